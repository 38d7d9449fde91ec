/** The Motive Cards. BG-MOTIVE-02 */
import { inCombat } from '../../core/rules/cylon-ships.ts';
import type { Side } from '../../core/state/terms.ts';
import { mutinyZones } from '../daybreak/zones.ts';
import { aimText, allegiances, type MotiveEntry } from './aims.ts';
import { allOf, atLeast, atMost, holds, type Met, somebodyElseInBrig, travelled, vipersLost } from './conditions.ts';

type Given = readonly [id: string, name: string, side: Side, met: Met];

function motive(when: MotiveEntry['when'], [id, name, side, met]: Given): MotiveEntry {
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
    text: aimText(when === 'game-over' ? 'motive-when-over' : 'motive', side, id),
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
    (g) => g.state.jumpTrack >= FIRST_BLUE && g.state.jumpTrack <= LAST_BLUE && !inCombat(g),
  ],
  [
    'end-the-chase',
    'End the Chase',
    'humans',
    ({ state }) => state.damaged['ftl-control'] || state.damaged['admirals-quarters'],
  ],
  [
    'make-an-ally',
    'Make an Ally',
    'humans',
    allOf((g, seat) => g.cards.count(mutinyZones.hand(seat)) > 0, somebodyElseInBrig),
  ],
  ['no-unnecessary-force', 'No Unnecessary Force', 'cylons', allOf(travelled(5), noCenturions)],
];

const whenOver: readonly Given[] = [
  ['a-false-sense-of-security', 'A False Sense of Security', 'cylons', atLeast('morale', 3)],
  ['fight-with-honor', 'Fight with Honor', 'cylons', holds('treachery', 3)],
  ['harvest-their-resources', 'Harvest their Resources', 'cylons', atLeast('food', 2)],
  [
    'improve-efficiency',
    'Improve Efficiency',
    'humans',
    allOf(holds('politics', 1), holds('tactics', 1), holds('engineering', 1)),
  ],
  ['keep-them-docile', 'Keep Them Docile', 'humans', atMost('food', 4)],
  ['learn-to-cherish', 'Learn to Cherish', 'humans', atMost('population', 6)],
  ['pressure-their-leaders', 'Pressure their Leaders', 'humans', atMost('morale', 5)],
  ['remove-the-threat', 'Remove the Threat', 'humans', (g) => vipersLost(g) >= 4],
  ['savor-their-demise', 'Savor their Demise', 'cylons', travelled(7)],
  ['subjects-for-study', 'Subjects for Study', 'cylons', atLeast('population', 4)],
];

export const motives: readonly MotiveEntry[] = [
  ...atAnyTime.map((given) => motive('at-any-time', given)),
  ...whenOver.map((given) => motive('game-over', given)),
];

/** Those that can be turned up while the game goes on. */
export const openMotives: readonly MotiveEntry[] = motives.filter(({ when }) => when === 'at-any-time');
