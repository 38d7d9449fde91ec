/** The Agenda Cards, for a game without Motive Cards. BG-UNI-51, BG-UNI-58..63 */
import { isInfiltrating } from '../../core/state/allegiance.ts';
import type { Side } from '../../core/state/terms.ts';
import { type AgendaEntry, aimText, allegiances } from './aims.ts';
import {
  allOf,
  allRed,
  anyOf,
  atMost,
  damagedOn,
  everyResource,
  inTheBrig,
  type Met,
  raptorsLost,
  travelled,
  vipersLost,
} from './conditions.ts';

type Given = readonly [id: string, name: string, side: Side, condition: string, met: Met];

function agenda(kind: AgendaEntry['kind'], [id, name, side, condition, met]: Given): AgendaEntry {
  return {
    deck: 'agenda',
    id,
    name,
    set: 'pegasus',
    since: 3,
    option: 'agenda',
    count: 1,
    kind,
    side,
    met,
    text: aimText(side, 'in the end ', condition),
    facts: { id, type: kind, allegiance: allegiances[side] },
  };
}

const hostile: readonly Given[] = [
  [
    'show-their-true-nature',
    'Show Their True Nature',
    'cylons',
    'you are in the Brig, or have been executed at least once',
    anyOf(inTheBrig, ({ state }) => state.leaderExecuted),
  ],
  ['siege-warfare', 'Siege Warfare', 'cylons', 'every resource is in the red', allRed],
  [
    'reduce-them-to-ruins',
    'Reduce Them to Ruins',
    'cylons',
    '4 or more locations of Galactica and Pegasus are damaged, and morale is 3 or less',
    allOf((g) => damagedOn(g, 'galactica', 'pegasus') >= 4, atMost('morale', 3)),
  ],
  [
    'genocide',
    'Genocide',
    'cylons',
    'food is 2 or less, and so is population',
    allOf(atMost('food', 2), atMost('population', 2)),
  ],
  [
    'mutual-annihilation',
    'Mutual Annihilation',
    'humans',
    'you have played a super crisis',
    ({ state }) => state.leaderPlayedSuperCrisis,
  ],
  [
    'grant-mercy',
    'Grant Mercy',
    'humans',
    'population, morale or food is 2 or less',
    anyOf(atMost('population', 2), atMost('morale', 2), atMost('food', 2)),
  ],
];

const sympathetic: readonly Given[] = [
  [
    'guide-them-to-destiny',
    'Guide Them to Destiny',
    'humans',
    'population and morale are within 2 of each other',
    ({ state: { resources } }) => Math.abs(resources.population - resources.morale) <= 2,
  ],
  [
    'convert-the-infidels',
    'Convert the Infidels',
    'humans',
    'every resource is 3 or less',
    everyResource((n) => n <= 3),
  ],
  [
    'join-the-colonials',
    'Join the Colonials',
    'humans',
    'you infiltrate and are not in the Brig',
    (g, seat) => isInfiltrating(g, seat) && !inTheBrig(g, seat),
  ],
  [
    'the-illusion-of-hope',
    'The Illusion of Hope',
    'cylons',
    'the fleet has travelled a distance of 6 or more',
    travelled(6),
  ],
  [
    'prove-their-worth',
    'Prove Their Worth',
    'humans',
    '5 or more vipers and raptors together are damaged or destroyed',
    (g) => vipersLost(g) + raptorsLost(g) >= 5,
  ],
  [
    'salvage-their-equipment',
    'Salvage their Equipment',
    'cylons',
    '2 or fewer locations of Galactica are damaged',
    (g) => damagedOn(g, 'galactica') <= 2,
  ],
];

export const agendas: readonly AgendaEntry[] = [
  ...hostile.map((given) => agenda('hostile', given)),
  ...sympathetic.map((given) => agenda('sympathetic', given)),
];
