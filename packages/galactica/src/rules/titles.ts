import type { Rules, Seat } from '@ragtag/kernel';
import type { Chooser } from '../content/entry.ts';
import type { Context } from '../effects/effect.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Title } from '../state/terms.ts';

/** Whether this player may be given the title by an effect. */
export function canHold(g: Galactica, seat: Seat, title: Title): boolean {
  throw new Error('unwritten');
}
/** Hands a title on by its line of succession. */
export function* reassign(g: Galactica, title: Title, except?: Seat): Rules<void> {
  throw new Error('unwritten');
}
/** The one place a title changes hands by an effect. */
export function* giveTitle(g: Galactica, title: Title, to: Seat, cause?: Context): Rules<void> {
  throw new Error('unwritten');
}
/** To be called when a character has been put into, or has left, the Brig. */
export function* brigEntered(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
export function* brigLeft(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
/** Takes all titles from a player who may hold none any more. */
export function* loseTitles(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
/** Who makes a choice that a card gives to this person; the current player if nobody holds the title. */
export function chooserOf(g: Galactica, who: Chooser): Seat {
  throw new Error('unwritten');
}
