/** The Prepare for Jump step and the fleet marker. BG-PREPJUMP */
import type { Rules, Seat } from '@ragtag/kernel';
import { active } from '../engine/hooks.ts';
import type { Galactica } from '../state/galactica.ts';
import { jump } from './jump.ts';

/** The last space of the Jump Preparation track. */
const AUTO_JUMP = 5;

/** One space for each crisis of the turn with the icon. BG-PREPJUMP-01, BG-PREPJUMP-03, BG-TURNREF-11 */
export function* prepareForJump(g: Galactica): Rules<void> {
  const icons = g.turn.crises.jumpIcons;
  for (const { hook, owner } of active(g, 'jumpPrepared')) yield* hook(g, owner, icons);
  for (let left = icons; left > 0; left--) yield* advanceFleet(g, 1);
}

/** Moves the fleet marker; onto Auto Jump the fleet jumps at once. Negative n moves it back. BG-PREPJUMP-02 */
export function* advanceFleet(g: Galactica, n: number, by?: Seat): Rules<void> {
  const { state } = g;
  const from = state.jumpTrack;
  state.jumpTrack = Math.min(AUTO_JUMP, Math.max(0, from + n));
  if (state.jumpTrack !== from) g.emit({ type: 'fleet-marker-moved', from, to: state.jumpTrack }); // BG-BOARD-15
  if (n > 0 && state.jumpTrack === AUTO_JUMP) yield* jump(g, by === undefined ? {} : { by });
}
