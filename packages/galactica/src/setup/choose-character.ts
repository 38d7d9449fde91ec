import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** Characters (indices into the content's list) this player may choose now. */
export function legalCharacters(g: Galactica, seat: Seat, when: 'setup' | 'replacement'): number[] {
  throw new Error('unwritten');
}
/** Asks the player to choose one and gives it to them: sheet, token, miracle token; not yet its start place. */
export function* chooseCharacter(g: Galactica, seat: Seat, when: 'setup' | 'replacement'): Rules<void> {
  throw new Error('unwritten');
}
/** Puts the character where it starts. */
export function* startCharacter(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
