import type { Rules, Seat } from '@ragtag/kernel';
import type { Context } from '../effects/effect.ts';
import type { Galactica } from '../state/galactica.ts';
import type { LocationId } from '../state/terms.ts';

/** Whether the character can really be moved there. */
export function movableTo(g: Galactica, seat: Seat, place: 'brig' | 'sickbay'): boolean {
  throw new Error('unwritten');
}
/** The one place a character is put somewhere by an effect. Does nothing to those it cannot touch. */
export function* sendTo(g: Galactica, seat: Seat, place: LocationId, cause?: Context): Rules<void> {
  throw new Error('unwritten');
}
/** Asks where on Galactica a character freed from the Brig goes, and moves it. */
export function* leaveBrig(g: Galactica, seat: Seat, chooser: Seat): Rules<void> {
  throw new Error('unwritten');
}
