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

/** A game that was played: at a table, or as it is stored. */
export type PastGame<C, F, G> = Pick<Table<C, F, G>, 'game' | 'configuration' | 'seed' | 'over'>;

/** The game of a table, to be played again before everybody's eyes; refused as long as it is not over. */
export function openReplay<C, F, G>({ game, configuration, seed, over }: PastGame<C, F, G>): OpenTable<C, F, G> {
  if (!over) throw new RangeError('nobody sees everything before the game is over');
  return new Reopened(game, configuration, seed) as unknown as OpenTable<C, F, G>; // the brand is for the compiler alone
}

/** The game of a table, to be played again as it was. */
export function replay<C, F, G>({ game, configuration, seed }: PastGame<C, F, G>): Table<C, F, G> {
  return new Table(game, configuration, seed);
}
