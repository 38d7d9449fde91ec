import type { Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

export function* sleeperPhase(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
