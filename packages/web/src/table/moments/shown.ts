/** The table as it is shown: the game at one moment; what is of the people at it, and of no moment, as it is now. */
import type { TableState } from '@ragtag/server/protocol';
import type { Watched } from '../../shell/socket/connection.ts';

export function shownTable({ table, waiting }: Pick<Watched, 'table' | 'waiting'>): TableState | null {
  const now = waiting.at(-1)?.table;
  if (!table || !now) return table;
  const { seats, host, seat, proposal, orders, notice, parked, title } = now;
  // Somebody else has answered it, or time has: it is no longer asked.
  const question = table.question?.name === now.question?.name ? table.question : null;
  return { ...table, seats, host, seat, proposal, orders, notice, parked, title, question, undo: 'no' };
}
