/** Engineering cards. */

import type { SkillEntry } from '../../../core/content/entry.ts';
import { beforeCheck, fewHigh, fewLow, high, interrupts, low, skill } from '../../../core/content/skill.ts';
import { countDouble, countPositive, difficulty, later, makeReckless } from '../../../core/effects/check.ts';
import { damageGalactica } from '../../../core/effects/damage.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { all, choose, condition, onlyIf, roll } from '../../../core/effects/flow.ts';
import { jumpTrack, notOnBlue } from '../../../core/effects/jump.ts';
import { gainAssaultRaptor, gainNuke, regainRaptor, repairVipers } from '../../../core/effects/ships.ts';
import { window } from '../../../core/engine/windows.ts';
import { isLocation } from '../../../core/rules/boards.ts';
import { isDamaged, repairLocation } from '../../../core/rules/damage.ts';
import { drawSkills } from '../../../core/rules/receive-skills.ts';
import { mayMakeReckless } from '../../../core/rules/reckless.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import type { LocationId, Place } from '../../../core/state/terms.ts';

function damagedPlace(g: Galactica, place: Place): LocationId | null {
  return isLocation(place) && isDamaged(g, place) ? place : null;
}

const repairHere: Effect = code(
  'repair the location you are in',
  function* (g, c) {
    const place = damagedPlace(g, g.player(c.you).place);
    if (place) repairLocation(g, place);
  },
  (g, c) => damagedPlace(g, g.player(c.you).place) !== null,
);
const onHangarDeck = condition('you are on the Hangar Deck', (g, c) => g.isAt(c.you, 'hangar-deck'));
const mend = choose('you', repairHere, onlyIf(onHangarDeck, repairVipers(2, { upTo: true })));
const repair: Effect = {
  ...mend,
  *run(g, c) {
    yield* mend.run(g, c);
    yield* window(g, 'repair-used', { seat: c.you }, { seats: [c.you] });
  },
};

/** Carried out with the result; a partial pass is no pass. BG-UNI-141 */
const installUpgrades: Pick<SkillEntry, 'checkAbility' | 'inCheck'> = {
  checkAbility: later(
    'with the result of the check the current player draws 2 engineering cards if it passed, otherwise 1',
  ),
  inCheck: {
    withResult: (g, check) => drawSkills(g, g.current, check.outcome === 'pass' ? 2 : 1, ['engineering']),
  },
};

export const engineeringCards: readonly SkillEntry[] = [
  skill('Repair', 'base', 'engineering', low, { action: repair }),
  skill('Scientific Research', 'base', 'engineering', high, beforeCheck(countPositive('engineering'))),
  skill('Jury Rigged', 'pegasus', 'engineering', fewLow, {
    reckless: true,
    ...beforeCheck(all(makeReckless, difficulty(-4)), mayMakeReckless),
  }),
  skill('Calculations', 'pegasus', 'engineering', fewHigh, {
    ...interrupts('after a die is rolled: add 1 to the result or take 1 off, once per roll', {
      window: 'after-roll',
      once: 'roll',
      choices: () => [{ change: 1 }, { change: -1 }],
      *respond(_g, _seat, { roll: one }, { change }) {
        one.modifiers.push({ source: 'Calculations', amount: change === 1 ? 1 : -1 });
      },
    }),
  }),
  skill('Build Nuke', 'exodus', 'engineering', { 6: 1 }, { action: gainNuke }),
  skill('Establish Network', 'exodus', 'engineering', { 0: 3 }, { checkAbility: countDouble('engineering') }),
  skill('Install Upgrades', 'daybreak', 'engineering', { 0: 2 }, installUpgrades),
  skill(
    'Raptor Specialist',
    'daybreak',
    'engineering',
    { 3: 1, 4: 1 },
    {
      action: choose('you', gainAssaultRaptor, regainRaptor(1)),
    },
  ),
  skill(
    'Test the Limits',
    'daybreak',
    'engineering',
    { 5: 1 },
    {
      action: onlyIf(notOnBlue, all(jumpTrack(1), roll(5).orLess(damageGalactica(1)))),
    },
  ),
];
