import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** Draws mutiny cards; too many send the player to the Brig, unless the effect spares that. */
export function* drawMutiny(
  g: Galactica,
  seat: Seat,
  n?: number,
  options?: { readonly noBrig?: boolean; readonly keep?: number },
): Rules<void> {
  throw new Error('unwritten');
}
/** Keeps as many as the player may have. */
export function* trimMutiny(g: Galactica, seat: Seat, keep?: number): Rules<void> {
  throw new Error('unwritten');
}
export function canDrawMutiny(g: Galactica, seat: Seat): boolean {
  throw new Error('unwritten');
}
export function playableMutiny(g: Galactica, seat: Seat): Card[] {
  throw new Error('unwritten');
}
export function* playMutiny(g: Galactica, seat: Seat, card: Card): Rules<void> {
  throw new Error('unwritten');
}
export function discardAllMutiny(g: Galactica, seat: Seat): void {
  throw new Error('unwritten');
}
