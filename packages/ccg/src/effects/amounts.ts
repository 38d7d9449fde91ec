/** Numbers in texts: a number, or something to be counted when the text is carried out. */
import type { Card } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { Context } from '../state/printed.ts';
import type { CardFilter } from './filter.ts';

export interface Counted {
  /** "for each Pilot you control" */
  readonly each: string;
  /** How many for each; 1 unless said, negative for a loss. */
  readonly times?: number;
  /** `card` is the card it is for, where it is for one. */
  of(g: Ccg, c: Context, card: Card | null): number;
}
export type Amount = number | Counted;

export function amountOf(amount: Amount, g: Ccg, c: Context, card: Card | null = null): number {
  return typeof amount === 'number' ? amount : amount.of(g, c, card);
}

/** About how much it comes to, without looking. */
export function roughly(amount: Amount): number {
  return typeof amount === 'number' ? amount : 2 * (amount.times ?? 1);
}

/** One for each of these cards. */
export function perCardIn(filter: CardFilter): Counted {
  return { each: `for each ${filter.one}`, of: (g, c) => filter.in(g, c).length };
}

/** As much as the card's own mystic value; face down it has none. */
export const ownMystic: Counted = {
  each: 'for each point of its mystic value',
  of: (g, _, card) => {
    if (card === null || g.isBlank(card)) return 0;
    return g.printed(card).mysticValue ?? 0;
  },
};

/** As much as the mystic value of the unit this card is linked to. */
export const linkedMystic: Counted = {
  each: "for each point of the linked unit's mystic value",
  of: (g, c) => ownMystic.of(g, c, g.state.under.get(c.source)),
};

/** One less for each asset without supply cards that the card's controller has. */
export const lessPerBareAsset: Counted = {
  each: "for each of its controller's assets with no supply cards",
  times: -1,
  of: (g, _, card) => {
    if (card === null) return 0;
    const assets = g.list('resources', g.ownerOf(card)).filter((one) => g.isAsset(one) && g.supplyUnder(one) === 0);
    return -assets.length;
  },
};

/** As much as the mystic value just revealed: `revealing(target(unit, power(revealed)))`. */
export const revealed: Counted = { each: 'for each point of that value', of: (_, c) => c.amount };

/** As many as lie under the stack chosen: `withStack(resourceStack.yours, you(draws(supplyThere)))`. */
export const supplyThere: Counted = { each: 'for each supply card under that stack', of: (_, c) => c.amount };

/** By as much as the challenge was won. */
export const margin: Counted = {
  each: "for each point of difference between the two units' power",
  of: (_, c) => c.amount,
};
