/** What abilities cost in cards. CCG-ABILITY-02 */
import type { Card, Rules } from '@ragtag/kernel';
import { ask, askSome, choose } from '../rules/asking.ts';
import * as moving from '../rules/moving.ts';
import type { Ccg } from '../state/ccg.ts';
import type { Context, Effect, Price } from '../state/printed.ts';
import type { Counted } from './amounts.ts';
import type { CardAction } from './card-actions.ts';
import type { CardFilter } from './filter.ts';
import { aTarget, clause, paidItself } from './select.ts';
import { lowered, type Subject, sentence } from './words.ts';

/** A unit exhausted in its own challenge keeps its abilities, and can commit for them. CCG-CHAL-13, CCG-ABILITY-02 */
const isAlert = (g: Ccg, card: Card) =>
  g.placeOf(card) === 'alert' && !(g.isSince(3) ? g.isBlank(card) : g.isExhausted(card));
const isAlertFaceUp = (g: Ccg, card: Card) => g.placeOf(card) === 'alert' && !g.isExhausted(card);
const isFaceUp = (g: Ccg, card: Card) => g.placeOf(card) !== null && !g.isExhausted(card);

function withSelf(
  text: string,
  cost: number,
  can: (g: Ccg, card: Card) => boolean,
  act: (g: Ccg, card: Card) => Rules<unknown> | boolean,
): Price {
  return {
    text,
    cost,
    clause: `${lowered(text)} this card`,
    payable: (g, c) => can(g, c.source),
    *pay(g, c) {
      if (g.isSince(3)) c.chosen.set(paidItself, [c.source]);
      const done = act(g, c.source);
      if (typeof done === 'object') yield* done;
    },
  };
}

export const commitSelf = withSelf('Commit', 1, isAlert, moving.commit);
export const exhaustSelf = withSelf('Exhaust', 0.8, isFaceUp, moving.exhaust);
export const sacrificeSelf = withSelf('Sacrifice', 2.5, isFaceUp, moving.sacrifice);
export const commitAndExhaustSelf = withSelf('Commit and exhaust', 1.3, isAlertFaceUp, (g, card) => {
  moving.commit(g, card);
  return moving.exhaust(g, card);
});
export const commitAndSacrificeSelf = withSelf('Commit and sacrifice', 2.5, isAlert, (g, card) => {
  moving.commit(g, card);
  return moving.sacrifice(g, card);
});

/** The unit a mission is attached to pays; it must be one's own. CCG-KEY-17 */
export const commitLinked: Price = {
  text: 'Commit the linked unit',
  cost: 1,
  payable: (g, c) => {
    const unit = g.state.under.get(c.source);
    return unit !== null && isAlert(g, unit) && g.ownerOf(unit) === c.you;
  },
  *pay(g, c) {
    const unit = g.state.under.get(c.source);
    if (unit !== null) moving.commit(g, unit);
  },
};

/** The unit a mission is attached to is given up for it. */
export const sacrificeLinked: Price = {
  text: 'Sacrifice the linked unit',
  cost: 2.5,
  payable: (g, c) => {
    const unit = g.state.under.get(c.source);
    return unit !== null && g.ownerOf(unit) === c.you;
  },
  *pay(g, c) {
    const unit = g.state.under.get(c.source);
    if (unit !== null) yield* moving.sacrifice(g, unit);
  },
};

/** A price paid with cards that are chosen first. */
export interface CardPrice extends Price {
  /** What was chosen stands in the context under this. */
  readonly key: object;
  /** The cards that could pay. */
  ways(g: Ccg, c: Context): readonly Card[];
  prepare(g: Ccg, c: Context): Rules<void>;
}

function cardPrice(action: CardAction, filter: CardFilter, named: Subject, isTarget: boolean): CardPrice {
  const key = {};
  const ways = (g: Ccg, c: Context) =>
    filter.in(g, c).filter((card) => isPayable(g, action, card) && !(isTarget && g.derived.isBarred(card, 'target')));
  return {
    key,
    ways,
    cost: Math.abs(action.worth ?? 0.5),
    text: sentence(action.text(named)).replace(/\.$/, ''),
    payable: (g, c) => ways(g, c).length > 0,
    prepare: (g, c) => payWith(c, key, ways(g, c), g),
    stillPayable: (g, c) => chosen(c, key).every((card) => ways(g, c).includes(card)),
    *pay(g, c) {
      for (const card of chosen(c, key)) yield* action.run(g, c, card);
    },
  };
}

function chosen(c: Context, key: object): readonly Card[] {
  return (c.chosen.get(key) ?? []) as readonly Card[]; // cards are what prices put there
}

