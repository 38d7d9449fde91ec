import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** An executed human player takes a new character. */
export function* newCharacter(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
