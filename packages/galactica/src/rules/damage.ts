import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { DamageableLocation } from '../state/terms.ts';

/** So many hits on Galactica, one at a time; Pegasus may take each instead. */
export function* damageGalactica(g: Galactica, n: number): Rules<void> {
  throw new Error('unwritten');
}
export function* damagePegasus(g: Galactica, n: number): Rules<void> {
  throw new Error('unwritten');
}
/** Draws tokens, the player chooses which of them to resolve. */
export function* drawDamage(g: Galactica, seat: Seat, draw: number, resolve: number): Rules<void> {
  throw new Error('unwritten');
}
export function repairLocation(g: Galactica, location: DamageableLocation): void {
  throw new Error('unwritten');
}
