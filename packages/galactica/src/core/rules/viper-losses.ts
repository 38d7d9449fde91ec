/** Vipers picked, damaged, destroyed and repaired, mark VIIs and assault raptors among them. */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import { active } from '../engine/hooks.ts';
import type { Galactica } from '../state/galactica.ts';
import { type Area, areas, type ViperKind, viperKinds } from '../state/terms.ts';
import { sendTo } from './hazardous-locations.ts';
import { isPiloting, stopPiloting } from './piloting.ts';

/** One ship: where it is and who flies it. */
export interface ViperAt {
  readonly ship: ViperKind;
  readonly at: 'reserve' | 'damaged' | 'destroyed' | Area;
  readonly pilot: Seat | null;
}

const boxes = ['reserve', 'damaged', 'destroyed'] as const;
export type ViperPlace = (typeof boxes)[number] | 'space' | 'piloted';

/** One of each kind in each of these places; 'space' are the unmanned ones, in one area if it is named. */
export function vipersAt(g: Galactica, where: readonly ViperPlace[], area?: Area): ViperAt[] {
  const found: ViperAt[] = [];
  for (const ship of viperKinds) {
    const ships = g.state.vipers[ship];
    for (const at of boxes) if (where.includes(at) && ships[at] > 0) found.push({ ship, at, pilot: null });
    if (!where.includes('space')) continue;
    for (const at of areas) {
      if (ships.space[at] > 0 && (area ?? at) === at) found.push({ ship, at, pilot: null });
    }
  }
  if (where.includes('piloted')) {
    for (const seat of g.seatsFrom(g.current)) {
      const { ship, area: at } = g.player(seat);
      if (isPiloting(g, seat) && ship !== null && (area ?? at) === at) found.push({ ship, at, pilot: seat });
    }
  }
  return found;
}

/** Asks which of these ships; null if there is none. BG-MK7-03, BG-RAPTOR-08, BG-RAPTOR-09 */
export function* pickShip(
  chooser: Seat,
  from: readonly ViperAt[],
  why: { readonly [key: string]: string } = {},
): Rules<ViperAt | null> {
  if (from.length === 0) return null;
  const options = from.map((one) => ({ type: 'viper' as const, ...one }));
  const rules = ['BG-MK7-03', 'BG-RAPTOR-08', 'BG-RAPTOR-09'];
  return yield* choose({ seat: chooser, kind: 'pick-viper', rules, options, context: why });
}

/** Asks which kind of viper, where more than one would do; null if there is none. */
export function* pickViper(
  g: Galactica,
  chooser: Seat,
  where: 'reserve' | 'space' | 'damaged',
  area?: Area,
): Rules<ViperKind | null> {
  const kinds = new Map(vipersAt(g, [where], area).map((one) => [one.ship, one]));
  return (yield* pickShip(chooser, [...kinds.values()]))?.ship ?? null;
}

/** A ship is damaged or destroyed; its pilot, if any, goes to Sickbay. BG-PILOT-07, BG-PILOT-08 */
export function* hitViper(g: Galactica, { ship, at, pilot }: ViperAt, how: 'damaged' | 'destroyed'): Rules<void> {
  if (pilot !== null) {
    const fate = active(g, 'pilotedHit').reduce((sum, { hook, owner }) => hook(g, owner, pilot, sum), how);
    const to = hitTo(ship, fate);
    stopPiloting(g, pilot, fate);
    g.emit({ type: `viper-${to}`, ship, from: at, pilot });
    yield* sendTo(g, pilot, 'sickbay');
  } else if (at === 'destroyed') return;
  else if (how === 'destroyed') destroyViper(g, ship, at);
  else if (at !== 'damaged') damageViper(g, ship, at);
}

/** Assault raptors are never damaged: they are destroyed instead. BG-RAPTOR-11 */
function hitTo(ship: ViperKind, how: 'damaged' | 'destroyed'): 'damaged' | 'destroyed' {
  return ship === 'assault-raptor' ? 'destroyed' : how;
}

/** An unmanned ship is damaged: into the Damaged Vipers box. BG-BOARD-02 */
export function damageViper(g: Galactica, ship: ViperKind, from: 'reserve' | Area): void {
  const to = hitTo(ship, 'damaged');
  leave(g, ship, from);
  g.state.vipers[ship][to] += 1;
  g.emit({ type: `viper-${to}`, ship, from, pilot: null });
}

export function destroyViper(g: Galactica, ship: ViperKind, from: 'reserve' | 'damaged' | Area): void {
  leave(g, ship, from);
  g.state.vipers[ship].destroyed += 1;
  g.emit({ type: 'viper-destroyed', ship, from, pilot: null });
}

/** From the Damaged Vipers box, or from among the destroyed, to the Reserves. BG-MK7-02 */
export function repairViper(g: Galactica, ship: ViperKind, from: 'damaged' | 'destroyed' = 'damaged'): void {
  leave(g, ship, from);
  g.state.vipers[ship].reserve += 1;
  g.emit({ type: 'viper-repaired', ship, from });
}

function leave(g: Galactica, ship: ViperKind, from: (typeof boxes)[number] | Area): void {
  const ships = g.state.vipers[ship];
  const box = boxes.find((one) => one === from);
  if (box) {
    if (ships[box] < 1) throw new RangeError(`there is no ${ship} in '${box}'`);
    ships[box] -= 1;
    return;
  }
  const area = from as Area; // what is no box is an area
  if (ships.space[area] < 1) throw new RangeError(`there is no unmanned ${ship} at ${area}`);
  ships.space[area] -= 1;
}
