import type { Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Area } from '../state/terms.ts';

export function* activateRaiders(g: Galactica, only?: readonly Area[]): Rules<void> {
  throw new Error('unwritten');
}
/** Every basestar on the main board launches; `n` each. */
export function* launchRaiders(g: Galactica, n: number): Rules<void> {
  throw new Error('unwritten');
}
/** Takes raiders off the main board into the supply. */
export function* destroyRaiders(g: Galactica, area: Area, n: number): Rules<void> {
  throw new Error('unwritten');
}
