/** Cards as a viewer sees them: named only where the viewer may know the face. */
import type { Card, Viewer, Zone } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { SkillType } from '../state/terms.ts';
import { cardText } from '../text/card-text.ts';

/** A card whose face the viewer knows. */
export type CardView = {
  readonly card: number;
  readonly deck: string;
  readonly name: string;
  readonly text: readonly string[];
  readonly type?: SkillType;
  readonly strength?: number;
  /** Loyalty cards: which one, and what it counts as. */
  readonly id?: string;
  readonly kind?: string;
};
/** A card on the table that anybody can point at, known or not. */
export type TableCard = CardView | { readonly card: number };

/** A deck: how many cards, and those the viewer has looked at, by their place from the top. */
export type DeckView = {
  readonly count: number;
  readonly known: readonly { readonly at: number; readonly card: CardView }[];
};

/** A card face up, or one the viewer is known to know. */
function faceView(g: Galactica, card: Card): CardView {
  const entry = g.entry(card);
  const { deck, name } = entry;
  const text = cardText(entry);
  switch (entry.deck) {
    case 'skill':
      return { card, deck, name, text, type: entry.type, strength: g.strength(card) };
    case 'loyalty':
      return { card, deck, name, text, id: entry.id, kind: entry.kind };
    default:
      return { card, deck, name, text };
  }
}

export function tableCard(g: Galactica, card: Card, viewer: Viewer): TableCard {
  return g.cards.knows(card, viewer) ? faceView(g, card) : { card };
}

/** The cards of a zone the viewer knows, in an order the viewer may see. */
export function knownCards(g: Galactica, zone: Zone, viewer: Viewer): CardView[] {
  return g.cards.view(zone, viewer)?.cards.map(({ card }) => faceView(g, card)) ?? [];
}

/** Every card of a zone whose cards anybody can tell apart, by number: the order says nothing. */
export function tableCards(g: Galactica, zone: Zone, viewer: Viewer): TableCard[] {
  const cards = g.cards.list(zone).sort((a, b) => a - b);
  return cards.map((card) => tableCard(g, card, viewer));
}

export function deckView(g: Galactica, zone: Zone, viewer: Viewer): DeckView {
  const seen = g.cards.view(zone, viewer);
  const known = seen?.cards.map(({ card, at }, index) => ({ at: at ?? index, card: faceView(g, card) })) ?? [];
  return { count: seen?.count ?? 0, known };
}

/** Only the top of a discard pile may be seen, not how many lie below. BG-SECRET-19, BG-SECRET-20 */
export function topOf(g: Galactica, discard: Zone, viewer: Viewer): TableCard | null {
  const top = g.cards.top(discard);
  return top === null ? null : tableCard(g, top, viewer);
}
