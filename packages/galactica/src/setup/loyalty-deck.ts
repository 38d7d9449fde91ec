import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

export function* buildLoyaltyDeck(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
/** Deals from the loyalty deck as far as it goes; a Mutineer among them takes effect. */
export function* dealLoyalty(g: Galactica, seat: Seat, n: number): Rules<void> {
  throw new Error('unwritten');
}
/** Shuffles one not-a-Cylon card into the loyalty deck. */
export function addNotCylonAndShuffle(g: Galactica): void {
  throw new Error('unwritten');
}
