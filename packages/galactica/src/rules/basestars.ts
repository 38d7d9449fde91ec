import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** Indices of basestars on the main board. */
export function mainBasestars(g: Galactica): (0 | 1)[] {
  throw new Error('unwritten');
}
export function* activateBasestars(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
/** `by` is the player whose doing it is, null for nobody's. */
export function* damageBasestar(g: Galactica, basestar: 0 | 1, by: Seat | null): Rules<void> {
  throw new Error('unwritten');
}
export function* destroyBasestar(g: Galactica, basestar: 0 | 1, by: Seat | null): Rules<void> {
  throw new Error('unwritten');
}
