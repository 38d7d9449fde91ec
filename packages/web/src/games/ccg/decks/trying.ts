/** Trying a deck: a hand and what follows it. */
import { type CardFacts, factsOf } from '../cards/facts.ts';
import type { Deck } from './deck.ts';

/** CCG-TURN-05 */
const DRAWN = 2;

/** All cards of a deck in some order. */
export function shuffled({ cards }: Deck, random: () => number = Math.random): readonly CardFacts[] {
  const pile = Object.entries(cards).flatMap(([id, copies]) => Array<CardFacts>(copies).fill(factsOf(id)));
  for (let at = pile.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [a, b] = [pile[at], pile[other]];
    if (a && b) [pile[at], pile[other]] = [b, a];
  }
  return pile;
}

/** The hand of the base's size, then two a turn. CCG-ZONE-12 */
export function handAfter(pile: readonly CardFacts[], { base }: Deck, turns: number): readonly CardFacts[] {
  const size = base === '' ? 0 : (factsOf(base).handSize ?? 0);
  return pile.slice(0, size + turns * DRAWN);
}
