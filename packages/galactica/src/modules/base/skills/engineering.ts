/** Engineering cards. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { beforeCheck, high, low, skill } from '../../../core/content/skill.ts';
import { countPositive } from '../../../core/effects/check.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { choose, condition, onlyIf } from '../../../core/effects/flow.ts';
import { repairVipers } from '../../../core/effects/ships.ts';
import { window } from '../../../core/engine/windows.ts';
import { isLocation } from '../../../core/rules/boards.ts';
import { isDamaged, repairLocation } from '../../../core/rules/damage.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import type { LocationId, Place } from '../../../core/state/terms.ts';
import { phrase } from '../../../core/text/phrase.ts';

function damagedPlace(g: Galactica, place: Place): LocationId | null {
  return isLocation(place) && isDamaged(g, place) ? place : null;
}

const repairHere: Effect = code(
  phrase('base.repair-here'),
  function* (g, c) {
    const place = damagedPlace(g, g.player(c.you).place);
    if (place) repairLocation(g, place);
  },
  (g, c) => damagedPlace(g, g.player(c.you).place) !== null,
);

const onHangarDeck = condition(phrase('base.on-hangar-deck'), (g, c) => g.isAt(c.you, 'hangar-deck'));

const mend = choose('you', repairHere, onlyIf(onHangarDeck, repairVipers(2, { upTo: true })));

const repair: Effect = {
  ...mend,
  *run(g, c) {
    yield* mend.run(g, c);
    yield* window(g, 'repair-used', { seat: c.you }, { seats: [c.you] });
  },
};

export const engineeringCards: readonly SkillEntry[] = [
  skill('Repair', 'base', 'engineering', low, { action: repair }),
  skill('Scientific Research', 'base', 'engineering', high, beforeCheck(countPositive('engineering'))),
];
