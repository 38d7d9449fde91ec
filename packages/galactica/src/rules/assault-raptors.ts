import type { Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

export function canGainAssaultRaptor(g: Galactica): boolean {
  throw new Error('unwritten');
}
export function gainAssaultRaptor(g: Galactica): void {
  throw new Error('unwritten');
}
/** At a jump each assault raptor in space may stay. */
export function* stayOrReturn(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
