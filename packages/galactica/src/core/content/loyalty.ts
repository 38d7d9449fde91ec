/** How the loyalty cards that every set has are written down. */
import type { ExpansionSet } from '../state/terms.ts';
import type { LoyaltyEntry } from './entry.ts';

const NOT_A_CYLON = 'You Are Not a Cylon';
const A_CYLON = 'You Are a Cylon';

export function notCylon(set: ExpansionSet, count: number): LoyaltyEntry {
  const kind = 'not-cylon';
  return { deck: 'loyalty', id: `not-a-cylon-${set}`, name: NOT_A_CYLON, set, count, kind, pile: kind };
}

export function cylon(
  power: string,
  set: ExpansionSet,
  effects: Required<Pick<LoyaltyEntry, 'reveal' | 'turnedUp'>> & Pick<LoyaltyEntry, 'afterDiscard'>,
): LoyaltyEntry {
  const kind = 'cylon';
  return { deck: 'loyalty', id: `cylon-${power}`, name: A_CYLON, set, count: 1, kind, pile: kind, ...effects };
}

/** Those of humans first, then those of Cylons, then whatever only some sets have. */
export function loyaltyRank({ name }: LoyaltyEntry): number {
  const rank = [NOT_A_CYLON, A_CYLON].indexOf(name);
  return rank < 0 ? 2 : rank;
}
