import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Area } from '../state/terms.ts';

export function civiliansIn(g: Galactica, area: Area): Card[] {
  throw new Error('unwritten');
}
/** Puts drawn civilian ships into a named area. */
export function placeCivilians(g: Galactica, area: Area, n: number): void {
  throw new Error('unwritten');
}
/** No area named: the CAG (without the Cylon Fleet board the Admiral) places them one by one. */
export function* placeCiviliansAnywhere(g: Galactica, n: number): Rules<void> {
  throw new Error('unwritten');
}
/** Draws civilian ships that are not on the board and destroys them. BG-CIV-01 */
export function* drawAndDestroyCivilians(g: Galactica, n: number): Rules<void> {
  throw new Error('unwritten');
}
export function* destroyCivilian(g: Galactica, ship: Card): Rules<void> {
  throw new Error('unwritten');
}
/** Back among the unused ones, unseen. */
export function* escortCivilian(g: Galactica, ship: Card): Rules<void> {
  throw new Error('unwritten');
}
export function lookAtCivilians(g: Galactica, seat: Seat, ships: readonly Card[]): void {
  throw new Error('unwritten');
}
