import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

export function canUseMiracle(g: Galactica, seat: Seat): boolean {
  throw new Error('unwritten');
}
export function* spendMiracle(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
export function* gainMiracle(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
