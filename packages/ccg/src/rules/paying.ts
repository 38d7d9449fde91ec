/**
 * Paying costs with whole resource stacks, one after another until the cost is covered. A choice of stacks is legal if it
 * covers the cost and without its largest stack does not. Ways are offered that differ in what is left, cheapest first.
 * CCG-COST-01 to -06, CCG-RES-08 to -15
 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { Cost } from '../state/printed.ts';
import { type Resource, resources } from '../state/terms.ts';
import type { NextAction } from '../state/turn.ts';
import { choose } from './asking.ts';
import { commit, exhaust } from './moving.ts';
import { helpersFor, setsOfHelpers } from './spending-help.ts';

/** A stack that can be spent, and what it gives of the type wanted. */
interface Source {
  readonly card: Card;
  readonly amount: number;
  /** Stacks of a kind are the same to who pays: whichever is spent, what is left is worth the same. */
  readonly kind: number;
}

export interface Way {
  readonly stacks: readonly Card[];
  /** Units committed to make one more. */
  readonly helpers: readonly Card[];
  readonly excess: number;
}

const free: readonly Way[] = Object.freeze([{ stacks: [], helpers: [], excess: 0 }]);

/** What a stack generates when it is spent. CCG-RES-11, CCG-RES-12 */
function worth(g: Ccg, card: Card): { resource: Resource | null; amount: number } {
  return { resource: g.printed(card).resource, amount: 1 + g.supplyUnder(card) };
}

/** What holds for the action under way, if it is this player's. */
function actionOf({ turn: { action } }: Ccg, seat: Seat): NextAction | null {
  return action?.seat === seat ? action : null;
}

function sources(g: Ccg, seat: Seat, resource: Resource | 'any', spent: readonly Card[]): Source[] {
  const found: Source[] = [];
  const action = actionOf(g, seat);
  for (const card of g.list('resources', seat)) {
    if (g.isExhausted(card) || !g.isStackTop(card) || spent.includes(card)) continue; // CCG-RES-13
    const made = worth(g, card);
    const kind = kindOf(made.resource, made.amount, g.printed(card).type === 'base');
    if (action?.tripled && made.resource === 'logistics' && made.amount >= 2) found.push({ card, amount: 3, kind });
    else found.push({ card, amount: resource === 'any' || made.resource === resource ? made.amount : 0, kind });
  }
  return found;
}

/** A base may have an ability, so it is none of those that are alike. */
function kindOf(resource: Resource | null, amount: number, base: boolean): number {
  return (amount * 4 + (resource === null ? 3 : resources.indexOf(resource))) * 2 + (base ? 0 : 1);
}

/** Every way to pay so much of one type, by what is left: cheapest first. Empty if there is none. CCG-COST-06 */
function waysToPay(g: Ccg, seat: Seat, resource: Resource, n: number, spent: readonly Card[] = []): readonly Way[] {
  if (n <= 0) return free;
  const helpers = helpersFor(g, seat, resource);
  const groups = grouped(sources(g, seat, resource, spent).filter(({ amount }) => amount > 0 || helpers.length > 0));
  const ways: Way[] = [];
  const chosen: Source[] = [];
  const take = (at: number, sum: number): void => {
    const group = groups[at];
    if (!group) {
      if (chosen.length > 0) ways.push(...waysWith(g, chosen, sum, n, helpers));
      return;
    }
    take(at + 1, sum);
    let added = 0;
    let total = sum;
    for (const source of group) {
      // Everything but the largest stack must fall short; groups come largest first, so the first chosen is the largest.
      const largest = chosen[0]?.amount ?? source.amount;
      if (total + source.amount - largest >= n && chosen.length > 0) break;
      // A stack of another type is but an occasion for helpers, and one occasion is enough for all of them.
      if (source.amount === 0 && chosen.length > 0) break;
      chosen.push(source);
      added++;
      total += source.amount;
      take(at + 1, total);
    }
    chosen.length -= added;
  };
  take(0, 0);
  return ways.sort(cheaper);
}

/** With as few helpers as it takes, whichever they are: those left alert are worth more. */
function waysWith(g: Ccg, chosen: readonly Source[], sum: number, n: number, helpers: readonly Card[]): Way[] {
  const needed = Math.max(0, n - sum);
  const largest = chosen[0]?.amount ?? 0;
  if (needed > helpers.length || sum - largest >= n) return [];
  const stacks = chosen.map(({ card }) => card);
  return setsOfHelpers(g, helpers, needed).map((set) => ({ stacks, helpers: set, excess: sum + needed - n }));
}

/** By kind, those that give most first, and of these the largest. */
function grouped(all: readonly Source[]): Source[][] {
  const groups = new Map<number, Source[]>();
  for (const source of all) {
    const group = groups.get(source.kind);
    if (group) group.push(source);
    else groups.set(source.kind, [source]);
  }
  const gives = ([source]: readonly Source[]) => source?.amount ?? 0;
  return [...groups]
    .sort(([kind, some], [other, others]) => gives(others) - gives(some) || other - kind)
    .map(([, group]) => group);
}

function cheaper(a: Way, b: Way): number {
  return a.helpers.length - b.helpers.length || a.excess - b.excess || b.stacks.length - a.stacks.length;
}

/** Whether a card's whole cost can be paid. */
export function canPay(g: Ccg, seat: Seat, cost: readonly Cost[]): boolean {
  return discounted(g, seat, cost).some((form) => coversAll(g, seat, form));
}

