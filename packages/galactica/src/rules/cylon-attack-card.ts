import type { Card, Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** Resolves a Cylon attack card: activate, set up, special rule. BG-UNI-98.. */
export function* resolveAttackCard(g: Galactica, card: Card): Rules<void> {
  throw new Error('unwritten');
}
