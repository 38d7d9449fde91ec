import type { Card, Rules, Seat, Zone } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { SkillType } from '../state/terms.ts';

/** Draws one skill card into a hand; false if there is none left. Reshuffles as soon as a deck is used up. */
export function drawSkillCard(g: Galactica, seat: Seat, type: SkillType): boolean {
  throw new Error('unwritten');
}
/** The type of a skill card. */
export function typeOf(g: Galactica, card: Card): SkillType {
  throw new Error('unwritten');
}
/** A skill card goes to the discard pile of its type, for all to see. */
export function discardSkillCard(g: Galactica, card: Card): void {
  throw new Error('unwritten');
}
/** A skill card is played from a hand: shown to all and discarded as its text starts. BG-UNI-116 */
export function* playSkillCard(g: Galactica, seat: Seat, card: Card): Rules<void> {
  throw new Error('unwritten');
}
/** Draws the top card of a deck into a zone, shuffling its discard pile in when it is used up. */
export function drawCard(g: Galactica, deck: Zone, discard: Zone | null, to: Zone): Card | null {
  throw new Error('unwritten');
}
/** Puts a card on top of a discard pile, shown to all. */
export function discardTo(g: Galactica, card: Card, discard: Zone): void {
  throw new Error('unwritten');
}
/** Looks at the top cards of a deck and puts each on top or at the bottom. */
export function* scry(g: Galactica, seat: Seat, deck: Zone, n: number): Rules<void> {
  throw new Error('unwritten');
}
export function buildDestiny(g: Galactica): void {
  throw new Error('unwritten');
}
/** Cards off the Destiny deck into the check, rebuilding it when it is used up. */
export function addDestiny(g: Galactica, n: number): void {
  throw new Error('unwritten');
}
