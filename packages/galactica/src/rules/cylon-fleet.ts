/** Cylon ships: how many there are, how they get onto the main board and the Cylon Fleet board, and back. */
import { choose, type Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import { piecesOf } from '../state/pieces.ts';
import { type Area, areas, basestarTokens } from '../state/terms.ts';
import { rollDie } from './dice.ts';
import { advancePursuit } from './pursuit.ts';

export type CylonShip = 'raider' | 'heavy-raider' | 'basestar';

/** The Cylon space areas from the lowest number up: 1, 2, 3, 4, 5-6, 7-8. BG-FLEET-01, BG-FLEET-02 */
const byNumber: readonly Area[] = ['stern', 'port-stern', 'starboard-stern', 'port-bow', 'starboard-bow', 'bow'];
const byDie: readonly Area[] = [...byNumber.slice(0, 5), 'starboard-bow', 'bow', 'bow'];

/** The Cylon space area with this number of the die. */
function areaOfDie(die: number): Area {
  return byDie[die - 1] as Area; // a die shows 1 to 8
}

/** Raiders and heavy raiders, by area, of either board. */
function squadron(g: Galactica, kind: 'raider' | 'heavy-raider', board: 'main' | 'fleet') {
  const { raiders, heavyRaiders, fleetRaiders, fleetHeavyRaiders } = g.state;
  if (board === 'main') return kind === 'raider' ? raiders : heavyRaiders;
  return kind === 'raider' ? fleetRaiders : fleetHeavyRaiders;
}

/** How many are on a board, in one area or in all. */
export function countShips(g: Galactica, kind: CylonShip, board: 'main' | 'fleet', area?: Area): number {
  const where: readonly Area[] = area ? [area] : areas;
  if (kind === 'basestar') {
    return g.state.basestars.filter((one) => one.where === board && where.includes(one.area)).length;
  }
  const ships = squadron(g, kind, board);
  return where.reduce((sum, one) => sum + ships[one], 0);
}

/** Ships of a kind that are on neither board. The raider that is Scar is not among them while it flies. */
export function supply(g: Galactica, kind: CylonShip): number {
  const scar = kind === 'raider' && g.state.scar.where === 'main' ? 1 : 0;
  return piecesOf(g.configuration)[kind] - countShips(g, kind, 'main') - countShips(g, kind, 'fleet') - scar;
}

/** Whether any Cylon ship is on the main board. BG-VIPER-01 */
export function inCombat(g: Galactica): boolean {
  const kinds = ['raider', 'heavy-raider', 'basestar'] as const;
  return g.state.scar.where === 'main' || kinds.some((kind) => countShips(g, kind, 'main') > 0);
}

export interface Placement {
  readonly kind: CylonShip;
  readonly area: Area;
  readonly n: number;
}

/**
 * Places ships on the main board: those on neither board first, then from the Cylon Fleet board, lowest area first; if
 * that is too few the current player says which are left out. BG-FLEET-09, BG-FLEET-10, BG-FLEET-11, BG-FLEET-12
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
    const available = supply(g, kind) + countShips(g, kind, 'fleet');
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
  const options = [...counts].filter(([, n]) => n > 0).map(([area]) => ({ type: 'left-out', kind, area }));
  const rules = ['BG-FLEET-11', 'BG-UNI-101', 'BG-LIMIT-03'];
  const { area } = yield* choose({ seat: g.current, kind: 'leave-out-ship', rules, options });
  counts.set(area, (counts.get(area) ?? 0) - 1);
  g.emit({ type: 'cylon-ship-left-out', kind, area });
}

/** Places ships of one kind in one area of the main board. */
export function* placeOnMain(g: Galactica, kind: CylonShip, area: Area, n: number): Rules<void> {
  yield* placeShips(g, [{ kind, area, n }]);
}

/** Its company in the Cylon space area stays, the pursuit marker too. BG-UNI-165 */
function placeOne(g: Galactica, kind: CylonShip, area: Area): void {
  const from = supply(g, kind) > 0 ? null : byNumber.find((one) => countShips(g, kind, 'fleet', one) > 0);
  if (kind === 'basestar') {
    const found = g.state.basestars.find((one) =>
      from ? one.where === 'fleet' && one.area === from : one.where === 'supply',
    );
    if (!found) return;
    found.where = 'main';
    found.area = area;
    return;
  }
  if (from) squadron(g, kind, 'fleet')[from] -= 1;
  squadron(g, kind, 'main')[area] += 1;
}

/** Puts ships that are on neither board into a Cylon space area; returns how many there were. BG-FLEET-05 */
export function putOnFleetBoard(g: Galactica, kind: CylonShip, area: Area, n: number): number {
  const placed = Math.min(n, supply(g, kind));
  if (placed === 0) return 0;
  if (kind === 'basestar') {
    for (const one of g.state.basestars.filter(({ where }) => where === 'supply').slice(0, placed)) {
      one.where = 'fleet';
      one.area = area;
    }
  } else squadron(g, kind, 'fleet')[area] += placed;
  g.emit({ type: 'fleet-board-placed', kind, area, n: placed });
  return placed;
}

/** What an activation does that finds nothing on the main board: a ship on the Cylon Fleet board, then pursuit. */
export function* placeOnFleetBoard(g: Galactica, kind: CylonShip): Rules<void> {
  if (!g.configuration.cylonFleet) return;
  if (supply(g, kind) > 0) {
    // BG-FLEET-06, BG-FLEET-07
    const die = yield* rollDie(g, g.current, 'cylon-fleet');
    putOnFleetBoard(g, kind, areaOfDie(die), 1);
  } else {
    // BG-FLEET-08, BG-UNI-167
    const highest = byNumber.findLast((area) => countShips(g, kind, 'fleet', area) > 0);
    if (highest) toMainBoard(g, [highest]);
  }
  yield* advancePursuit(g); // BG-PURSUIT-01, BG-PURSUIT-07
}

/** Everything in these Cylon space areas comes to the matching areas of the main board. */
function toMainBoard(g: Galactica, from: readonly Area[]): void {
  for (const area of from) {
    let moved = 0;
    for (const kind of ['raider', 'heavy-raider'] as const) {
      const fleet = squadron(g, kind, 'fleet');
      moved += fleet[area];
      squadron(g, kind, 'main')[area] += fleet[area];
      fleet[area] = 0;
    }
    for (const basestar of g.state.basestars) {
      if (basestar.where !== 'fleet' || basestar.area !== area) continue;
      basestar.where = 'main';
      moved++;
    }
    if (moved > 0) g.emit({ type: 'fleet-arrived', area, n: moved });
  }
}

/** All ships of the Cylon Fleet board to the main board. BG-PURSUIT-05 */
export function* autoAttack(g: Galactica): Rules<void> {
  g.emit({ type: 'auto-attack' });
  toMainBoard(g, areas);
}

/** At a jump all Cylon ships of the main board go to the Cylon Fleet board, or off the board without it. BG-JUMP-10, BG-JUMP-11, BG-JUMP-13 */
export function* withdrawCylonShips(g: Galactica): Rules<void> {
  const { state } = g;
  const { cylonFleet } = g.configuration;
  for (const area of areas) {
    for (const kind of ['raider', 'heavy-raider'] as const) {
      const main = squadron(g, kind, 'main');
      if (cylonFleet) squadron(g, kind, 'fleet')[area] += main[area];
      main[area] = 0;
    }
  }
  for (const basestar of state.basestars) {
    if (basestar.where === 'main') basestar.where = cylonFleet ? 'fleet' : 'supply';
    for (const token of basestarTokens) basestar.damage[token] = false;
  }
  if (state.scar.where === 'main') state.scar.where = 'supply';
  g.emit({ type: 'cylon-ships-left-behind' });
}
