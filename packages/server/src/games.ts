/** The games that can be hosted. */
import { defaults, english, galactica, type Phrase } from '@ragtag/galactica';
import type { Game, Plain, Seat } from '@ragtag/kernel';
import type { Reader } from './tables/spoken.ts';
import { galacticaSignals, type Signal } from './talk/signals.ts';

/** A game with its types closed over: a table is made, played and shown by the same game, so they always fit. */
export type AnyGame = Game<unknown, unknown, unknown>;

export interface HostedGame {
  readonly game: AnyGame;
  /** A configuration from what was asked for, the rest as by default; throws ConfigurationError. */
  configure(wanted: { readonly [key: string]: Plain }): unknown;
  /** A text of the game's vocabulary, in English. */
  readonly read: Reader;
  /** What a player may say now in the game's own phrases. */
  signals(state: unknown, seat: Seat, asked: string | null, nameOf: (seat: number) => string): readonly Signal[];
}

type SignalArguments = [seat: Seat, asked: string | null, nameOf: (seat: number) => string];

export type HostedGames = Readonly<Record<string, HostedGame>>;

/** Closes a game's types over. */
export function hosted<C, F, G>(
  game: Game<C, F, G>,
  defaultsOfGame: object = {},
  signals: (state: G, ...rest: SignalArguments) => readonly Signal[] = () => [],
  read: Reader = ({ key }) => key,
): HostedGame {
  return {
    game: game as unknown as AnyGame, // see AnyGame
    configure: (wanted) => game.configure({ ...defaultsOfGame, ...wanted }),
    read,
    signals: (state, ...rest) => signals(state as G, ...rest), // the state of a table of this game
  };
}

export const hostedGames: HostedGames = {
  galactica: hosted(galactica, defaults, galacticaSignals, (text) => english(text as Phrase)), // of the game's own making
};
