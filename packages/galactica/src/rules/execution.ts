import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

export function* execute(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
