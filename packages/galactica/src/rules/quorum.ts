import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** Draws into the quorum hand, which belongs to the title. */
export function* drawQuorum(g: Galactica, n: number): Rules<void> {
  throw new Error('unwritten');
}
/** Quorum cards of the President's hand whose action is possible. */
export function playableQuorum(g: Galactica, seat: Seat): Card[] {
  throw new Error('unwritten');
}
export function* playQuorum(g: Galactica, seat: Seat, card: Card): Rules<void> {
  throw new Error('unwritten');
}
/** Puts a quorum card before a player, to stay. */
export function* giveQuorum(g: Galactica, card: Card, to: Seat): Rules<void> {
  throw new Error('unwritten');
}
/** The whole quorum hand goes to the new President. */
export function moveQuorumHand(g: Galactica, from: Seat, to: Seat): void {
  throw new Error('unwritten');
}
/** The quorum hand limit at the end of a turn. */
export function* discardQuorumToLimit(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
