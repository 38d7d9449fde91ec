/** What an event looks like on the board; most look like nothing. */
import type { EventName, EventOf, GalacticaEvent } from '@ragtag/galactica';
import { type BoardEvent, type DeedEvent, isTold, type LossEvent, roleOf } from '@ragtag/galactica/words';
import type { GameEvent } from '@ragtag/kernel';
import type { Step } from '../fight/fights.ts';
import { type Area, areas, middleOf, type Point, type Ring, way } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { AnyShip } from './ships.tsx';
import { tubeOf } from './space.tsx';

export type Motion =
  | { readonly kind: 'flight'; readonly ship: AnyShip; readonly n: number; readonly path: readonly Point[] }
  | { readonly kind: 'walk'; readonly seat: number; readonly path: readonly Point[] }
  | { readonly kind: 'shot'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'burst'; readonly at: Point; readonly of: 'ship' | 'great ship' | 'jump' }
  | { readonly kind: 'alarm'; readonly box: string }
  | { readonly kind: 'jump' };

const isArea = (value: unknown): value is Area => areas.some((area) => area === value);

type Seen<T extends EventName> = (event: EventOf<T>, layout: Layout) => Motion | null;

const seen: { readonly [T in BoardEvent]: Seen<T> } = {
  'viper-moved': ({ ship, from, to }, { ring }) => flight(ship ?? 'viper', from, to, ring),
  'civilian-moved': ({ from, to }, { ring }) => (from === null ? null : flight('civilian', from, to, ring)),
  'viper-launched': ({ ship, area }, layout) => ({ kind: 'flight', ship, n: 1, path: fromTube(layout, area) }),
  'piloting-started': ({ ship, area, from }, layout) =>
    from === 'reserve' ? { kind: 'flight', ship, n: 1, path: fromTube(layout, area) } : null,
  'viper-returned': ({ ship, from }, layout) => ({
    kind: 'flight',
    ship,
    n: 1,
    path: fromTube(layout, from).reverse(),
  }),
  'character-moved': ({ seat, from, to }, layout) => walk(seat, from, to, layout),
  'character-placed': ({ seat, place }, layout) => walk(seat, 'hangar-deck', place, layout),
  'civilian-placed': ({ area }, { ring }) => ({ kind: 'burst', at: middleOf(ring, area), of: 'jump' }),
  jumped: () => ({ kind: 'jump' }),
};

/** Everything but fights, which are shown step by step. */
export function motionOf(event: GameEvent, layout: Layout): Motion | null {
  if (!isTold(event) || roleOf(event).board === undefined) return null;
  const look = seen[event.type as BoardEvent] as Seen<EventName>; // as its role says; each is asked of its own type
  return look(event, layout);
}

function flight(ship: AnyShip, from: unknown, to: unknown, ring: Ring, n = 1): Motion | null {
  return isArea(from) && isArea(to) && from !== to ? { kind: 'flight', ship, n, path: way(ring, from, to) } : null;
}

function walk(seat: unknown, from: unknown, to: unknown, layout: Layout): Motion | null {
  const [a, b] = [layout.plates[String(from)], layout.plates[String(to)]];
  if (typeof seat !== 'number' || !a || !b || a === b) return null;
  const feet = ({ x, y, width, height }: typeof a): Point => ({ x: x + width - 19, y: y + height - 17 });
  return { kind: 'walk', seat, path: [feet(a), feet(b)] };
}

/** Out of the port pod, then along the ring where the area is none of the two with a tube. */
function fromTube(layout: Layout, to: Area): Point[] {
  const nearest = to === 'stern' || to === 'starboard-stern' || to === 'port-stern' ? 'port-stern' : 'port-bow';
  const { x, y } = tubeOf(layout, nearest);
  return [{ x, y }, ...(nearest === to ? [middleOf(layout.ring, to)] : way(layout.ring, nearest, to))];
}

/** Where a step of a fight takes place, and how many ships it is of. */
interface Stand {
  readonly at: Point | null;
  readonly ring: Ring;
  readonly n: number;
}
type Done<T extends EventName> = (event: EventOf<T>, stand: Stand) => readonly (Motion | null)[];

const unseen = () => [];
const arrives = (_: unknown, { at }: Stand): readonly Motion[] => (at ? [{ kind: 'burst', at, of: 'jump' }] : []);
const fromHull = ({ at, ring }: Stand): readonly Motion[] =>
  at ? [{ kind: 'shot', from: towards(at, ring), to: at }] : [];

