import type { Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Check } from '../state/records.ts';

export function* resolveAbilities(g: Galactica, check: Check): Rules<void> {
  throw new Error('unwritten');
}
export function* resolveConsequence(g: Galactica, check: Check): Rules<void> {
  throw new Error('unwritten');
}
export function totalStrength(g: Galactica, check: Check): number {
  throw new Error('unwritten');
}
