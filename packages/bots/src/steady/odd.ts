/** What the words are worth that only one card has, by the card's name or the key of its phrase; what is not here counts nothing. */
import { areas, launchAreas } from '@ragtag/galactica';
import { skillNamed } from './entries.ts';
import { bestOrder, goesIn, humanPlaces, launchNukeWorth, placeWorth, repairWorth } from './places.ts';
import {
  basestarWorth,
  civilianWorth,
  distanceWorth,
  heavyRaiderWorth,
  MIRACLE,
  QUORUM,
  trackWorth,
} from './points.ts';
import { guards, humansOf, playerAt, type Scene } from './scene.ts';
import { bestActivations, destroyWorth, pilotWorth } from './ships.ts';
import { threat } from './threat.ts';

type Worth = (s: Scene) => number;

const byName: { readonly [name: string]: Worth } = {
  // skill cards
  'Executive Order': bestOrder,
  'Preventative Policy': () => 0.35,
  'Popular Influence': () => QUORUM + 0.2,
  Negotiation: ({ view }) => threat(view),
  'State of Emergency': (s) => 0.6 * humansOf(s).length - 0.9 * (s.view.players.length - humansOf(s).length),
  'Unorthodox Plan': (s) =>
    Math.max(...['command', 'armory', 'weapons-control', 'communications'].map((id) => placeWorth(s, s.you, id))),
  'Maximum Firepower': (s) => 0.85 * pilotShots(s, 4),
  'Full Throttle': (s) => Math.max(...areas.map((area) => pilotWorth(s.view, area))) * 0.9,
  'Launch Reserves': (s) => (isFight(s) ? 1.3 : 0.2),
  Repair: (s) => repairWorth(s.view, playerAt(s, s.you)?.place ?? ''),
  // crises
  'Legendary Discovery': ({ view }) => distanceWorth(view, 1),
  'Fulfiller of Prophecy': ({ view }) => 0.65 * trackWorth(view, 1) - 1.8,
  'Bomb on Colonial 1': () => -1.5,
  'Psychological Warfare': () => -0.6,
  Besieged: () => -1.2,
  'Trial by Fire': () => 0.9,
  // destinations
  'Mining Asteroid': () => -2,
  'Derelict Basestar': () => -1.2,
  // quorum and mutiny cards, sheets
  'Civilian Self Defense': (s) => {
    const with_ = areas.filter((area) => s.view.ships.areas[area].civilians.length > 0);
    const best = Math.max(0, ...with_.map((area) => destroyedNear({ ...s, area })));
    return best - civilianWorth(s.view) / 4;
  },
  'Consult the Oracle': () => 0.4,
  'Resources for Galactica': ({ view }) => Math.max(0, ...view.damaged.map((id) => repairWorth(view, id))),
  Resignation: (s) => 3 * s.belief(s.you) - 1,
  'Scavenging for Parts': ({ view }) =>
    areas.some((area) => view.ships.areas[area].civilians.length > 0) ? 0.6 * civilianWorth(view) : 0,
  'Skilled Politician': () => 0.9,
  Organized: (s) => {
    const worths = humanPlaces.map((id) => Math.max(0, placeWorth(s, s.you, id))).sort((a, b) => b - a);
    return worths.slice(0, 3).reduce((sum, worth) => sum + worth, 0);
  },
  'Abuse Power': () => 0.9,
  'Star Player': (s) => 0.12 * (playerAt(s, s.me)?.hand.cards.filter(isPoor).length ?? 0),
  Influential: () => 0.3,
  Sacrifice: (s) => {
    const area = playerAt(s, s.you)?.piloting?.area;
    if (!area) return 0;
    const { heavyRaiders, basestars } = s.view.ships.areas[area];
    const heavy = Math.min(2, heavyRaiders) * heavyRaiderWorth(area);
    const basestar = Math.max(0, ...basestars.map(({ damage }) => basestarWorth(damage)));
    return Math.max(destroyWorth({ ...s, area }, 'raider', 5), heavy, basestar) - 1.1;
  },
  Resolute: (s) =>
    s.course?.helps
      ? Math.max(...humanPlaces.map((id) => placeWorth(s, s.you, id)))
      : Math.min(...cylonPlaces.map((id) => placeWorth(s, s.you, id))),
  'Cryptic Message': (s) => 0.3 * (handOf(s, s.you) - handOf(s, s.chosen ?? s.you)),
  'Glimpse the Face of God': (s) => (s.course?.helps ? 0.2 : -0.4),
  Meticulous: (s) => 2 * leaveWorth(s),
};

const byKey: { readonly [key: string]: Worth } = {
  'base.launch': launchNukeWorth,
  'cylon-fleet.activate-one': (s) => bestActivations(s, 1),
  'cylon-fleet.may-activate-one': (s) => bestActivations(s, 1),
  'pegasus.add-all-to-check': () => 1,
  'pegasus.take-all': () => 0.6,
  'daybreak.takes-token': (s) => 0.3 + MIRACLE * (s.chosen === null ? 0 : s.belief(s.chosen)),
  'base.infiltration': goesIn,
  'daybreak.and-go': (s) => leaveWorth(s),
};

export function oddWorth(s: Scene, key: string): number {
  return (byName[s.name] ?? byKey[key])?.(s) ?? 0;
}

const cylonPlaces = ['caprica', 'cylon-fleet', 'human-fleet', 'basestar-bridge'] as const;

/** To leave the humans, for somebody among them: whoever helps them stays, whoever does not has more to do elsewhere. */
export function leaveWorth({ course }: Scene): number {
  if (!course) return 0;
  return course.among ? (course.helps ? -1.5 : 1.5) : -1.2;
}

/** A card that is better exchanged for another. */
export function isPoor({
  type,
  strength = 0,
  name,
}: {
  readonly type?: string;
  readonly strength?: number;
  readonly name: string;
}): boolean {
  return type === 'treachery' ? !skillNamed(name)?.onDiscard : strength <= 1;
}

function handOf(s: Scene, seat: number): number {
  return playerAt(s, seat)?.hand.count ?? 0;
}

function destroyedNear(s: Scene): number {
  return Math.max(destroyWorth(s, 'raider', 3), destroyWorth(s, 'heavyRaider', 1));
}

function pilotShots(s: Scene, most: number): number {
  const area = playerAt(s, s.you)?.piloting?.area;
  if (!area) return 0;
  const { raiders, heavyRaiders, basestars } = s.view.ships.areas[area];
  const shots = Math.min(most, raiders + (heavyRaiders > 0 || basestars.length > 0 ? most : 0));
  return shots * pilotWorth(s.view, area);
}

function isFight({ view }: Scene): boolean {
  return threat(view) > 0.8 && launchAreas.some((area) => guards(view.ships.areas[area]) < 3);
}
