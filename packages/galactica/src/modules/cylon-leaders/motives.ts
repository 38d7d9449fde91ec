/** The Motive Cards. BG-MOTIVE-02 */
import { inCombat } from '../../core/rules/cylon-ships.ts';
import type { Side } from '../../core/state/terms.ts';
import { mutinyZones } from '../daybreak/zones.ts';
import { aimText, allegiances, type MotiveEntry } from './aims.ts';
import { allOf, atLeast, atMost, holds, type Met, somebodyElseInBrig, travelled, vipersLost } from './conditions.ts';

type Given = readonly [id: string, name: string, side: Side, condition: string, met: Met];

function motive(when: MotiveEntry['when'], [id, name, side, condition, met]: Given): MotiveEntry {
  return {
    deck: 'motive',
    id,
    name,
    set: 'daybreak',
    since: 3,
    option: 'cylon-leader',
    count: 1,
    side,
    when,
    met,
    text: aimText(side, when === 'game-over' ? 'when the game is over, ' : '', condition),
    facts: { id, allegiance: allegiances[side], onlyWhenGameOver: when === 'game-over' },
  };
}

/** The fleet can jump, at a risk. */
const [FIRST_BLUE, LAST_BLUE] = [3, 4];
const noCenturions: Met = ({ state: { boarding } }) => {
  for (let space = 0; space < boarding.length; space++) if (boarding.get(space) > 0) return false;
  return true;
};

const atAnyTime: readonly Given[] = [
  [
    'a-justified-response',
    'A Justified Response',
    'cylons',
    'the fleet marker is on a blue space of the Jump Preparation track, and there is no raider, heavy raider or basestar on the main board',
    (g) => g.state.jumpTrack >= FIRST_BLUE && g.state.jumpTrack <= LAST_BLUE && !inCombat(g),
  ],
  [
    'end-the-chase',
    'End the Chase',
    'humans',
    "FTL Control or the Admiral's Quarters are damaged",
    ({ state }) => state.damaged['ftl-control'] || state.damaged['admirals-quarters'],
  ],
  [
    'make-an-ally',
    'Make an Ally',
    'humans',
    'another player is in the Brig, and you have a mutiny card',
    allOf((g, seat) => g.cards.count(mutinyZones.hand(seat)) > 0, somebodyElseInBrig),
  ],
  [
    'no-unnecessary-force',
    'No Unnecessary Force',
    'cylons',
    'the fleet has travelled a distance of 5 or more, and there is no centurion on the Boarding Party track',
    allOf(travelled(5), noCenturions),
  ],
];

const whenOver: readonly Given[] = [
  ['a-false-sense-of-security', 'A False Sense of Security', 'cylons', 'morale is 3 or more', atLeast('morale', 3)],
  ['fight-with-honor', 'Fight with Honor', 'cylons', 'you hold 3 or more treachery cards', holds('treachery', 3)],
  ['harvest-their-resources', 'Harvest their Resources', 'cylons', 'food is 2 or more', atLeast('food', 2)],
  [
    'improve-efficiency',
    'Improve Efficiency',
    'humans',
    'you hold a politics, a tactics and an engineering card',
    allOf(holds('politics', 1), holds('tactics', 1), holds('engineering', 1)),
  ],
  ['keep-them-docile', 'Keep Them Docile', 'humans', 'food is 4 or less', atMost('food', 4)],
  ['learn-to-cherish', 'Learn to Cherish', 'humans', 'population is 6 or less', atMost('population', 6)],
  ['pressure-their-leaders', 'Pressure their Leaders', 'humans', 'morale is 5 or less', atMost('morale', 5)],
  [
    'remove-the-threat',
    'Remove the Threat',
    'humans',
    '4 or more vipers are damaged or destroyed',
    (g) => vipersLost(g) >= 4,
  ],
  [
    'savor-their-demise',
    'Savor their Demise',
    'cylons',
    'the fleet has travelled a distance of 7 or more',
    travelled(7),
  ],
  ['subjects-for-study', 'Subjects for Study', 'cylons', 'population is 4 or more', atLeast('population', 4)],
];

export const motives: readonly MotiveEntry[] = [
  ...atAnyTime.map((given) => motive('at-any-time', given)),
  ...whenOver.map((given) => motive('game-over', given)),
];

/** Those that can be turned up while the game goes on. */
export const openMotives: readonly MotiveEntry[] = motives.filter(({ when }) => when === 'at-any-time');
