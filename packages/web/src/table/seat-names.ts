/** What the people at a table are called where the game has no names of its own for them. */
import type { TableState } from '@ragtag/server/protocol';
import { useMemo } from 'react';
import { words } from '../shell/words/words.ts';

export function nameOfSeat({ seats }: Pick<TableState, 'seats'>, seat: number): string {
  return seats[seat]?.name ?? words.table.seat(seat + 1);
}

export function useNames(table: TableState) {
  const { seat } = table;
  const called = table.seats.map((one) => nameOfSeat(table, one.seat)).join('\n');
  return useMemo(() => words.namesFor(called.split('\n'), seat), [called, seat]);
}
