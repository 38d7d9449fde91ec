/** Cards as a viewer sees them: named only where the viewer may know the face. */
import type { Card, Face, Plain, Zone } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { SkillType } from '../state/terms.ts';
import { type CardLine, cardLines } from '../text/card-lines.ts';
import type { Sight } from './sight.ts';

/** A card whose face the viewer knows. */
export type CardView = {
  readonly card: number;
  readonly deck: string;
  readonly name: string;
  readonly text: readonly CardLine[];
  readonly type?: SkillType;
  readonly strength?: number;
  /** Loyalty cards: which one, and what it counts as. */
  readonly id?: string;
  readonly kind?: string;
  /** What is printed on cards of a deck that only a module has. */
  readonly facts?: { readonly [field: string]: Plain };
};
/** A card on the table that anybody can point at, known or not. */
export type TableCard = CardView | { readonly card: number };

/** A deck: how many cards, and those the viewer has looked at, by their place from the top. */
export type DeckView = {
  readonly count: number;
  readonly known: readonly { readonly at: number; readonly card: CardView }[];
};

// What looks the same is the same object wherever that is easy to have: then it is seen at once where nothing changed.

/** The cards of a game that somebody has seen, by number, as they were last shown. */
const shown = new WeakMap<Galactica, { readonly face: Face; readonly view: CardView }[]>();

/** A card face up, or one the viewer is known to know. */
function faceView(g: Galactica, card: Card): CardView {
  const face = g.cards.faceOf(card);
  let cards = shown.get(g);
  if (!cards) {
    cards = [];
    shown.set(g, cards);
  }
  const known = cards[card];
  if (known?.face === face) return known.view;
  const view = newFaceView(g, card);
  cards[card] = { face, view };
  return view;
}

function newFaceView(g: Galactica, card: Card): CardView {
  const entry = g.entry(card);
  const { deck, name } = entry;
  const text = cardLines(entry);
  switch (entry.deck) {
    case 'skill':
      return { card, deck, name, text, type: entry.type, strength: g.strength(card) };
    case 'loyalty':
      return { card, deck, name, text, id: entry.id, kind: entry.kind };
    default:
      return entry.facts ? { card, deck, name, text, facts: entry.facts } : { card, deck, name, text };
  }
}

const none: readonly never[] = [];
const facedown: readonly TableCard[] = Array.from({ length: 2_048 }, (_, card) => ({ card }));

export function tableCard({ g, viewer }: Sight, card: Card): TableCard {
  return g.cards.knows(card, viewer) ? faceView(g, card) : (facedown[card] ?? { card });
}

/** The cards of a zone the viewer knows, in an order the viewer may see. */
export function knownCards({ g, viewer }: Sight, zone: Zone): readonly CardView[] {
  if (g.cards.count(zone) === 0) return none;
  const seen = g.cards.view(zone, viewer)?.cards ?? none;
  return seen.length === 0 ? none : seen.map(({ card }) => faceView(g, card));
}

/** Every card of a zone whose cards anybody can tell apart, by number: the order says nothing. */
export function tableCards(sight: Sight, zone: Zone): readonly TableCard[] {
  const { cards } = sight.g;
  if (cards.count(zone) === 0) return none;
  const listed = cards.list(zone).sort((a, b) => a - b);
  return listed.map((card) => tableCard(sight, card));
}

/** Decks that the viewer has not looked into, by their size. */
const closedDecks: readonly DeckView[] = Array.from({ length: 256 }, (_, count) => ({ count, known: none }));

export function deckView({ g, viewer }: Sight, zone: Zone): DeckView {
  const seen = g.cards.view(zone, viewer);
  const count = seen?.count ?? 0;
  const closed = closedDecks[count];
  if (closed && (seen === null || seen.cards.length === 0)) return closed;
  const known = seen?.cards.map(({ card, at }, index) => ({ at: at ?? index, card: faceView(g, card) })) ?? [];
  return { count, known };
}

/** Only the top of a discard pile may be seen, not how many lie below. BG-SECRET-19, BG-SECRET-20 */
export function topOf(sight: Sight, discard: Zone): TableCard | null {
  const top = sight.g.cards.top(discard);
  return top === null ? null : tableCard(sight, top);
}

/** A hand: how many cards, for all to see, and the cards where the viewer may see them. BG-SECRET-17 */
export type HandView = { readonly count: number; readonly cards: readonly CardView[] };

/** Hands of which the viewer knows no card, by their size. */
const closedHands: readonly HandView[] = Array.from({ length: 64 }, (_, count) => ({ count, cards: none }));

export function handView(sight: Sight, zone: Zone): HandView {
  const count = sight.g.cards.count(zone);
  const cards = knownCards(sight, zone);
  const closed = cards.length === 0 ? closedHands[count] : undefined;
  return closed ?? { count, cards };
}
