import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** One whole turn of the current player, to the passing of the turn. */
export function* turn(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
/** Hand limits of everybody. */
export function* discardStep(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
export function handLimit(g: Galactica, seat: Seat): number {
  throw new Error('unwritten');
}
