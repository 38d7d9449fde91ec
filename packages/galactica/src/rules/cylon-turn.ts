import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** The turn of a revealed Cylon, up to the end-of-turn steps. */
export function* cylonTurn(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
