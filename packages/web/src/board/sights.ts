/** What an event looks like on the board; most look like nothing. */
import type { GameEvent } from '@ragtag/kernel';
import type { Step } from '../fight/fights.ts';
import { type Area, areas, middleOf, type Point, type Ring, way } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { AnyShip } from './ships.tsx';
import { tubeOf } from './space.tsx';

export type Sight =
  | { readonly kind: 'flight'; readonly ship: AnyShip; readonly n: number; readonly path: readonly Point[] }
  | { readonly kind: 'walk'; readonly seat: number; readonly path: readonly Point[] }
  | { readonly kind: 'shot'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'burst'; readonly at: Point; readonly of: 'ship' | 'great ship' | 'jump' }
  | { readonly kind: 'alarm'; readonly box: string }
  | { readonly kind: 'jump' };

const isArea = (value: unknown): value is Area => areas.some((area) => area === value);
const viper = (ship: unknown): AnyShip => (ship === 'mark-vii' || ship === 'assault-raptor' ? ship : 'viper');

/** Everything but fights, which are shown step by step. */
export function sightOf(event: GameEvent, layout: Layout): Sight | null {
  const { type, ship, from, to, area, seat, place } = event;
  const { ring } = layout;
  switch (type) {
    case 'viper-moved':
      return flight(viper(ship), from, to, ring);
    case 'civilian-moved':
      return flight('civilian', from, to, ring);
    case 'viper-launched':
      return isArea(area) ? { kind: 'flight', ship: viper(ship), n: 1, path: fromTube(layout, area) } : null;
    case 'piloting-started':
      return isArea(area) && from === 'reserve'
        ? { kind: 'flight', ship: viper(ship), n: 1, path: fromTube(layout, area) }
        : null;
    case 'viper-returned':
      return isArea(from) ? { kind: 'flight', ship: viper(ship), n: 1, path: fromTube(layout, from).reverse() } : null;
    case 'character-moved':
      return walk(seat, from, to, layout);
    case 'character-placed':
      return walk(seat, 'hangar-deck', place, layout);
    case 'civilian-placed':
      return isArea(area) ? { kind: 'burst', at: middleOf(ring, area), of: 'jump' } : null;
    case 'jumped':
      return { kind: 'jump' };
    default:
      return null;
  }
}

function flight(ship: AnyShip, from: unknown, to: unknown, ring: Ring, n = 1): Sight | null {
  return isArea(from) && isArea(to) && from !== to ? { kind: 'flight', ship, n, path: way(ring, from, to) } : null;
}

function walk(seat: unknown, from: unknown, to: unknown, layout: Layout): Sight | null {
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

/** What a step of a fight looks like. Where the die falls is where it matters: at the target. */
export function sightsOf({ main, n, after }: Step, layout: Layout, areaOfBasestar: (basestar: number) => Area | null) {
  const { ring } = layout;
  const { type, from, to, area } = main;
  const at = isArea(area) ? middleOf(ring, area) : targetOf(main, ring, areaOfBasestar);
  const sights: (Sight | null)[] = [];
  if (type === 'raider-moved') sights.push(flight(main['scar'] === true ? 'scar' : 'raider', from, to, ring, n));
  if (type === 'heavy-raider-moved') sights.push(flight('heavy-raider', from, to, ring, Number(main['n'])));
  if (type === 'heavy-raider-boarded' && at)
    sights.push({ kind: 'flight', ship: 'heavy-raider', n: 1, path: [at, towards(at, ring)] });
  if (type === 'viper-attacked' && at) sights.push({ kind: 'shot', from: { x: at.x - 70, y: at.y - 30 }, to: at });
  if (arrivals.has(type) && at) sights.push({ kind: 'burst', at, of: 'jump' });
  if (type === 'galactica-attacked' && at) sights.push({ kind: 'shot', from: at, to: towards(at, ring) });
  if (type === 'attacked' && at) sights.push({ kind: 'shot', from: towards(at, ring), to: at });
  if (type === 'nuke-launched' && at) {
    sights.push({ kind: 'shot', from: towards(at, ring), to: at }, { kind: 'burst', at, of: 'great ship' });
  }
  for (const event of [main, ...after]) sights.push(lossOf(event, layout, at));
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
function dieAt({ type }: GameEvent, at: Point | null, ring: Ring): Point {
  if (!at) return ring.centre;
  return type === 'galactica-attacked' ? towards(at, ring) : at;
}

/** Ships that come out of a jump, or out of a basestar. */
const arrivals: ReadonlySet<string> = new Set(['cylon-ships-placed', 'fleet-arrived', 'scar-arrived']);

const bursts: ReadonlySet<string> = new Set([
  'raider-destroyed',
  'heavy-raider-destroyed',
  'basestar-damaged',
  'basestar-destroyed',
  'civilian-destroyed',
  'viper-damaged',
  'viper-destroyed',
]);

function lossOf({ type, area, from, location }: GameEvent, { ring, plates }: Layout, at: Point | null): Sight | null {
  const place = plates[String(location)];
  if (type === 'location-damaged' && place) return { kind: 'alarm', box: String(location) };
  if (!bursts.has(type)) return null;
  const where = isArea(area) ? middleOf(ring, area) : isArea(from) ? middleOf(ring, from) : at;
  const great = type === 'basestar-destroyed' || type === 'civilian-destroyed';
  return where && { kind: 'burst', at: where, of: great ? 'great ship' : 'ship' };
}
