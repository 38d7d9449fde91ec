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

type Given = readonly [id: string, name: string, side: Side, met: Met];

function agenda(kind: AgendaEntry['kind'], [id, name, side, met]: Given): AgendaEntry {
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
    text: aimText('agenda', side, id),
    facts: { id, type: kind, allegiance: allegiances[side] },
  };
}

const hostile: readonly Given[] = [
  ['show-their-true-nature', 'Show Their True Nature', 'cylons', anyOf(inTheBrig, ({ state }) => state.leaderExecuted)],
  ['siege-warfare', 'Siege Warfare', 'cylons', allRed],
  [
    'reduce-them-to-ruins',
    'Reduce Them to Ruins',
    'cylons',
    allOf((g) => damagedOn(g, 'galactica', 'pegasus') >= 4, atMost('morale', 3)),
  ],
  ['genocide', 'Genocide', 'cylons', allOf(atMost('food', 2), atMost('population', 2))],
  ['mutual-annihilation', 'Mutual Annihilation', 'humans', ({ state }) => state.leaderPlayedSuperCrisis],
  ['grant-mercy', 'Grant Mercy', 'humans', anyOf(atMost('population', 2), atMost('morale', 2), atMost('food', 2))],
];

const sympathetic: readonly Given[] = [
  [
    'guide-them-to-destiny',
    'Guide Them to Destiny',
    'humans',
    ({ state: { resources } }) => Math.abs(resources.population - resources.morale) <= 2,
  ],
  ['convert-the-infidels', 'Convert the Infidels', 'humans', everyResource((n) => n <= 3)],
  ['join-the-colonials', 'Join the Colonials', 'humans', (g, seat) => isInfiltrating(g, seat) && !inTheBrig(g, seat)],
  ['the-illusion-of-hope', 'The Illusion of Hope', 'cylons', travelled(6)],
  ['prove-their-worth', 'Prove Their Worth', 'humans', (g) => vipersLost(g) + raptorsLost(g) >= 5],
  ['salvage-their-equipment', 'Salvage their Equipment', 'cylons', (g) => damagedOn(g, 'galactica') <= 2],
];

export const agendas: readonly AgendaEntry[] = [
  ...hostile.map((given) => agenda('hostile', given)),
  ...sympathetic.map((given) => agenda('sympathetic', given)),
];
