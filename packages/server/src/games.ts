/** The games that can be hosted. */
import { defaults, galactica } from '@ragtag/galactica';
import type { Game, Plain } from '@ragtag/kernel';

/** A game with its types closed over: a table is made, played and shown by the same game, so they always fit. */
export type AnyGame = Game<unknown, unknown, unknown>;

export interface HostedGame {
  readonly game: AnyGame;
  /** A configuration from what was asked for, the rest as by default; throws ConfigurationError. */
  configure(wanted: { readonly [key: string]: Plain }): unknown;
}

export type HostedGames = Readonly<Record<string, HostedGame>>;

/** Closes a game's types over. */
export function hosted<C, F, G>(game: Game<C, F, G>, defaultsOfGame: object = {}): HostedGame {
  return {
    game: game as unknown as AnyGame, // see AnyGame
    configure: (wanted) => game.configure({ ...defaultsOfGame, ...wanted }),
  };
}

export const hostedGames: HostedGames = { galactica: hosted(galactica, defaults) };
