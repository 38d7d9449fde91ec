/** The end of Pegasus. BG-DAMAGE-15 */
import type { Rules } from '@ragtag/kernel';
import { damageBoard, evacuate } from '../../core/rules/damage.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { pegasusDamage, pegasusLocations } from './ids.ts';

/** Hits that name Pegasus. BG-DAMAGE-08 */
export function damagePegasus(g: Galactica, n: number): Rules<void> {
  return damageBoard(g, 'pegasus', n);
}

export function* losePegasus(g: Galactica): Rules<void> {
  const { state } = g;
  state.pegasusDestroyed = true;
  for (const location of pegasusDamage) state.damaged[location] = false;
  g.emit({ type: 'pegasus-destroyed' });
  yield* evacuate(g, pegasusLocations);
}
