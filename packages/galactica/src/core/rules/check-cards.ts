/** The cards of a check. */
import type { Card } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Check } from '../state/records.ts';
import { zones } from '../state/zones.ts';

/** The cards still in a check, face up. Those of an outer check lie there too. */
export function cardsOf(g: Galactica, check: Check): Card[] {
  return g.cards.list(zones.checkOpen).filter((card) => check.cards.includes(card));
}
