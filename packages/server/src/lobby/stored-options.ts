import type { StoredGame } from '../storage/storage.ts';
import { type TableOptions, tableOptions } from './table-options.ts';

/** Options as a server stored them; what has been added since is as by default. */
export function optionsOf(game: Pick<StoredGame, 'options'>): TableOptions {
  return tableOptions.parse(game.options);
}
