/** What is kept of decks: mine and the ready-made ones, how they have done, and what can be done with the one on the page. */
import type { DeckRecord, SavedDeck } from '@ragtag/server/http';
import { useCallback, useState } from 'react';
import { api } from '../../../shell/lobby/api.ts';
import type { Me } from '../../../shell/lobby/name.tsx';
import { tablePath } from '../../../shell/lobby/paths.ts';
import { newTable } from '../../../shell/lobby/play-now.tsx';
import { useAttempt, useLoaded } from '../../../shell/lobby/use-loaded.ts';
import { deckWords as said } from '../words/decks.ts';
import type { Deck } from './deck.ts';
import { deckOf, textOf } from './deck-text.ts';

interface Kept {
  readonly me: Me | null;
  readonly ready: Readonly<Record<string, string>>;
  readonly decks: readonly SavedDeck[];
  readonly records: readonly DeckRecord[];
}

export interface Shelved {
  /** Null until it is known. */
  readonly kept: Kept | null;
  readonly trouble: string | null;
  readonly busy: boolean;
  /** Whether the deck on the page has just been saved. */
  readonly saved: boolean;
  /** Puts a deck on the page; with the name it is saved under, or null for one that is not. */
  choose(text: string, name: string | null): void;
  save(): void;
  forget(name: string): void;
  /** Against an artificial player. */
  play(): void;
  /** Against somebody who does nothing. */
  playAlone(): void;
  recordOf(name: string): DeckRecord | undefined;
}

async function load(): Promise<Kept> {
  const [{ me }, { games }] = await Promise.all([api.me(), api.setups()]);
  const ready = games.find(({ game }) => game === 'ccg')?.decks ?? {};
  return { me, ready, ...(me ? await api.decks('ccg') : { decks: [], records: [] }) };
}

export function useShelf(deck: Deck, set: (deck: Deck) => void): Shelved {
  const [loaded, again] = useLoaded(load);
  const [trouble, attempt, busy] = useAttempt();
  const [was, remember] = useState<string | null>(null);
  const [saved, say] = useState<Deck | null>(null);
  const kept = loaded.state === 'here' ? loaded.value : null;
  const choose = useCallback(
    (text: string, name: string | null) => {
      set(deckOf(text));
      remember(name);
    },
    [set],
  );
  const sitDown = (more: { readonly bot?: string; readonly title?: string }) =>
    attempt(async () => {
      const game = await newTable(kept?.me ?? null, 'ccg', { players: 2 }, { deck: textOf(deck), ...more });
      window.location.assign(tablePath(game, 'ccg'));
    });
  return {
    kept,
    trouble,
    busy,
    saved: saved === deck,
    choose,
    save: () =>
      attempt(async () => {
        await api.saveDeck({ game: 'ccg', name: deck.name, text: textOf(deck), was });
        remember(deck.name);
        say(deck);
        again();
      }),
    forget: (name) => attempt(() => api.removeDeck({ game: 'ccg', name }).then(again)),
    play: () => sitDown({}),
    playAlone: () => sitDown({ bot: 'idle', title: said.aloneWith(deck.name) }),
    recordOf: (name) => kept?.records.find((record) => record.deck === name),
  };
}