/** Each type by stacks of its own: what is spent for one is gone for the next. */
function coversAll(g: Ccg, seat: Seat, cost: readonly Cost[], spent: readonly Card[] = []): boolean {
  for (const { resource, n } of cost) if (!canCover(g, seat, resource, n)) return false;
  const [first, ...rest] = cost;
  if (!first || (rest.length === 0 && spent.length === 0)) return true;
  return waysToPay(g, seat, first.resource, first.n, spent).some(({ stacks }) =>
    coversAll(g, seat, rest, [...spent, ...stacks]),
  );
}

/** As `waysToPay`, but only whether there is one: asked for every card in hand. */
function canCover(g: Ccg, seat: Seat, resource: Resource, n: number): boolean {
  if (n <= 0) return true;
  if (actionOf(g, seat)?.tripled) return waysToPay(g, seat, resource, n).length > 0;
  let sum = 0;
  let ready = false;
  const { cards } = g;
  for (let card = cards.top(g.zone('resources', seat)); card !== null; card = cards.next(card)) {
    if (g.isExhausted(card) || !g.isStackTop(card)) continue;
    ready = true;
    if (g.printed(card).resource === resource) sum += 1 + g.supplyUnder(card);
    if (sum >= n) return true;
  }
  return ready && sum + helpersFor(g, seat, resource).length >= n;
}

/** The cost, in each form a discount of this action lets it take. */
function discounted(g: Ccg, seat: Seat, cost: readonly Cost[]): readonly (readonly Cost[])[] {
  const discount = actionOf(g, seat)?.discount ?? 0;
  if (discount === 0 || cost.length === 0) return [cost];
  return cost.map((less) => cost.map((one) => (one === less ? { ...one, n: Math.max(0, one.n - discount) } : one)));
}

export interface Paid {
  /** What was generated beyond the cost, by type. CCG-COST-05 */
  readonly excess: readonly Cost[];
  /** Whether a stack was spent for it: an occasion for units that generate more. */
  readonly spent: boolean;
}

/** Pays a cost, each type for itself. */
export function* pay(g: Ccg, seat: Seat, cost: readonly Cost[]): Rules<Paid> {
  const forms = discounted(g, seat, cost).filter((form) => coversAll(g, seat, form));
  let form = forms[0] ?? cost;
  if (forms.length > 1) {
    const options = forms.map((one, index) => ({
      type: 'cost' as const,
      index,
      cost: one.map(({ resource, n }) => ({ resource, n })),
    }));
    const { index } = yield* choose({ seat, kind: 'discount', options });
    form = forms[index] ?? form;
  }
  const excess: Cost[] = [];
  let spent = false;
  for (const [index, { resource, n }] of form.entries()) {
    const way = yield* payOne(g, seat, resource, n, form.slice(index + 1));
    if (way.excess > 0) excess.push({ resource, n: way.excess });
    spent ||= way.stacks.length > 0;
  }
  return { excess, spent };
}

/** Pays so much of one type, in a way that leaves enough for the rest of the cost; returns what is left over. */
function* payOne(g: Ccg, seat: Seat, resource: Resource, n: number, rest: readonly Cost[]): Rules<Way> {
  const ways = waysToPay(g, seat, resource, n);
  return yield* spend(
    g,
    seat,
    { resource, n },
    rest.length === 0 ? ways : ways.filter(({ stacks }) => coversAll(g, seat, rest, stacks)),
  );
}

function* spend(
  g: Ccg,
  seat: Seat,
  context: { resource: Resource | 'any'; n: number },
  ways: readonly Way[],
): Rules<Way> {
  const options = ways.map((way) => ({
    type: 'pay' as const,
    ...way,
    ids: [...way.stacks, ...way.helpers].map((card) => g.printed(card).id),
  }));
  const chosen = yield* choose({ seat, kind: 'pay', rules: ['CCG-COST-03', 'CCG-COST-04'], context, options });
  const { stacks, helpers, excess } = chosen;
  for (const card of stacks) exhaust(g, card);
  for (const card of helpers) commit(g, card);
  if (stacks.length > 0) g.emit({ type: 'paid', player: seat, resource: context.resource, stacks, helpers, excess });
  return chosen;
}

/** Whether so much can be paid, of whatever types. */
export function canPayAny(g: Ccg, seat: Seat, n: number): boolean {
  return n <= 0 || waysToBegin(g, seat, n).length > 0;
}

/** Pays so much of whatever types, one stack after another. CCG-COST-03 */
export function* payAny(g: Ccg, seat: Seat, n: number): Rules<void> {
  for (let left = n; left > 0; ) {
    const { stacks, helpers } = yield* spend(g, seat, { resource: 'any', n: left }, waysToBegin(g, seat, left));
    for (const card of stacks) left -= yieldOf(g, seat, card) + helpers.length;
  }
}

function yieldOf(g: Ccg, seat: Seat, card: Card): number {
  const { resource, amount } = worth(g, card);
  return actionOf(g, seat)?.tripled && resource === 'logistics' && amount >= 2 ? 3 : amount;
}

/** The next stack to spend, one of each kind: alone where others can pay the rest, or with helpers who do. */
function waysToBegin(g: Ccg, seat: Seat, n: number): Way[] {
  const helpers = helpersFor(g, seat, 'any');
  const all = sources(g, seat, 'any', []);
  const total = all.reduce((sum, { amount }) => sum + amount, 0);
  const ways: Way[] = [];
  for (const [source] of grouped(all).reverse()) {
    if (!source) continue;
    const { card, amount } = source;
    const missing = Math.max(0, n - amount);
    const excess = Math.max(0, amount - n);
    const others = total - amount > 0 ? total - amount + helpers.length : 0;
    if (missing === 0 || others >= missing) ways.push({ stacks: [card], helpers: [], excess });
    if (missing > 0)
      for (const set of setsOfHelpers(g, helpers, missing)) ways.push({ stacks: [card], helpers: set, excess });
  }
  return ways.sort(cheaper);
}
