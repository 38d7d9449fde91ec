/** Infiltrating: a known Cylon goes about among the humans, and comes back. BG-INFIL-01.. */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose } from '../../core/engine/asking.ts';
import { discardTo } from '../../core/engine/decks.ts';
import { active } from '../../core/engine/hooks.ts';
import { isHazardous, isInBrig, locationsInPlay } from '../../core/rules/boards.ts';
import { discardSkills } from '../../core/rules/discard.ts';
import { mayGoTo, moveCharacter, sendTo } from '../../core/rules/hazardous-locations.ts';
import { isInfiltrating } from '../../core/state/allegiance.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { zones } from '../../core/state/zones.ts';
import { hasAims } from './agenda-rules.ts';

/** Skill cards that somebody keeps who comes back out of the Brig. BG-INFIL-16, BG-ACTION-10 */
const KEPT = 3;

/** Whoever has aims of their own. BG-INFIL-01, BG-INFIL-18, BG-UNI-53, BG-UNI-84 */
export function mayInfiltrate(g: Galactica, seat: Seat): boolean {
  return hasAims(g, seat) && !isInfiltrating(g, seat);
}

/** To any location of Galactica but those that nobody enters of their own will. BG-INFIL-02 */
export function* infiltrate(g: Galactica, seat: Seat): Rules<void> {
  const { location } = yield* choose({
    seat,
    kind: 'choose-location',
    rules: ['BG-INFIL-02'],
    context: { seat, why: 'infiltrate' },
    options: locationsInPlay(g, 'galactica')
      .filter((id) => !isHazardous(g, id) && mayGoTo(g, seat, id))
      .map((id) => ({ type: 'location', location: id })),
  });
  g.player(seat).infiltrating = true;
  g.emit({ type: 'infiltrated', seat });
  yield* moveCharacter(g, seat, location);
}

/** A Cylon player again, wherever he stands: what only humans have goes. BG-INFIL-11, BG-INFIL-17, BG-FAQ-35 */
export function leaveHumans(g: Galactica, seat: Seat): void {
  if (!isInfiltrating(g, seat)) return;
  g.player(seat).infiltrating = false;
  g.emit({ type: 'infiltration-ended', seat });
  for (const card of g.cards.list(zones.quorumGiven(seat))) discardTo(g, card, zones.quorumDiscard);
  for (const { hook, owner } of active(g, 'infiltrationEnds')) hook(g, owner, seat);
}

/** Coming back out of the Brig costs cards, unless an ability spares that. BG-INFIL-16, BG-CLAR-04 */
export function* comeBack(g: Galactica, seat: Seat, { free = false } = {}): Rules<void> {
  const over = isInBrig(g, seat) && !free ? g.cards.count(zones.hand(seat)) - KEPT : 0;
  leaveHumans(g, seat);
  if (over > 0) yield* discardSkills(g, seat, over, 'choice', {});
}

/** The action that an infiltrator always has. BG-INFIL-15, BG-ACTION-09 */
export function* endInfiltration(g: Galactica, seat: Seat, options: { readonly free?: boolean } = {}): Rules<void> {
  yield* comeBack(g, seat, options);
  yield* sendTo(g, seat, 'resurrection-ship');
}
