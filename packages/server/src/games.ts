/** The games that can be hosted. */
import { defaults, galactica } from '@ragtag/galactica';
import type { Game, Plain, Seat } from '@ragtag/kernel';
import { galacticaSignals, type Signal } from './talk/signals.ts';

/** A game with its types closed over: a table is made, played and shown by the same game, so they always fit. */
export type AnyGame = Game<unknown, unknown, unknown>;

export interface HostedGame {
  readonly game: AnyGame;
  /** A configuration from what was asked for, the rest as by default; throws ConfigurationError. */
  configure(wanted: { readonly [key: string]: Plain }): unknown;
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
): HostedGame {
  return {
    game: game as unknown as AnyGame, // see AnyGame
    configure: (wanted) => game.configure({ ...defaultsOfGame, ...wanted }),
    signals: (state, ...rest) => signals(state as G, ...rest), // the state of a table of this game
  };
}

export const hostedGames: HostedGames = { galactica: hosted(galactica, defaults, galacticaSignals) };
