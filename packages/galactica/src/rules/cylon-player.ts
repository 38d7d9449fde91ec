import type { Seat } from '@ragtag/kernel';
import type { Context } from '../effects/effect.ts';
import type { Galactica } from '../state/galactica.ts';

/** Whether a revealed Cylon ignores this kind of thing asked of him by this source. */
export function ignores(g: Galactica, seat: Seat, what: 'discard' | 'move' | 'execution', c: Context): boolean {
  throw new Error('unwritten');
}
/** Whether a card of this source may pick this player. */
export function pickable(g: Galactica, seat: Seat, c: Context): boolean {
  throw new Error('unwritten');
}