function* payWith(c: Context, key: object, cards: readonly Card[], g: Ccg): Rules<void> {
  const options = g.named('target', cards);
  const { card } = yield* choose({ seat: c.you, kind: 'price', context: g.source(c), options });
  c.chosen.set(key, [card]);
}

/** A target of one's own pays: `withTarget(commit, those('Pilot'))`. */
export function withTarget(action: CardAction, filter: CardFilter): CardPrice {
  return withAnyTarget(action, filter.yours);
}

/** The same, whoever controls it. */
export function withAnyTarget(action: CardAction, filter: CardFilter): CardPrice {
  return cardPrice(action, filter, { name: aTarget(filter.one), plural: false }, true);
}

/** A card of one's own that is no target. */
export function withYour(action: CardAction, filter: CardFilter): CardPrice {
  return cardPrice(action, filter.yours, { name: filter.yours.any, plural: false }, false);
}

/** Any number of cards of one's own, and so much for each of them. */
export function withAnyNumber(action: CardAction, filter: CardFilter): CardPrice & { each(n: number): Counted } {
  const named = { name: `any number of ${filter.yours.several}`, plural: true };
  const price = cardPrice(action, filter.yours, named, false);
  const { key, ways } = price;
  return {
    ...price,
    *prepare(g, c) {
      const options = g.named('card', ways(g, c));
      const context = g.source(c);
      const some = yield* askSome({ seat: c.you, kind: 'price', context, min: 1, max: options.length, options });
      const cards = some.map(({ card }) => card);
      c.chosen.set(key, cards);
    },
    each: (n) => ({ each: 'for each of them', times: n, of: (_, c) => n * chosen(c, key).length }),
  };
}

/** The same price, paid only with a card that leaves the effect its target: `personnel.otherThan(price)`. */
export function sparing(effect: Effect, price: CardPrice): CardPrice {
  const { key } = price;
  const ways = (g: Ccg, c: Context) =>
    price.ways(g, c).filter((card) => {
      const chosen = new Map([...c.chosen, [key, [card]] as const]);
      return effect.possible?.(g, { ...c, chosen }) ?? true;
    });
  return {
    ...price,
    ways,
    payable: (g, c) => ways(g, c).length > 0,
    prepare: (g, c) => payWith(c, key, ways(g, c), g),
  };
}

/** A price must be paid in full: a card to be committed and exhausted is alert and face up. */
function isPayable(g: Ccg, action: CardAction, card: Card): boolean {
  if (action.verb === 'commit and exhaust') return isAlertFaceUp(g, card);
  return action.can?.(g, card) ?? true;
}

/** "You may commit a personnel you control. If you do, ..." Chosen on play, done on resolution. */
export function mayPay(price: Price, effect: Effect): Effect {
  const key = {};
  const possible = (g: Ccg, c: Context) => price.payable(g, c) && (effect.possible?.(g, c) ?? true);
  return {
    worth: Math.max(0, (effect.worth ?? 0) - 0.5),
    power: effect.power ?? 0,
    text: `You may ${lowered(price.text)}. If you do, ${clause(effect)}.`,
    *prepare(g, c) {
      if (!possible(g, c)) return;
      const options = [{ type: 'yes' }, { type: 'no' }] as const;
      const { type } = yield* ask({ seat: c.you, kind: 'may', context: g.source(c), options });
      if (type === 'no') return;
      c.chosen.set(key, [1]);
      if (price.prepare) yield* price.prepare(g, c);
      if (effect.prepare) yield* effect.prepare(g, c);
    },
    *run(g, c) {
      // A card chosen to pay may have been committed meanwhile to pay for this very event.
      if (!c.chosen.has(key) || price.stillPayable?.(g, c) === false) return;
      yield* price.pay(g, c);
      yield* effect.run(g, c);
    },
  };
}

/**
 * "To play this card, commit target unit you control." What follows may be about others: `unit.otherThan(price)`. A mission
 * is paid for when it is resolved.
 */
export function mustPay(price: CardPrice, effect: Effect, to: 'play this card' | 'resolve this mission'): Effect {
  const { payable, prepare } = sparing(effect, price);
  return {
    worth: (effect.worth ?? 0) - 1,
    power: effect.power ?? 0,
    text: `To ${to}, ${lowered(price.text)}. ${effect.text}`,
    possible: payable,
    *prepare(g, c) {
      yield* prepare(g, c);
      if (effect.prepare) yield* effect.prepare(g, c);
    },
    *run(g, c) {
      if (price.stillPayable?.(g, c) === false) return; // as above
      yield* price.pay(g, c);
      yield* effect.run(g, c);
    },
  };
}
