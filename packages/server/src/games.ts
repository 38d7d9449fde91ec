/** The games that can be hosted. */
import { defaults, english, galactica, type Phrase, type View } from '@ragtag/galactica';
import type { Game, Plain, Seat } from '@ragtag/kernel';
import type { GameResult } from './protocol/http.ts';
import { galacticaTeller } from './story/galactica-story.ts';
import { silent, type Teller } from './story/teller.ts';
import type { Reader } from './tables/spoken.ts';
import type { Block } from './talk/export.ts';
import { galacticaPost } from './talk/galactica-post.ts';
import { galacticaSignals, type Signal } from './talk/signals.ts';

/** A game with its types closed over: a table is made, played and shown by the same game, so they always fit. */
export type AnyGame = Game<unknown, unknown, unknown>;

export interface HostedGame {
  readonly game: AnyGame;
  /** A configuration from what was asked for, the rest as by default; throws ConfigurationError. */
  configure(wanted: { readonly [key: string]: Plain }): unknown;
  /** A text of the game's vocabulary, in English. */
  readonly read: Reader;
  /** What everybody may see, for a forum post. */
  post(view: Plain, nameOf: (seat: number) => string): readonly Block[];
  /** How it ended, from what everybody sees then. */
  result(view: Plain): GameResult | null;
  /** How it is shown again and told of. */
  readonly teller: Teller;
  /** What a player may say now in the game's own phrases. */
  signals(state: unknown, seat: Seat, asked: string | null, nameOf: (seat: number) => string): readonly Signal[];
}

type SignalArguments = [seat: Seat, asked: string | null, nameOf: (seat: number) => string];

export type HostedGames = Readonly<Record<string, HostedGame>>;

interface Words<G> {
  /** Where an option is not given. */
  readonly defaults?: object;
  readonly signals?: (state: G, ...rest: SignalArguments) => readonly Signal[];
  readonly read?: Reader;
  readonly post?: HostedGame['post'];
  readonly result?: HostedGame['result'];
  readonly teller?: Teller;
}

/** Closes a game's types over. */
export function hosted<C, F, G>(game: Game<C, F, G>, words: Words<G> = {}): HostedGame {
  const {
    defaults: others = {},
    signals = () => [],
    read = ({ key }) => key,
    post = () => [],
    result = () => null,
    teller = silent,
  } = words;
  return {
    game: game as unknown as AnyGame, // see AnyGame
    configure: (wanted) => game.configure({ ...others, ...wanted }),
    read,
    post,
    result,
    teller,
    signals: (state, ...rest) => signals(state as G, ...rest), // the state of a table of this game
  };
}

export const hostedGames: HostedGames = {
  galactica: hosted(galactica, {
    defaults,
    signals: galacticaSignals,
    read: (text) => english(text as Phrase), // of the game's own making
    teller: galacticaTeller,
    post: (view, nameOf) => galacticaPost(view as View, nameOf), // as the game made it
    result: (view) => {
      const { over, turn } = view as View; // as above
      return over && { winner: over.winner, turns: turn.number };
    },
  }),
};
