import type { Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Area } from '../state/terms.ts';

export type CylonShip = 'raider' | 'heavy-raider' | 'basestar';
export function supply(g: Galactica, kind: CylonShip): number {
  throw new Error('unwritten');
}
/** Places ships on the main board: supply first, then the Cylon Fleet board. */
export function* placeOnMain(g: Galactica, kind: CylonShip, area: Area, n: number): Rules<void> {
  throw new Error('unwritten');
}
/** Places one ship on the Cylon Fleet board by the die, then advances the pursuit marker. */
export function* placeOnFleetBoard(g: Galactica, kind: CylonShip): Rules<void> {
  throw new Error('unwritten');
}
/** All Cylon ships of the main board to the Cylon Fleet board, or off the board without it. */
export function* withdrawCylonShips(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
/** All ships of the Cylon Fleet board to the main board. */
export function* autoAttack(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
