import type { Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

export function* prepareForJump(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
/** Moves the fleet marker; onto Auto Jump the fleet jumps at once. Negative n moves it back. */
export function* advanceFleet(g: Galactica, n: number): Rules<void> {
  throw new Error('unwritten');
}
