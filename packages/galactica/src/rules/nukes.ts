import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

export function canLaunchNuke(g: Galactica): boolean {
  throw new Error('unwritten');
}
export function* launchNuke(g: Galactica, by: Seat): Rules<void> {
  throw new Error('unwritten');
}
export function gainNuke(g: Galactica): void {
  throw new Error('unwritten');
}
export function loseNukes(g: Galactica, n: number | 'all'): void {
  throw new Error('unwritten');
}
