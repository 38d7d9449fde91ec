/** What an open game costs while nobody plays: half-way through, everything it said already taken. */
import { startTable } from '@ragtag/kernel';
import { dice, playRandomly } from '../testing/random-play.ts';
import { wreckers } from '../testing/wreckers/wreckers.ts';
import { voyage } from './voyage.ts';

/** Bytes on the heap and outside of it, for each of so many open tables. */
export function bytesPerIdleGame(count: number, answers: number): number {
  const before = bytesInUse();
  const tables = Array.from({ length: count }, (_, game) => halfPlayed(game, answers));
  const bytes = bytesInUse() - before;
  if (tables.some(({ over }) => over)) throw new Error('an idle game is over');
  return bytes / count;
}

function halfPlayed(first: number, answers: number) {
  for (let game = first; ; game += 10_007) {
    const table = startTable(wreckers, voyage, `idle ${game}`);
    playRandomly(table, dice(game), { limit: answers });
    table.takeEvents();
    if (!table.over) return table;
  }
}

function bytesInUse(): number {
  if (!globalThis.gc) throw new Error('memory is measured after collecting garbage: run node with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
