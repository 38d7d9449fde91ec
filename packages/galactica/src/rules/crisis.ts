import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

export function* crisisStep(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
/** Resolves a crisis that lies face up among this turn's crises. */
export function* resolveCrisis(g: Galactica, card: Card, by: Seat): Rules<void> {
  throw new Error('unwritten');
}
export function* playSuperCrisis(g: Galactica, seat: Seat, card: Card): Rules<void> {
  throw new Error('unwritten');
}
/** Keeps a crisis in play instead of discarding it. */
export function keepInPlay(g: Galactica, card: Card): void {
  throw new Error('unwritten');
}
