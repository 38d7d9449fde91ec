import type { TableState } from '@ragtag/server/protocol';
import type { GameTable } from '../../../shell/games/game-client.ts';
import { beats } from '../moments/beats.ts';
import { Screening } from '../story/screening.tsx';
import { speak } from '../words/words.ts';
import { nameOfSeat } from './crew.tsx';
import { speech } from './speech.ts';
import { Table, viewOf } from './table.tsx';

/** The board game at its table. */
export const gameTable: GameTable = {
  Table,
  Screening,
  beats,
  nameOfSeat: (table: TableState, seat: number) => nameOfSeat(viewOf(table), table, seat),
  speak: () => {
    speak();
    return speech();
  },
};
