/** Finding cards: by words, by everything that is printed on them, in any order. */
import { allFacts, type CardFacts, type CardType, cardTypes, type Resource, totalCost } from '../cards/facts.ts';
import { DEAREST } from './deck.ts';

export const sets = ['bsg1', 'bsg2', 'promo'] as const;
export type CardSet = (typeof sets)[number];
export const sorts = ['type', 'cost', 'name', 'power', 'mystic', 'threat'] as const;
export type Sort = (typeof sorts)[number];
export const numbers = ['power', 'mystic', 'threat'] as const;
export type NumberName = (typeof numbers)[number];

export interface Filter {
  readonly words: string;
  readonly types: readonly CardType[];
  readonly resources: readonly Resource[];
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
  readonly costs: readonly number[];
  readonly sets: readonly CardSet[];
  readonly atLeast: Readonly<Partial<Record<NumberName, number>>>;
  readonly atMost: Readonly<Partial<Record<NumberName, number>>>;
  readonly sort: Sort;
}

export const noFilter: Filter = {
  words: '',
  types: [],
  resources: [],
  traits: [],
  keywords: [],
  costs: [],
  sets: [],
  atLeast: {},
  atMost: {},
  sort: 'type',
};

/** `cost<=3`, `power>2`: numbers among the words. */
const COMPARED = /^(cost|power|mystic|threat)(<=|>=|≤|≥|<|>|=)(\d+)$/;

function numberOf(facts: CardFacts, name: string): number | null {
  if (name === 'cost') return facts.type === 'base' ? null : totalCost(facts);
  return numbers.some((one) => one === name) ? facts[name as NumberName] : null; // one of them
}

function compares(value: number, sign: string, n: number): boolean {
  switch (sign) {
    case '<':
      return value < n;
    case '>':
      return value > n;
    case '<=':
    case '≤':
      return value <= n;
    case '>=':
    case '≥':
      return value >= n;
    default:
      return value === n;
  }
}

/** What is looked through for words, made once for each card. */
const texts = new WeakMap<CardFacts, string>();

function textOf(facts: CardFacts): string {
  const known = texts.get(facts);
  if (known !== undefined) return known;
  const made = [facts.name, facts.type, ...facts.traits, ...facts.keywords, ...facts.lines].join(' ').toLowerCase();
  texts.set(facts, made);
  return made;
}

function says(facts: CardFacts, word: string): boolean {
  const [, name, sign = '', n] = COMPARED.exec(word) ?? [];
  if (name === undefined) return textOf(facts).includes(word);
  const value = numberOf(facts, name);
  return value !== null && compares(value, sign, Number(n));
}

/** Filters of which any number of values can be chosen. */
export type ListName = 'types' | 'resources' | 'traits' | 'keywords' | 'costs' | 'sets';
type Value = string | number;

/** What a card has under each of them. */
const valuesOf: Readonly<Record<ListName, (facts: CardFacts) => readonly Value[]>> = {
  types: ({ type }) => [type],
  resources: ({ resource, cost }) => [...(resource ? [resource] : []), ...cost.map((one) => one.resource)],
  traits: ({ traits }) => traits,
  keywords: ({ keywords }) => keywords,
  costs: (facts) => (facts.type === 'base' ? [] : [Math.min(DEAREST, totalCost(facts))]),
  sets: ({ set, promo }) => (promo ? [set, 'promo'] : [set]),
};
export const lists = Object.keys(valuesOf) as readonly ListName[]; // its keys

function fits(facts: CardFacts, filter: Filter, wanted: readonly string[]): boolean {
  for (const name of lists) {
    const chosen: readonly Value[] = filter[name];
    if (chosen.length > 0 && !valuesOf[name](facts).some((value) => chosen.includes(value))) return false;
  }
  for (const name of numbers) {
    const [least, most] = [filter.atLeast[name], filter.atMost[name]];
    if (least === undefined && most === undefined) continue;
    const value = facts[name];
    if (value === null || value < (least ?? -Infinity) || value > (most ?? Infinity)) return false;
  }
  return wanted.every((word) => says(facts, word));
}

const wordsIn = ({ words }: Filter) => words.toLowerCase().split(/\s+/).filter(Boolean);

export type Counts = Readonly<Record<ListName, ReadonlyMap<Value, number>>>;

/** How many cards each value would show if it were the only one chosen of its kind. */
export function countsOf(filter: Filter): Counts {
  const wanted = wordsIn(filter);
  const tally = (name: ListName): [ListName, ReadonlyMap<Value, number>] => {
    const others: Filter = { ...filter, [name]: [] };
    const counts = new Map<Value, number>();
    for (const facts of allFacts()) {
      if (!fits(facts, others, wanted)) continue;
      for (const value of new Set(valuesOf[name](facts))) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [name, counts];
  };
  return Object.fromEntries(lists.map(tally)) as Counts; // one for each
}

/** With a value chosen that was not, or without one that was. */
export function toggled(filter: Filter, name: ListName, value: Value): Filter {
  const now: readonly Value[] = filter[name];
  return { ...filter, [name]: now.includes(value) ? now.filter((one) => one !== value) : [...now, value] };
}

function keyOf(facts: CardFacts, sort: Sort): number {
  switch (sort) {
    case 'type':
      return cardTypes.indexOf(facts.type) * 100 + totalCost(facts);
    case 'cost':
      return facts.type === 'base' ? -1 : totalCost(facts);
    case 'name':
      return 0;
    default:
      return -(facts[sort] ?? -1);
  }
}

/** The cards that fit, in order. */
export function found(filter: Filter): readonly CardFacts[] {
  const wanted = wordsIn(filter);
  return allFacts()
    .filter((facts) => fits(facts, filter, wanted))
    .sort((a, b) => keyOf(a, filter.sort) - keyOf(b, filter.sort) || (a.name < b.name ? -1 : 1));
}
