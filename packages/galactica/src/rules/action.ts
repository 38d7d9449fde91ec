import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** Asks for one action, which may be nothing, and carries it out. */
export function* takeAction(
  g: Galactica,
  seat: Seat,
  granted?: { readonly by: string; readonly not?: 'skill-card' | 'nothing' },
): Rules<void> {
  throw new Error('unwritten');
}
/** The Action step of a turn. */
export function* actionStep(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
