/** The Sympathizer: where nothing is in the red, one Cylon more. BG-UNI-32..39 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Hooks } from '../../core/engine/hooks.ts';
import { sendTo } from '../../core/rules/hazardous-locations.ts';
import { loyaltyEntry } from '../../core/rules/loyalty.ts';
import { isRed } from '../../core/rules/resources.ts';
import { revealAsCylon } from '../../core/rules/reveal.ts';
import { countsAsCylon } from '../../core/state/allegiance.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { resources } from '../../core/state/terms.ts';
import { zones } from '../../core/state/zones.ts';

/** Turned up at once. BG-UNI-32 */
export function* receiveSympathizer(g: Galactica, seat: Seat, card: Card): Rules<void> {
  if (!resources.some((resource) => isRed(g, resource))) {
    yield* revealAsCylon(g, seat, card, 'card'); // BG-UNI-36, BG-UNI-37
    return;
  }
  g.cards.move(card, zones.loyaltyFaceup(seat)); // one more card that is no Cylon. BG-UNI-34
  g.emit({ type: 'loyalty-shown', seat, names: ['sympathizer'] });
  yield* sendTo(g, seat, 'brig'); // BG-UNI-33
}

/** Who became a Cylon by it never gets to the Cylon Fleet. BG-UNI-38 */
export const sympathizerRules: Hooks = {
  forbid(g, _owner, seat, what) {
    if (what.kind !== 'activate' || what.location !== 'cylon-fleet' || !countsAsCylon(g, seat)) return false;
    const kinds = g.cards.list(zones.loyaltyFaceup(seat)).map((card) => loyaltyEntry(g, card).kind);
    if (!kinds.includes('sympathizer')) return false;
    // A Cylon by another card, whom it only sent to the Brig before; games of earlier revisions barred these too. BG-UNI-34
    return g.configuration.revision < 8 || !kinds.includes('cylon');
  },
};
