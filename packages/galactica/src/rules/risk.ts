import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

export function canRisk(g: Galactica, kind: 'raptor' | 'viper', n: number): boolean {
  throw new Error('unwritten');
}
/** Risks ships: rolls, and if the die is too low they are destroyed. True if it came off. */
export function* risk(g: Galactica, seat: Seat, kind: 'raptor' | 'viper', n: number, least: number): Rules<boolean> {
  throw new Error('unwritten');
}
