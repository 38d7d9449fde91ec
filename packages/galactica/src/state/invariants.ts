import type { Galactica } from './galactica.ts';

/** Throws if something is true that never can be. */
export function checkInvariants(g: Galactica): void {
  throw new Error('unwritten');
}
