/** The Pursuit track: how near the Cylons are. BG-BOARD-21 */
import type { Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import { placeCiviliansAnywhere } from './civilian-ships.ts';
import { autoAttack } from './cylon-fleet.ts';

/** Civilian ships the CAG places when the marker enters a space. BG-PURSUIT-03, BG-PURSUIT-04 */
const civilians = [0, 1, 0, 2, 0];
const AUTO_ATTACK = 4;

/** One space to the right. BG-PURSUIT-02 */
export function* advancePursuit(g: Galactica): Rules<void> {
  if (!g.configuration.cylonFleet) return;
  g.state.pursuit += 1;
  g.emit({ type: 'pursuit-advanced', to: g.state.pursuit });
  const n = civilians[g.state.pursuit] ?? 0;
  if (n > 0) yield* placeCiviliansAnywhere(g, n);
  if (g.state.pursuit < AUTO_ATTACK) return;
  yield* autoAttack(g); // BG-PURSUIT-05
  g.state.pursuit = 0; // BG-PURSUIT-06
}
