import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Area } from '../state/terms.ts';

export function* activateHeavyRaiders(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
export function* launchHeavyRaiders(g: Galactica, n: number): Rules<void> {
  throw new Error('unwritten');
}
export function placeCenturions(g: Galactica, n: number): void {
  throw new Error('unwritten');
}
export function* destroyCenturion(g: Galactica, by: Seat, space: number): Rules<void> {
  throw new Error('unwritten');
}
export function* destroyHeavyRaider(g: Galactica, area: Area): Rules<void> {
  throw new Error('unwritten');
}
