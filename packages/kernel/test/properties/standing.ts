/** Games of Wreckers for property tests, and all there is to see of a table. */
import { type Emitted, seatsOf, startTable, type Table, type Viewer } from '@ragtag/kernel';
import { dice, step } from '@ragtag/kernel/testing';
import fc from 'fast-check';
import { type Configuration, usual } from '../../testing/wreckers/configuration.ts';
import type { Ship, ShipFields } from '../../testing/wreckers/ship.ts';
import { wreckers } from '../../testing/wreckers/wreckers.ts';

export type WreckersTable = Table<Configuration, ShipFields, Ship>;

/** A game to play: for how many, from which seed, with which random players. */
export interface Played {
  readonly configuration: Configuration;
  readonly seed: string;
  readonly players: number;
}

/** As usual, or with a hull that lasts until decks are shuffled again. */
export function games({ turns = usual.turns }: { turns?: number } = {}): fc.Arbitrary<Played> {
  return fc.record({
    configuration: fc.record({
      players: fc.integer({ min: 3, max: 6 }),
      planks: fc.constantFrom(usual.planks, 40),
      leagues: fc.constant(usual.leagues),
      turns: fc.constant(turns),
    }),
    seed: fc.string(),
    players: fc.nat(),
  });
}

export function start({ configuration, seed }: Played): WreckersTable {
  return startTable(wreckers, configuration, seed);
}

/** The table after so many random answers, or at its end. */
export function playTo(game: Played, answers: number): WreckersTable {
  const table = start(game);
  const below = dice(game.players);
  while (table.length < answers && !table.over) step(table, below);
  return table;
}

function viewersOf(table: WreckersTable): Viewer[] {
  const viewers: Viewer[] = ['spectator', ...seatsOf(table.configuration.players)];
  return table.over ? [...viewers, 'omniscient'] : viewers;
}

/** All that can be told of where a table stands. */
export function standing(table: WreckersTable) {
  return {
    hash: table.hash,
    length: table.length,
    over: table.over,
    pending: JSON.stringify(table.pending),
    views: viewersOf(table).map((viewer) => JSON.stringify(table.view(viewer))),
  };
}

export function written(events: readonly Emitted[]): string[] {
  return events.map((event) => JSON.stringify(event));
}
