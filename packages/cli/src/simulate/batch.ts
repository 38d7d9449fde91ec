/** A share of a simulation: every so-many-th game, in this thread or in a worker. */
import { gameNamed } from '../games.ts';
import { simulateGame } from './simulate.ts';
import { count, emptyTally, type Tally } from './tally.ts';

export interface Batch {
  readonly game: string;
  /** Taken in turn, one a game. */
  readonly configurations: readonly unknown[];
  readonly seed: number;
  readonly first: number;
  readonly every: number;
  readonly games: number;
}

/** Plays it, saying after each game how many are done; stops early when told to. */
export function playBatch(batch: Batch, done: (games: number) => void): Tally {
  const playable = gameNamed(batch.game);
  const tally = emptyTally();
  for (let number = batch.first; number < batch.games; number += batch.every) {
    const configuration = batch.configurations[number % batch.configurations.length];
    const seed = `${batch.seed}-${number}`;
    count(tally, simulateGame(playable, configuration, seed, batch.seed * 1_000_003 + number, true));
    done(tally.games);
  }
  return tally;
}
