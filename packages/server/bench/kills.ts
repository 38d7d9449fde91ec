/** Kills the server under load, again and again, and looks what is left. */
import { whim } from '@ragtag/kernel';
import { openSqlite } from '../src/storage/sqlite.ts';
import { Load, type PlayedTable, serve } from './load.ts';
import type { Prepared } from './prepare.ts';

const SHORTEST = 300; // milliseconds
const LONGEST = 1_500;

export interface Losses {
  /** Acknowledged answers that are not in the journal. */
  lost: number;
  /** Times a game could not be opened as it was. */
  unreadable: number;
}

export async function killRepeatedly(prepared: Prepared, rate: number, kills: number): Promise<Losses> {
  const losses: Losses = { lost: 0, unreadable: 0 };
  const when = whim(kills);
  let lengths = await lengthsOf(prepared);
  for (let kill = 0; kill < kills; kill++) {
    const server = await serve(prepared.data);
    const load = await Load.connect(prepared, server.address);
    losses.unreadable += load.tables.filter(isUnreadable).length;
    const running = load.run(rate, LONGEST);
    await new Promise((resolve) => setTimeout(resolve, SHORTEST + when(LONGEST - SHORTEST)));
    await server.kill();
    await running;
    load.cut();
    losses.lost += await countLost(prepared, load.tables, lengths);
    lengths = await lengthsOf(prepared);
  }
  if (kills > 0) {
    const server = await serve(prepared.data);
    const load = await Load.connect(prepared, server.address);
    losses.unreadable += load.tables.filter(isUnreadable).length;
    load.cut();
    await server.stop();
  }
  return losses;
}

/** A game whose journal no longer leads where it led says so to its players. */
function isUnreadable({ pages }: PlayedTable): boolean {
  const state = pages[0]?.state;
  return state?.status === 'open' || state?.notice !== null;
}

async function lengthsOf({ data, games }: Prepared): Promise<Map<string, number>> {
  const storage = await openSqlite(data);
  const lengths = new Map<string, number>();
  for (const { id } of games) lengths.set(id, (await storage.game(id))?.length ?? 0);
  await storage.close();
  return lengths;
}

/** Compares what was acknowledged with what the journals have got since. */
async function countLost(
  { data }: Prepared,
  tables: readonly PlayedTable[],
  lengths: ReadonlyMap<string, number>,
): Promise<number> {
  const storage = await openSqlite(data);
  let lost = 0;
  for (const { game, acknowledged } of tables) {
    const entries = await storage.entries(game.id, (lengths.get(game.id) ?? 0) + 1);
    // In the order they were given; windows that close by themselves and the like stand in between.
    const next = new Map<number, number>();
    for (const { seat, answer } of acknowledged) {
      const from = next.get(seat) ?? 0;
      const wanted = `${seat} ${JSON.stringify(answer)} `;
      const found = entries.findIndex(({ line }, index) => index >= from && line.startsWith(wanted));
      if (found < 0) lost++;
      else next.set(seat, found + 1);
    }
  }
  await storage.close();
  return lost;
}
