import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Context } from '../effects/effect.ts';
import type { Galactica } from '../state/galactica.ts';

/** The one place skill cards are discarded: by choice, at random, or the whole hand. Returns how many were. */
export function* discardSkills(
  g: Galactica,
  seat: Seat,
  n: number | 'all',
  how: 'choice' | 'random',
  why: { readonly cost?: boolean; readonly cause?: Context },
): Rules<number> {
  throw new Error('unwritten');
}
/** Several players discard at once, shown when all have chosen. BG-UNI-120 */
export function* discardTogether(
  g: Galactica,
  seats: readonly Seat[],
  n: (seat: Seat) => number,
  why: { readonly cost?: boolean; readonly cause?: Context },
): Rules<void> {
  throw new Error('unwritten');
}
/** After a chosen discard: treachery cards may make the player draw a mutiny card. */
export function* mutinyClause(g: Galactica, seat: Seat, cards: readonly Card[]): Rules<void> {
  throw new Error('unwritten');
}
