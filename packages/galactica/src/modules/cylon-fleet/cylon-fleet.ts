/** The Cylon Fleet board: ships that gather there, and how they get to the main board. */
import { type Rules, total } from '@ragtag/kernel';
import { within } from '../../core/engine/scope.ts';
import { countBasestars, supply } from '../../core/rules/cylon-ships.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { type Area, areas, type CylonShip } from '../../core/state/terms.ts';

/** The Cylon space areas from the lowest number up: 1, 2, 3, 4, 5-6, 7-8. BG-FLEET-01, BG-FLEET-02 */
export const byNumber: readonly Area[] = ['stern', 'port-stern', 'starboard-stern', 'port-bow', 'starboard-bow', 'bow'];
const byDie: readonly Area[] = [...byNumber.slice(0, 5), 'starboard-bow', 'bow', 'bow'];

/** The Cylon space area with this number of the die. */
export function areaOfDie(die: number): Area {
  return byDie[die - 1] as Area; // a die shows 1 to 8
}

/** Raiders and heavy raiders of this board, by area. */
function squadron({ state }: Galactica, kind: 'raider' | 'heavy-raider') {
  return kind === 'raider' ? state.fleetRaiders : state.fleetHeavyRaiders;
}
function mainSquadron({ state }: Galactica, kind: 'raider' | 'heavy-raider') {
  return kind === 'raider' ? state.raiders : state.heavyRaiders;
}

/** How many are on this board, in one area or in all. */
export function shipsOnFleetBoard(g: Galactica, kind: CylonShip, area?: Area): number {
  if (kind === 'basestar') return countBasestars(g, 'fleet', area);
  const ships = squadron(g, kind);
  return area ? ships[area] : total(ships);
}

/**
 * One ship comes to the main board, from the lowest area with one; its company there stays, the pursuit marker too.
 * BG-FLEET-10, BG-UNI-165
 */
export function bringToMainBoard(g: Galactica, kind: CylonShip, area: Area): boolean {
  const from = byNumber.find((one) => shipsOnFleetBoard(g, kind, one) > 0);
  if (!from) return false;
  if (kind === 'basestar') {
    const found = g.state.basestars.find((one) => one.where === 'fleet' && one.area === from);
    if (!found) return false;
    found.where = 'main';
    found.area = area;
    return true;
  }
  squadron(g, kind)[from] -= 1;
  mainSquadron(g, kind)[area] += 1;
  return true;
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
  } else squadron(g, kind)[area] += placed;
  g.emit({ type: 'fleet-board-placed', kind, area, n: placed });
  return placed;
}

/** Everything in these Cylon space areas comes to the matching areas of the main board. */
export function toMainBoard(g: Galactica, from: readonly Area[]): void {
  for (const area of from) {
    let moved = 0;
    for (const kind of ['raider', 'heavy-raider'] as const) {
      const fleet = squadron(g, kind);
      moved += fleet[area];
      mainSquadron(g, kind)[area] += fleet[area];
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
export function autoAttack(g: Galactica): Rules<void> {
  return within(g, 'pursuit', catchUp(g));
}

function* catchUp(g: Galactica): Rules<void> {
  g.emit({ type: 'auto-attack' });
  toMainBoard(g, areas);
}

/** At a jump the Cylon ships of the main board come here, each to the area of its number. BG-JUMP-10, BG-JUMP-11 */
export function gatherOnFleetBoard(g: Galactica): void {
  for (const area of areas) {
    for (const kind of ['raider', 'heavy-raider'] as const) {
      squadron(g, kind)[area] += mainSquadron(g, kind)[area];
      mainSquadron(g, kind)[area] = 0;
    }
  }
  for (const basestar of g.state.basestars) if (basestar.where === 'main') basestar.where = 'fleet';
}
