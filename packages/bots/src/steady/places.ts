/** What it is worth to act in a place, for any seat, from what everybody sees. */
import { areas, type LocationId, launchAreas, type PlayerView, type View } from '@ragtag/galactica';
import { characterOf, locationOf } from './entries.ts';
import { cardPrice, cardsOf } from './hand.ts';
import {
  civilianWorth,
  galacticaHits,
  HITS,
  lossOf,
  QUORUM,
  raiderWorth,
  relief,
  SHIPS,
  trackWorth,
} from './points.ts';
import { basestarsOut, bestArea, guards, humansOf, once, playerAt, raidersIn, type Scene } from './scene.ts';
import { nukeWorth, pilotWorth } from './ships.ts';
import { shipThreat, waiting } from './threat.ts';
import { value } from './value.ts';

/** Population at risk on each space of the Jump Preparation track, and the turns a jump there saves. */
const AT_RISK = [0, 0, 0, 3, 1, 0];
const TURNS_SAVED = [0, 0, 0, 3.1, 1.5, 0];
const LOST = 0.68;
const WINS = 50;

function ftlWorth(view: View): number {
  const atRisk = AT_RISK[view.jumpTrack] ?? 0;
  if (atRisk === 0) return 0;
  const { population } = view.resources;
  const danger = shipThreat(view);
  if (view.nextJumpWins) {
    const hidden = view.options.conflictedLoyalties ? 1 : 0; // a goal nobody has shown may cost one more
    if (population > atRisk + hidden) return WINS;
    if (population > atRisk) return 6;
    return danger > 4 ? 1.5 : 0;
  }
  // What waits on the Cylon Fleet board comes anyway: let it come, then leave it behind.
  if (view.options.cylonFleet && view.pursuit === 3 && waiting(view) >= 5 && relief(view) < 2) return 0;
  const gain = 0.7 * (TURNS_SAVED[view.jumpTrack] ?? 0) * (0.9 + danger);
  const cost = LOST * lossOf(view, 'population', atRisk);
  const plainly =
    atRisk === 1 ? population >= 4 : (population >= 8 && danger >= 0.5) || (population >= 6 && danger >= 1.5);
  if (plainly) return 1.2 + Math.max(0, gain - cost);
  return gain > cost && population - atRisk >= 3 ? gain - cost : 0;
}

/** A hit repaired there. */
export function repairWorth(view: View, id: string): number {
  if (!view.damaged.includes(id)) return 0;
  const fight = relief(view) > 1;
  if (locationOf(id)?.board === 'pegasus') return 0.5;
  const hit = HITS[galacticaHits(view) - 1] ?? 1;
  const use =
    id === 'ftl-control'
      ? view.jumpTrack >= 2
        ? 1
        : 0.2
      : fight && (id === 'command' || id === 'hangar-deck')
        ? 0.4
        : 0;
  return 0.85 * hit + use;
}

function contactWorth(view: View): number {
  let bare = 0;
  for (const area of areas) {
    const here = view.ships.areas[area];
    if (raidersIn(here) > 0 && guards(here) === 0) bare += here.civilians.length;
  }
  return 0.5 * Math.min(2, bare) * civilianWorth(view);
}

/** A pilot launches and acts at once. */
function hangarWorth(s: Scene, player: PlayerView): number {
  if (!characterOf(player.character?.id)?.canPilot) return 0;
  const { hangar } = s.view.ships;
  if (hangar.viper.reserve + hangar['mark-vii'].reserve + hangar['assault-raptor'].reserve === 0) return 0;
  const fight = relief(s.view) > 0;
  return Math.max(...launchAreas.map((area) => pilotWorth(s.view, area))) + (fight ? 0.45 : 0.1);
}

function batteriesWorth(view: View): number {
  return bestArea((area) => batteryWorth(view, area)).worth;
}
export function batteryWorth(view: View, area: (typeof areas)[number]): number {
  const here = view.ships.areas[area];
  const raiders = (3 / 8) * Math.min(2, here.raiders) + (2 / 8) * Math.min(4, raidersIn(here));
  const civilian = here.civilians.length > 0 ? civilianWorth(view) / 8 : 0;
  return raiders * raiderWorth(view, area) - civilian - (guards(here) > 0 ? SHIPS.damagedViper / 4 : 0);
}

const byPlace: { readonly [id: string]: (s: Scene, player: PlayerView) => number } = {
  'ftl-control': ({ view }) => ftlWorth(view),
  communications: ({ view }) => contactWorth(view),
  'hangar-deck': hangarWorth,
  'pegasus-cic': ({ view }) => (basestarsOut(view) > 0 ? (view.jumpTrack < 2 ? 0.5 : 0.3) : 0),
  'main-batteries': ({ view }) => batteriesWorth(view),
  'engine-room': ({ view }) => 0.35 * trackWorth(view, 1) - 0.9,
  'quorum-chamber': ({ view }, { seat }) => (view.titles.president === seat ? 2 * QUORUM : 0),
  brig: (s, { seat }) => 1.2 + brigCheck(s, seat) + (standstill(s) ? 4 : 0),
  'basestar-bridge': () => -1.6,
  caprica: (s, { seat }) => -capricaHarm(s, seat),
  'human-fleet': (s, { seat }) => (seat === s.me && goesIn(s) !== 0 ? goesIn(s) : -0.6),
  'resurrection-ship': (_, { superCrises }) => (superCrises.count === 0 ? -1.1 : -0.3),
  'hub-destroyed': () => -0.6,
};

/** To go among the humans, for somebody who can: for their good or not. */
export function goesIn({ course, me, view }: Scene): number {
  if (!course?.among || view.players[me]?.allegiance === 'infiltrating') return 0;
  return course.helps ? 3 : -3;
}

