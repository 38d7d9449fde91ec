import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** Final Five cards among those looked at take effect. BG-FINAL5-01.. */
export function* examined(g: Galactica, looker: Seat, owner: Seat, cards: readonly Card[]): Rules<void> {
  throw new Error('unwritten');
}
export function* revealedByExecution(g: Galactica, owner: Seat, cards: readonly Card[]): Rules<void> {
  throw new Error('unwritten');
}
