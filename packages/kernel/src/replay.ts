/** A game that is over, played again with everything open from the start. */
import { Table } from './table.ts';

declare const openBrand: unique symbol;

/** A table at which nothing is hidden: the same game has been played to its end elsewhere. Only `openReplay` makes one. */
export interface OpenTable<C, F, G> extends Table<C, F, G> {
  readonly [openBrand]: true;
}

class Reopened<C, F, G> extends Table<C, F, G> {
  protected override get open(): boolean {
    return true;
  }
}

/** The game of a table, to be played again before everybody's eyes; refused as long as it is not over. */
export function openReplay<C, F, G>(finished: Table<C, F, G>): OpenTable<C, F, G> {
  if (!finished.over) throw new RangeError('nobody sees everything before the game is over');
  const { game, configuration, seed } = finished;
  return new Reopened(game, configuration, seed) as unknown as OpenTable<C, F, G>; // the brand is for the compiler alone
}

/** The game of a table, to be played again as it was. */
export function replay<C, F, G>({ game, configuration, seed }: Table<C, F, G>): Table<C, F, G> {
  return new Table(game, configuration, seed);
}
