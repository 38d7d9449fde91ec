import type { Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** The setup sequence, up to the first turn. BG-SETUP-* */
export function* setUp(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
