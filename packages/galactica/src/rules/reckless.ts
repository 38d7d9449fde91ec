import type { Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Check } from '../state/records.ts';

export function mayMakeReckless(check: Check): boolean {
  throw new Error('unwritten');
}
export function makeReckless(g: Galactica, check: Check): void {
  throw new Error('unwritten');
}
export function* turnUpTreachery(g: Galactica, check: Check): Rules<void> {
  throw new Error('unwritten');
}
