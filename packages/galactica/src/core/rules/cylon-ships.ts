/** Cylon ships: how many there are, how they get onto the main board, and off it. */
import { type Rules, total } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import { active } from '../engine/hooks.ts';
import type { Galactica } from '../state/galactica.ts';
import { type Area, areas, basestarTokens, type CylonShip } from '../state/terms.ts';

/** How many are on the main board, in one area or in all. */
export function countShips(g: Galactica, kind: CylonShip, area?: Area): number {
  if (kind === 'basestar') return countBasestars(g, 'main', area);
  const ships = kind === 'raider' ? g.state.raiders : g.state.heavyRaiders;
  return area ? ships[area] : total(ships);
}

/** How many basestars are on a board, in one area or in all. */
export function countBasestars({ state }: Galactica, board: 'main' | 'fleet', area?: Area): number {
  let n = 0;
  for (const one of state.basestars) if (one.where === board && (!area || one.area === area)) n++;
  return n;
}

/** How many are on a board other than the main one. */
export function shipsAway(g: Galactica, kind: CylonShip, area?: Area): number {
  let sum = 0;
  for (const { hook, owner } of active(g, 'shipsAway')) sum += hook(g, owner, kind, area);
  return sum;
}

/** Ships of a kind that are on no board. The raider that is Scar is not among them while it flies. */
export function supply(g: Galactica, kind: CylonShip): number {
  const scar = kind === 'raider' && g.state.scar.where === 'main' ? 1 : 0;
  return g.content.pieces[kind] - countShips(g, kind) - shipsAway(g, kind) - scar;
}

/** Whether any Cylon ship is on the main board. BG-VIPER-01 */
export function inCombat(g: Galactica): boolean {
  const kinds = ['raider', 'heavy-raider', 'basestar'] as const;
  return g.state.scar.where === 'main' || kinds.some((kind) => countShips(g, kind) > 0);
}

export interface Placement {
  readonly kind: CylonShip;
  readonly area: Area;
  readonly n: number;
}

/**
 * Places ships on the main board: those on no board first, then from any other board; if that is too few the current
 * player says which are left out. BG-FLEET-09, BG-FLEET-10, BG-FLEET-11, BG-FLEET-12
 */
export function* placeShips(g: Galactica, wanted: readonly Placement[]): Rules<void> {
  for (const kind of ['basestar', 'raider', 'heavy-raider'] as const) {
    const counts = new Map<Area, number>();
    let sum = 0;
    for (const one of wanted) {
      if (one.kind !== kind || one.n < 1) continue;
      counts.set(one.area, (counts.get(one.area) ?? 0) + one.n);
      sum += one.n;
    }
    if (sum === 0) continue;
    const available = supply(g, kind) + shipsAway(g, kind);
    for (; sum > available; sum--) yield* leaveOut(g, kind, counts);
    for (const [area, n] of counts) {
      const fromFleet = Math.max(0, n - supply(g, kind));
      for (let placed = 0; placed < n; placed++) placeOne(g, kind, area);
      if (n > 0) g.emit({ type: 'cylon-ships-placed', kind, area, n, fromFleet });
    }
  }
}

/** BG-FLEET-11, BG-UNI-101 */
function* leaveOut(g: Galactica, kind: CylonShip, counts: Map<Area, number>): Rules<void> {
  const options = [...counts].filter(([, n]) => n > 0).map(([area]) => ({ type: 'left-out' as const, kind, area }));
  const rules = ['BG-FLEET-11', 'BG-UNI-101', 'BG-LIMIT-03'];
  const { area } = yield* choose({ seat: g.current, kind: 'leave-out-ship', rules, options });
  counts.set(area, (counts.get(area) ?? 0) - 1);
  g.emit({ type: 'cylon-ship-left-out', kind, area });
}

/** Places ships of one kind in one area of the main board. */
export function* placeOnMain(g: Galactica, kind: CylonShip, area: Area, n: number): Rules<void> {
  yield* placeShips(g, [{ kind, area, n }]);
}

function placeOne(g: Galactica, kind: CylonShip, area: Area): void {
  if (supply(g, kind) === 0) {
    active(g, 'bringBack').some(({ hook, owner }) => hook(g, owner, kind, area));
    return;
  }
  if (kind === 'raider') g.state.raiders[area] += 1;
  else if (kind === 'heavy-raider') g.state.heavyRaiders[area] += 1;
  else {
    const found = g.state.basestars.find(({ where }) => where === 'supply');
    if (!found) return;
    found.where = 'main';
    found.area = area;
  }
}

/** An activation finds nothing on the main board to act. */
export function* nothingToActivate(g: Galactica, kind: CylonShip): Rules<void> {
  for (const { hook, owner } of active(g, 'nothingToActivate')) yield* hook(g, owner, kind);
}

/** At a jump all Cylon ships leave the main board, to another board or off all of them. BG-JUMP-10, BG-JUMP-11, BG-JUMP-13 */
export function* withdrawCylonShips(g: Galactica): Rules<void> {
  const { state } = g;
  for (const { hook, owner } of active(g, 'shipsWithdraw')) hook(g, owner);
  for (const area of areas) {
    state.raiders[area] = 0;
    state.heavyRaiders[area] = 0;
  }
  for (const basestar of state.basestars) {
    if (basestar.where === 'main') basestar.where = 'supply';
    for (const token of basestarTokens) basestar.damage[token] = false;
  }
  if (state.scar.where === 'main') state.scar.where = 'supply';
  g.emit({ type: 'cylon-ships-left-behind' });
}
