/** The deck somebody brings to a table: one they have built, a ready-made one, or whichever comes. */
import type { SavedDeck } from '@ragtag/server/http';
import { useEffect, useId, useState } from 'react';
import { clientOf, useGames } from '../games/game-client.ts';
import { words } from '../words/words.ts';
import { api } from './api.ts';

/** What there is to choose from. */
export interface Decks {
  readonly mine: readonly SavedDeck[];
  /** By name. */
  readonly ready: Readonly<Record<string, string>>;
}

/** The decks of a game; null until they are known, and where nobody brings one. */
export function useDecks(game: string | null): Decks | null {
  const [decks, set] = useState<Decks | null>(null);
  useEffect(() => {
    if (game === null) return;
    let wanted = true;
    const load = async (): Promise<Decks | null> => {
      const { games } = await api.setups();
      const ready = games.find((one) => one.game === game)?.decks ?? null;
      return ready && { ready, mine: (await api.decks(game)).decks };
    };
    load().then(
      (found) => wanted && set(found),
      () => wanted && set(null), // without them whichever comes is played
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return decks;
}

/** A deck as it is written begins with its name. */
function nameOf(deck: string): string {
  const [first = ''] = deck.split('\n');
  return first.replace(/^# /, '');
}

interface FieldProps {
  readonly game: string;
  readonly decks: Decks;
  /** As text; null leaves it to chance. */
  readonly deck: string | null;
  readonly choose: (deck: string | null) => void;
  /** Whose it is, where it is not one's own. */
  readonly label?: string;
}

export function DeckField({ game, decks: { mine, ready }, deck, choose, label }: FieldProps) {
  const said = words.setup.deck;
  const id = useId();
  const client = clientOf(useGames(), game);
  const own = mine.map(({ name, text }) => ({ key: `my ${name}`, name, text }));
  const given = Object.entries(ready).map(([name, text]) => ({ key: `ready ${name}`, name, text }));
  const listed = [...own, ...given];
  const called = deck === null ? '' : nameOf(deck);
  const chosen = listed.find(({ text }) => text === deck) ?? listed.find(({ name }) => name === called);
  const options = (decks: typeof listed) =>
    decks.map(({ key, name }) => (
      <option key={key} value={key}>
        {name}
      </option>
    ));
  return (
    <div className="field deck-field">
      <label htmlFor={id}>{label ?? said.label}</label>
      <select
        id={id}
        value={deck === null ? '' : (chosen?.key ?? called)}
        onChange={({ target }) => choose(listed.find(({ key }) => key === target.value)?.text ?? null)}
      >
        <option value="">{said.chance}</option>
        {deck !== null && !chosen && <option value={called}>{called}</option>}
        {own.length > 0 && <optgroup label={said.mine}>{options(own)}</optgroup>}
        <optgroup label={said.ready}>{options(given)}</optgroup>
      </select>
      {label === undefined && (
        <small>
          {said.secret} {Object.hasOwn(client.pages, 'decks') && <a href={`/decks/${game}`}>{said.build}</a>}
        </small>
      )}
    </div>
  );
}
