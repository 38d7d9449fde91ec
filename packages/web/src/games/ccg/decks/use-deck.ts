/** The deck on the page: every change can be undone, and it is still there when the page is opened again. */
import { useCallback, useEffect, useState } from 'react';
import type { CardFacts } from '../cards/facts.ts';
import { copiesOf, type Deck, emptyDeck, withCopies } from './deck.ts';
import { deckOf, deckOfLink, textOf } from './deck-text.ts';

const KEY = 'ragtag.ccg.deck';
const MOST_KEPT = 100;

export interface Building {
  readonly deck: Deck;
  readonly canUndo: boolean;
  set(deck: Deck): void;
  add(facts: CardFacts, by: number): void;
  undo(): void;
}

function opened(): Deck {
  const linked = deckOfLink(window.location.hash);
  if (linked) return linked;
  const kept = window.localStorage.getItem(KEY);
  return kept === null ? emptyDeck : deckOf(kept);
}

export function useDeck(): Building {
  const [{ deck, past }, change] = useState<{ readonly deck: Deck; readonly past: readonly Deck[] }>(() => ({
    deck: opened(),
    past: [],
  }));
  useEffect(() => window.localStorage.setItem(KEY, textOf(deck)), [deck]);
  const turn = useCallback(
    (next: (deck: Deck) => Deck) =>
      change((now) => ({ deck: next(now.deck), past: [...now.past, now.deck].slice(-MOST_KEPT) })),
    [],
  );
  const set = useCallback((next: Deck) => turn(() => next), [turn]);
  const add = useCallback(
    (facts: CardFacts, by: number) => turn((now) => withCopies(now, facts, copiesOf(now, facts) + by)),
    [turn],
  );
  const undo = useCallback(
    () => change((now) => ({ deck: now.past.at(-1) ?? now.deck, past: now.past.slice(0, -1) })),
    [],
  );
  return { deck, canUndo: past.length > 0, set, add, undo };
}
