import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

export function* jump(g: Galactica, options?: { readonly blind?: boolean }): Rules<void> {
  throw new Error('unwritten');
}
export function canJumpByFtl(g: Galactica): boolean {
  throw new Error('unwritten');
}
export function* ftlJump(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
