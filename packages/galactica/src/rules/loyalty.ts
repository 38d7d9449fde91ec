import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Side } from '../state/terms.ts';

/** Which side a player wins with, by all loyalty cards. Secret: only for the end and for effects that ask. */
export function sideOf(g: Galactica, seat: Seat): Side {
  throw new Error('unwritten');
}
/** Looks at facedown loyalty cards of another player: one at random, or all. */
export function* lookAtLoyalty(g: Galactica, looker: Seat, owner: Seat, which: 'random' | 'all'): Rules<void> {
  throw new Error('unwritten');
}
/** Hands facedown loyalty cards on to another player, who must take them. */
export function* handOnLoyalty(g: Galactica, from: Seat, to: Seat, cards: readonly Card[]): Rules<void> {
  throw new Error('unwritten');
}
/** Cylon cards among a player's facedown loyalty cards. */
export function facedownCylons(g: Galactica, seat: Seat): Card[] {
  throw new Error('unwritten');
}
