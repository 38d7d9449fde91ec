import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Roll, RollPurpose } from '../state/records.ts';

/** Rolls the die with everything that may change it: 1 to 8. */
export function* rollDie(
  g: Galactica,
  roller: Seat,
  purpose: RollPurpose,
  about?: Roll['about'],
  modifier?: number,
): Rules<number> {
  throw new Error('unwritten');
}
