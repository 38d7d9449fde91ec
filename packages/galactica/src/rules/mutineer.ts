import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** A player gets the Mutineer card: dealt face down (and so draws another loyalty card), or handed on face up. */
export function* receiveMutineer(
  g: Galactica,
  seat: Seat,
  card: Card,
  how: 'dealt' | 'sleeper-extra' | 'handed-on',
): Rules<void> {
  throw new Error('unwritten');
}
/** A player who can no longer be the Mutineer hands the card on. */
export function* handOnMutineer(g: Galactica, from: Seat): Rules<void> {
  throw new Error('unwritten');
}
/** The Mutineer's mutiny card in the Prepare for Jump step. */
export function* mutineerPrepares(g: Galactica, icons: number): Rules<void> {
  throw new Error('unwritten');
}