/** Getting out of the Brig: every turn in there is a turn lost. */
function brigCheck(s: Scene, seat: number): number {
  const entry = locationOf('brig');
  return entry ? entry.actions.reduce((sum, { effect }) => sum + value(effect.text, { ...s, you: seat }), 0) : 0;
}

/** Every human is in the Brig: neither crises nor jumps come of their turns. */
function standstill(s: Scene): boolean {
  return !s.view.options.cooperative && humansOf(s).every(({ place }) => place === 'brig');
}

/** A super crisis, when the humans can do little against it; else the worse of two crises. */
function capricaHarm(s: Scene, seat: number): number {
  const cards = humansOf(s).reduce((sum, { hand }) => sum + hand.count, 0);
  const each = cards / Math.max(1, humansOf(s).length);
  if (standstill(s)) return 4; // nothing else would hurt anybody
  if ((playerAt(s, seat)?.superCrises.count ?? 0) > 0) return each < 3 || s.view.jumpTrack >= 4 ? 3.6 : 3.2;
  return s.view.jumpTrack >= 4 && !s.view.nextJumpWins ? 1.2 : 1.7;
}

/** Acting in a place, wherever the player is now. For Cylon players it is what the humans lose, as a negative number. */
export function placeWorth(s: Scene, seat: number, id: string): number {
  return once(s, `${seat} ${id}`, () => worthOfPlace(s, seat, id));
}

function worthOfPlace(s: Scene, seat: number, id: string): number {
  const player = playerAt(s, seat);
  const entry = locationOf(id);
  if (!player || !entry || s.view.damaged.includes(id)) return 0;
  const scene = { ...s, you: seat, name: entry.name };
  const known = byPlace[id];
  const worth = known
    ? known(scene, player)
    : entry.actions.reduce((sum, { effect }) => sum + value(effect.text, scene), 0);
  return worth > 0 ? worth - drawback(s, player, id) : worth;
}

/** What a sheet takes from acting in places. */
function drawback(s: Scene, { seat, character }: PlayerView, id: string): number {
  let cost = 0;
  for (const { name, hooks } of characterOf(character?.id)?.abilities ?? []) {
    if (hooks?.activationCost) cost += 0.8;
    if (name === 'Convicted Criminal' && s.view.players.some((one) => one.seat !== seat && one.place === id)) cost += 9;
    if (name === 'Emotionally Attached' && id === 'admirals-quarters') cost += 9;
    if (name === 'Bent on Revenge' && (id === 'ftl-control' || id === 'engine-room')) cost += 2 * WINS;
  }
  return cost;
}

export interface BestPlace {
  readonly id: string;
  readonly worth: number;
}

/** The best place in reach of a seat, what getting there costs counted. */
export function bestPlace(s: Scene, seat: number): BestPlace {
  const player = playerAt(s, seat);
  if (!player) return { id: '', worth: 0 };
  const board = locationOf(player.place)?.board ?? null;
  let best: BestPlace = { id: player.place, worth: 0 };
  for (const id of reachable(s.view)) {
    const cost = locationOf(id)?.board === board ? 0 : CHANGE_SHIP;
    const worth = placeWorth(s, seat, id) - cost;
    if (worth > best.worth) best = { id, worth };
  }
  return best;
}
export const CHANGE_SHIP = 0.45;

export const humanPlaces: readonly LocationId[] = [
  'ftl-control',
  'weapons-control',
  'communications',
  'research-lab',
  'command',
  'hangar-deck',
  'armory',
  'pegasus-cic',
  'main-batteries',
  'presidents-office',
  'quorum-chamber',
];
function reachable(view: View): readonly LocationId[] {
  return humanPlaces.filter((id) => {
    const board = locationOf(id)?.board;
    if (board === 'pegasus' && view.destroyed.pegasus) return false;
    if (board === 'colonial-one' && view.destroyed.colonialOne) return false;
    return board !== undefined && view.boards.includes(board);
  });
}

/** What another does with an Executive Order: moves and acts, or acts twice. */
export function orderWorth(s: Scene, seat: number): number {
  const player = playerAt(s, seat);
  if (!player || player.revealed || player.stranded > 0) return 0;
  if (player.piloting) return Math.max(1.9 * pilotWorth(s.view, player.piloting.area), bestPlace(s, seat).worth);
  if (player.place === 'brig') return 0.3;
  return Math.max(bestPlace(s, seat).worth, 1.6 * placeWorth(s, seat, player.place));
}

/** The best one to give an order to, the suspects left out. */
export function bestOrder(s: Scene): number {
  return once(s, 'order', () => worthOfOrder(s));
}

function worthOfOrder(s: Scene): number {
  let best = 0;
  for (const { seat } of humansOf(s)) {
    const belief = s.belief(seat);
    if (seat === s.you || belief > 0.35) continue;
    best = Math.max(best, orderWorth(s, seat) - 1.5 * Math.max(0, belief - 0.2));
  }
  return best;
}

/** A nuke fired now, one kept for the last two legs. */
export function launchNukeWorth({ view }: Scene): number {
  const keep = view.nukes.held <= 1 && view.distance < 5 ? 1.3 : SHIPS.nuke;
  return bestArea((area) => nukeWorth(view, area)).worth - keep;
}

/** What the cards that a seat discards on the way cost; only one's own are known. */
export function cheapestCard(s: Scene): number {
  const me = playerAt(s, s.me);
  if (!me) return CHANGE_SHIP;
  const prices = cardsOf(me).map((card) => cardPrice(card, me.hand.count));
  return prices.length === 0 ? CHANGE_SHIP : Math.max(0, Math.min(...prices));
}
