/** The games the command line knows, each with what the commands need of it. */
import { type CatalogEntry, catalog, defaults, english, galactica, outcome, type Phrase } from '@ragtag/galactica';
import { ConfigurationError, type Game, type Plain } from '@ragtag/kernel';
import { UsageError } from './command.ts';

/** How a finished game ended. */
export interface Outcome {
  readonly side: string;
  readonly reason: string;
  readonly turns: number;
}

/** A game with its types closed over: commands only ever carry its state from one of these functions to another. */
export interface PlayableGame<C = unknown, F = unknown, G = unknown> {
  readonly game: Game<C, F, G>;
  /** A configuration from what was asked for, the rest as by default; throws ConfigurationError. */
  configure(wanted: { readonly [key: string]: Plain }): C;
  outcome(state: G): Outcome;
  /** Every kind of game random players must be able to finish. */
  readonly variety: readonly { readonly [key: string]: Plain }[];
  /** A text of the game's vocabulary, in English. */
  read(text: Plain): string;
  /** Every component as data, with its text in our words. */
  catalog(): readonly CatalogEntry[];
}

function entry<C, F, G>(playable: PlayableGame<C, F, G>): PlayableGame {
  // Each table is made, played and read by the same entry, so its types always fit; outside they are nobody's business.
  return playable as unknown as PlayableGame;
}

const games: Readonly<Record<string, PlayableGame>> = {
  galactica: entry({
    game: galactica,
    configure: (wanted) => galactica.configure({ ...defaults, ...wanted }),
    outcome,
    variety: [3, 4, 5, 6].flatMap((players) => [true, false].map((cylonFleet) => ({ players, cylonFleet }))),
    read: (text) => english(text as Phrase), // texts are phrases of the game's own making
    catalog,
  }),
};
const gameNames = Object.keys(games);

export const gameFlag = {
  type: 'string',
  value: 'NAME',
  choices: gameNames,
  summary: 'which game (galactica)',
} as const;

export function gameNamed(name = 'galactica'): PlayableGame {
  const found = games[name];
  if (!found) throw new UsageError(`there is no game '${name}'.\nExpected: ${gameNames.join(', ')}`);
  return found;
}

/** A configuration from flags: `--players N` and `--options JSON`. */
export function configured(playable: PlayableGame, players?: number, options?: string): unknown {
  try {
    return playable.configure({ ...parseOptions(options), ...(players === undefined ? {} : { players }) });
  } catch (error) {
    if (error instanceof ConfigurationError) throw new UsageError(error.message);
    throw error;
  }
}

function parseOptions(text = '{}'): { readonly [key: string]: Plain } {
  try {
    const options: unknown = JSON.parse(text);
    if (typeof options === 'object' && options !== null && !Array.isArray(options)) {
      return options as { readonly [key: string]: Plain }; // what JSON.parse makes is plain
    }
  } catch (error) {
    throw new UsageError(`--options expects JSON, like '{"cylonFleet": false}': ${String(error)}`);
  }
  throw new UsageError(`--options expects a JSON object, like '{"cylonFleet": false}'.`);
}
