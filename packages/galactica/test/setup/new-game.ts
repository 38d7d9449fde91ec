/** Whole games from their first setup, for tests. */
import { type Seat, startTable, type Table, type Viewer } from '@ragtag/kernel';
import { dice, step } from '@ragtag/kernel/testing';
import { defaults } from '../../src/configuration.ts';
import type { Configuration } from '../../src/core/setup/options.ts';
import type { State } from '../../src/core/state/cells.ts';
import type { Galactica } from '../../src/core/state/galactica.ts';
import { type View, view } from '../../src/core/view/view.ts';
import { galactica } from '../../src/game.ts';

export type GalacticaTable = Table<Configuration, State, Galactica>;

/** A game set up by random players, at the start of its first turn. */
export function newGame(options: Partial<Configuration> = {}, seed = 'setup'): GalacticaTable {
  const table = startTable(galactica, { ...defaults, ...options }, seed);
  const below = dice(7);
  while (!table.state.state.setUp && !table.over) step(table, below);
  return table;
}

/** A game before its first answer. */
export function unsetGame(options: Partial<Configuration> = {}, seed = 'setup'): GalacticaTable {
  return startTable(galactica, { ...defaults, ...options }, seed);
}

export function viewOf(table: GalacticaTable, viewer: Viewer): View {
  return view(table.state, viewer);
}

/** Which seat plays this character. */
export function seatOf(table: GalacticaTable, character: string): Seat {
  const { state } = table;
  const found = state.seats.find((seat) => state.character(seat)?.id === character);
  if (found === undefined) throw new RangeError(`nobody is ${character}`);
  return found;
}
