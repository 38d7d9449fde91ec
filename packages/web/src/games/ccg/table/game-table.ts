import type { GameTable } from '../../../shell/games/game-client.ts';
import { nameOfSeat } from '../../../table/seat-names.ts';
import { loadFacts } from '../cards/facts.ts';
import { beats } from '../stage/beats.ts';
import { Screening } from '../story/screening.tsx';
import { speech } from './speech.ts';
import { Table } from './table.tsx';

/** The card game at its table, once its cards are known. */
export async function openTable(): Promise<GameTable> {
  await loadFacts();
  return { Table, Screening, beats, nameOfSeat, speak: () => speech };
}
