import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** Personal goals this player could reveal as an action now. */
export function revealableGoals(g: Galactica, seat: Seat): Card[] {
  throw new Error('unwritten');
}
export function* revealGoal(g: Galactica, seat: Seat, card: Card): Rules<void> {
  throw new Error('unwritten');
}
/** What unrevealed personal goals cost when the humans would win. BG-END-12.. */
export function* goalLosses(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
