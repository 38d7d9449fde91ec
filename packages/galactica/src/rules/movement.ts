import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { LocationId } from '../state/terms.ts';

export function* movementStep(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
/** A move granted by a card: no Movement abilities. */
export function* grantedMove(g: Galactica, seat: Seat, options?: { readonly optional?: boolean }): Rules<void> {
  throw new Error('unwritten');
}
/** Whether a character may enter the location by moving there. */
export function mayEnter(g: Galactica, seat: Seat, location: LocationId): boolean {
  throw new Error('unwritten');
}
