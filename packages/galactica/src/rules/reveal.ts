import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** Cylon cards this player could reveal as an action now. */
export function revealableCylonCards(g: Galactica, seat: Seat): Card[] {
  throw new Error('unwritten');
}
/** A player is revealed as a Cylon. */
export function* revealAsCylon(g: Galactica, seat: Seat, card: Card, how: 'action' | 'execution'): Rules<void> {
  throw new Error('unwritten');
}