const deeds: { readonly [T in DeedEvent]: Done<T> } = {
  attacked: (_, stand) => fromHull(stand),
  'centurions-advanced': unseen,
  'cylon-ship-left-out': unseen,
  'cylon-ships-placed': arrives,
  'fleet-arrived': arrives,
  'fleet-board-placed': unseen,
  'galactica-attacked': (_, { at, ring }) => (at ? [{ kind: 'shot', from: at, to: towards(at, ring) }] : []),
  'heavy-raider-boarded': (_, { at, ring }) =>
    at ? [{ kind: 'flight', ship: 'heavy-raider', n: 1, path: [at, towards(at, ring)] }] : [],
  'heavy-raider-moved': ({ from, to, n }, { ring }) => [flight('heavy-raider', from, to, ring, n)],
  'nuke-launched': (_, stand) => [...fromHull(stand), stand.at && { kind: 'burst', at: stand.at, of: 'great ship' }],
  'raider-held-off': unseen,
  'raider-moved': ({ from, to, scar }, { ring, n }) => [flight(scar ? 'scar' : 'raider', from, to, ring, n)],
  'scar-arrived': arrives,
  'viper-attacked': (_, { at }) => (at ? [{ kind: 'shot', from: { x: at.x - 70, y: at.y - 30 }, to: at }] : []),
};

/** How a loss looks: a ship bursts, a place sounds the alarm, or there is nothing to see in space. */
const losses: { readonly [T in LossEvent]: 'ship' | 'great ship' | 'place' | null } = {
  'basestar-damaged': 'ship',
  'basestar-destroyed': 'great ship',
  'centurion-destroyed': null,
  'centurions-boarded': null,
  'civilian-destroyed': 'great ship',
  'heavy-raider-destroyed': 'ship',
  'location-damaged': 'place',
  'pegasus-destroyed': null,
  'pursuit-advanced': null,
  'raider-destroyed': 'ship',
  'resource-token-hit': null,
  'viper-damaged': 'ship',
  'viper-destroyed': 'ship',
};

/** What a step of a fight looks like. Where the die falls is where it matters: at the target. */
export function motionsOf({ main, n, after }: Step, layout: Layout, areaOfBasestar: (basestar: number) => Area | null) {
  const { ring } = layout;
  const at = 'area' in main && isArea(main.area) ? middleOf(ring, main.area) : targetOf(main, ring, areaOfBasestar);
  const { fight } = roleOf(main);
  const done = fight === 'deed' ? (deeds[main.type as DeedEvent] as Done<EventName>) : unseen; // as its role says
  const sights = [...done(main, { at, ring, n }), ...[main, ...after].map((event) => lossOf(event, layout, at))];
  return { sights: sights.filter((sight) => sight !== null), die: dieAt(main, at, ring) };
}

function targetOf({ target }: GameEvent, ring: Ring, areaOf: (basestar: number) => Area | null): Point | null {
  if (typeof target !== 'object' || target === null || !('basestar' in target)) return null;
  const area = areaOf(Number(target['basestar']));
  return area && middleOf(ring, area);
}

/** The hull as seen from an area. */
function towards(from: Point, { centre, inner }: Ring): Point {
  const [dx, dy] = [from.x - centre.x, from.y - centre.y];
  const size = 0.78 / Math.max(0.001, Math.hypot(dx / inner.x, dy / inner.y));
  return { x: centre.x + dx * size, y: centre.y + dy * size };
}

/** Galactica's own dice fall on her; where there is no place, in the middle. */
function dieAt({ type }: GalacticaEvent, at: Point | null, ring: Ring): Point {
  if (!at) return ring.centre;
  return type === 'galactica-attacked' ? towards(at, ring) : at;
}

function lossOf(event: GalacticaEvent, { ring, plates }: Layout, at: Point | null): Motion | null {
  const look = roleOf(event).fight === 'loss' ? losses[event.type as LossEvent] : null; // as its role says
  const { area, from, location }: GameEvent = event; // where it is, if it says so
  if (look === 'place') return plates[String(location)] ? { kind: 'alarm', box: String(location) } : null;
  if (look === null) return null;
  const where = isArea(area) ? middleOf(ring, area) : isArea(from) ? middleOf(ring, from) : at;
  return where && { kind: 'burst', at: where, of: look };
}
