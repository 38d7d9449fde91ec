/** A share of a simulation: every so-many-th game, in this thread or in a worker. */
import type { PlayerKind } from '@ragtag/bots';
import { gameNamed } from '../games.ts';
import { simulateGame } from './simulate.ts';
import { count, emptyTally, type Tally } from './tally.ts';

export interface Batch {
  readonly game: string;
  /** Taken in turn, one a game. */
  readonly configurations: readonly unknown[];
  /** Who sits where, round and round. */
  readonly players: readonly PlayerKind[];
  readonly seed: number;
  readonly first: number;
  readonly every: number;
  readonly games: number;
  /** How many of the players are people who wait for windows; null where that is not asked. */
  readonly people?: number | null;
}

/** How many games of the kind that has fewest, so many being played of these in turn. */
export function fewest(games: number, configurations: readonly unknown[]): number {
  return Math.floor(games / configurations.length);
}

/** Plays it, saying after each game how many are done; stops early when told to. */
export function playBatch(batch: Batch, done: (games: number) => void): Tally {
  const hosted = gameNamed(batch.game);
  const tally = emptyTally();
  for (let number = batch.first; number < batch.games; number += batch.every) {
    const configuration = batch.configurations[number % batch.configurations.length];
    const seed = `${batch.seed}-${number}`;
    const chance = batch.seed * 1_000_003 + number;
    count(tally, simulateGame(hosted, configuration, seed, chance, true, batch.players, batch.people ?? null));
    done(tally.games);
  }
  return tally;
}
