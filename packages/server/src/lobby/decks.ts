/** The decks that players bring to a table: judged as they sit down, put into the game's configuration as it starts. */
import { randomInt } from 'node:crypto';
import type { Plain } from '@ragtag/kernel';
import type { HostedGame } from '@ragtag/kernel/host';
import { Refused } from '../refused.ts';
import type { StoredSeat } from '../storage/storage.ts';

type WithDecks = Pick<HostedGame, 'decks' | 'game'>;

/** A deck as it is written, if it may be played in a game so configured. */
export function deckFor({ decks, game }: WithDecks, configuration: unknown, deck: string | null): string | null {
  if (deck === null) return null;
  if (!decks) throw new Refused('malformed', 'nobody brings a deck to this game');
  const { problems, text } = decks.check(deck, game.configure(configuration));
  if (problems.length > 0) throw new Refused('illegal-deck', problems.join('; '));
  return text;
}

/** The configuration of a game that starts: with what was brought to each seat, the rest by chance. */
export function withDecks({ decks, game }: WithDecks, configuration: Plain, seats: readonly StoredSeat[]): Plain {
  if (!decks) return configuration;
  const brought = seats.map(({ deck }) => deck ?? null);
  return decks.brought(game.configure(configuration), brought, (bound) => randomInt(bound)) as Plain; // a configuration is plain data
}

/** What everybody may know of a configuration: not what somebody brings. */
export function shownConfiguration(
  hosted: Pick<HostedGame, 'decks' | 'game'> | undefined,
  configuration: Plain,
): Plain {
  if (!hosted) return {}; // what of it is hidden only the game could tell
  return hosted.decks ? hosted.decks.shown(hosted.game.configure(configuration)) : configuration;
}

/** What the decks are called that a game is played with, seat by seat; nothing where nobody brings any. */
export function namesOfDecks(hosted: WithDecks | undefined, configuration: Plain): readonly string[] {
  return hosted?.decks?.names(hosted.game.configure(configuration)) ?? [];
}
