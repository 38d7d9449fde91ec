import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { SkillType } from '../state/terms.ts';

/** The Receive Skills step. */
export function* receiveSkills(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
/** Draws n cards, the player naming types out of these before each draw. */
export function* drawSkills(
  g: Galactica,
  seat: Seat,
  n: number,
  from: readonly SkillType[],
  options?: { readonly different?: boolean },
): Rules<void> {
  throw new Error('unwritten');
}
/** The types of a player's own skill set; a revealed Cylon has all. */
export function skillSet(g: Galactica, seat: Seat): readonly SkillType[] {
  throw new Error('unwritten');
}
