/** A deck as it is built: what is in it, and what that adds up to. What may be played the server says. */
import { allFacts, type CardFacts, cardTypes, factsOf, type Resource, resources, totalCost } from '../cards/facts.ts';

export interface Deck {
  readonly name: string;
  readonly note: string;
  /** '' as long as there is none. */
  readonly base: string;
  /** Copies by the id of the printed card. */
  readonly cards: Readonly<Record<string, number>>;
}

/** CCG-DECK-03 */
export const MOST_COPIES = 4;
/** CCG-DECK-01 */
export const FEWEST_CARDS = 60;

export const emptyDeck: Deck = { name: 'New deck', note: '', base: '', cards: {} };

export function sizeOf({ cards }: Deck): number {
  return Object.values(cards).reduce((sum, copies) => sum + copies, 0);
}

export function copiesOf({ base, cards }: Deck, { id, type }: CardFacts): number {
  return type === 'base' ? Number(base === id) : (cards[id] ?? 0);
}

/** With so many copies of a card; of bases there is only one. */
export function withCopies(deck: Deck, { id, type }: CardFacts, copies: number): Deck {
  if (type === 'base') return { ...deck, base: copies > 0 ? id : deck.base === id ? '' : deck.base };
  const { [id]: _, ...others } = deck.cards;
  const wanted = Math.max(0, Math.min(MOST_COPIES, copies));
  return { ...deck, cards: wanted === 0 ? others : { ...others, [id]: wanted } };
}

/** The cards of a deck by type, each type by cost and name. */
export function partsOf({
  cards,
}: Deck): readonly { readonly type: CardFacts['type']; readonly cards: readonly Listed[] }[] {
  const listed = Object.entries(cards).map(([id, copies]) => ({ facts: factsOf(id), copies }));
  return cardTypes
    .map((type) => ({
      type,
      cards: listed
        .filter(({ facts }) => facts.type === type)
        .sort((a, b) => totalCost(a.facts) - totalCost(b.facts) || (a.facts.name < b.facts.name ? -1 : 1)),
    }))
    .filter((part) => part.cards.length > 0);
}
export interface Listed {
  readonly facts: CardFacts;
  readonly copies: number;
}

/** The highest cost that has a column of its own. */
export const DEAREST = 6;

export interface Sums {
  /** How many cards cost so much, the last column and more. */
  readonly curve: readonly number[];
  /** By resource: all that the cards cost, and how many give it as assets. */
  readonly needed: Readonly<Record<Resource, number>>;
  readonly given: Readonly<Record<Resource, number>>;
  readonly mystic: number;
  readonly threat: number;
}

export function sumsOf({ cards }: Deck): Sums {
  const curve = Array<number>(DEAREST + 1).fill(0);
  const needed = { persuasion: 0, logistics: 0, security: 0 };
  const given = { persuasion: 0, logistics: 0, security: 0 };
  let [mystic, threat, all] = [0, 0, 0];
  for (const [id, copies] of Object.entries(cards)) {
    const facts = factsOf(id);
    const at = Math.min(DEAREST, totalCost(facts));
    curve[at] = (curve[at] ?? 0) + copies;
    for (const { resource, n } of facts.cost) needed[resource] += n * copies;
    if (facts.resource) given[facts.resource] += copies;
    mystic += (facts.mystic ?? 0) * copies;
    threat += (facts.threat ?? 0) * copies;
    all += copies;
  }
  return { curve, needed, given, mystic: all === 0 ? 0 : mystic / all, threat: all === 0 ? 0 : threat / all };
}

/** What a good player would ask about, besides what the rules say: resources that nothing gives, missions nobody can do. */
export function adviceOn(deck: Deck, words: Advice): readonly string[] {
  const { needed, given } = sumsOf(deck);
  const base = deck.base === '' ? null : factsOf(deck.base).resource;
  const lacking = resources.filter((one) => needed[one] > 0 && given[one] === 0 && base !== one);
  const listed = Object.entries(deck.cards).map(([id, copies]) => ({ facts: factsOf(id), copies }));
  const units = listed.filter(({ facts }) => facts.type === 'personnel' || facts.type === 'ship');
  const traits = new Set(listed.flatMap(({ facts }) => (facts.type === 'mission' ? asked(facts) : [])));
  const missing = [...traits].filter((trait) => !units.some(({ facts }) => facts.traits.some((one) => one === trait)));
  return [...lacking.map(words.lacks), ...missing.map(words.nobody)];
}
export interface Advice {
  lacks(resource: Resource): string;
  nobody(trait: string): string;
}

/** The traits a mission asks for. */
function asked({ lines }: CardFacts): readonly string[] {
  const line = lines.find((one) => one.startsWith('Resolve: ')) ?? '';
  const known = new Set(allFacts().flatMap(({ traits }) => traits));
  return [...known].filter((trait) => new RegExp(`\\b(?<!non-)${trait}`).test(line));
}
