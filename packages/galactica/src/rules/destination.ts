import type { Card, Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** Distance travelled so far. */
export function distance(g: Galactica): number {
  throw new Error('unwritten');
}
export function* chooseDestination(g: Galactica, options?: { readonly blind?: boolean }): Rules<Card | null> {
  throw new Error('unwritten');
}
export function* resolveDestination(g: Galactica, card: Card): Rules<void> {
  throw new Error('unwritten');
}
/** Thresholds of the objective reached by the distance travelled. */
export function* checkObjective(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
