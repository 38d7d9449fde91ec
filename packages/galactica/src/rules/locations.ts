import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Board, LocationId } from '../state/terms.ts';

export function boardOf(g: Galactica, location: LocationId): Board {
  throw new Error('unwritten');
}
/** Locations in the game now: boards destroyed or turned over are left out. */
export function locationsInPlay(g: Galactica, board?: Board): LocationId[] {
  throw new Error('unwritten');
}
/** Whether this player could activate the location; `damagedToo` for cards that say so. */
export function canActivate(g: Galactica, seat: Seat, location: LocationId): boolean {
  throw new Error('unwritten');
}
export function* activateLocation(g: Galactica, seat: Seat, location: LocationId): Rules<void> {
  throw new Error('unwritten');
}
export function* destroyColonialOne(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
export function* destroyHub(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
