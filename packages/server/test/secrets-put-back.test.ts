/** Each of these was told once, or could be: put back, it makes the tables of `twin-tables.ts` differ. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lobby } from '../src/lobby/lobby.ts';
import type { Storage, StoredGame } from '../src/storage/storage.ts';
import { Pipeline } from '../src/tables/pipeline.ts';
import type { Played } from '../src/tables/played.ts';
import { Showing } from '../src/tables/showing.ts';
import { Stages } from '../src/tables/stages.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { playTwinTables, Told } from '../testing/twin-tables.ts';

const PAIRS = 200;
vi.setConfig({ testTimeout: 600_000 });

let databases: TestDatabase[] = [];
let storages: Storage[] = [];
beforeEach(async () => {
  databases = [await sqliteDatabase(), await sqliteDatabase()];
  storages = await Promise.all(databases.map((database) => database.open()));
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const storage of storages) await storage.close();
  for (const database of databases) await database.remove();
});

/** What tables keep to themselves, where a leak is put. */
interface Inside {
  readonly played: Played;
  tellable(at: number): number;
  settle(): Promise<void>;
  awaited(): unknown;
  signalsIn(...of: unknown[]): [];
  list(games: readonly StoredGame[], viewer: null): Promise<[]>;
}
const inside = ({ prototype }: { readonly prototype: object }) => prototype as Inside;
const insideOf = (one: object) => one as Inside; // an instance of one of these

/** The lists and games of a lobby, as if it had read this. */
function lobbyReads(read: (games: readonly StoredGame[]) => readonly StoredGame[]): void {
  const { list } = inside(Lobby);
  vi.spyOn(inside(Lobby), 'list').mockImplementation(function (this: Inside, games, viewer) {
    return list.call(this, read(games), viewer);
  });
}

/** What the code would have said over sockets. */
const told: Readonly<Record<string, () => void>> = {
  'a window closes as soon as all have answered': () => {
    const isDue = Stages.prototype.isDue;
    vi.spyOn(Stages.prototype, 'isDue').mockImplementation(function (this: Stages, now) {
      return isDue.call(this, now) || (this.shown !== null && !this.isAtLast);
    });
  },
  'who asks last is asked later, and the clock tells': () => {
    vi.spyOn(Stages.prototype, 'until', 'get').mockImplementation(function (this: Stages) {
      return this.ending.shown;
    });
  },
  'what was answered in secret counts as the last move': () => {
    vi.spyOn(inside(Showing), 'tellable').mockImplementation((at) => at);
  },
  'a state is shown while somebody is asked in secret': () => {
    const stateFrom = Showing.prototype.stateFrom;
    vi.spyOn(Showing.prototype, 'stateFrom').mockImplementation(function (this: Showing, place) {
      const { table } = insideOf(this).played;
      const thinking = table?.pending.some(({ secret }) => secret) === true;
      return { ...stateFrom.call(this, place), notice: thinking ? 'somebody thinks' : null };
    });
  },
  'a state is shown before those have answered who do so by themselves': () => {
    vi.spyOn(inside(Pipeline), 'settle').mockResolvedValue();
  },
  'the clock counts from when something was asked, not from when that was shown': () => {
    vi.spyOn(inside(Pipeline), 'awaited').mockImplementation(function (this: Inside) {
      const asked = this.played.table?.pending ?? [];
      return asked.map((one) => ({ seat: one.seat, question: this.played.nameOf(one), secret: one.secret }));
    });
  },
};

/** And in replies. */
const replied: Readonly<Record<string, () => void>> = {
  'signals tell of the state behind the window': () => {
    vi.spyOn(Showing.prototype, 'signals').mockImplementation(function (this: Showing, seat, asked) {
      const { table } = insideOf(this).played;
      return table ? insideOf(this).signalsIn(table, seat, asked) : [];
    });
  },
  'the lobby tells who is asked before that is shown': () => {
    lobbyReads((games) =>
      games.map((game) => ({ ...game, pending: game.pending.map((asked) => ({ ...asked, from: 0 })) })),
    );
  },
  'lists go by the last answer, be it secret': () => {
    lobbyReads((games) => games.toSorted((a, b) => b.touched - a.touched));
  },
};

/** In these games they are noticed soon. */
const [SEED, REPLIES] = [3, 1];
const otherSeeds: Readonly<Record<string, number>> = {
  'a state is shown before those have answered who do so by themselves': 1,
};

describe('a leak that is put back is noticed', () => {
  const noticed = async (leak: () => void, seed: number, repliesEvery?: number) => {
    const [ours, theirs] = storages;
    if (!ours || !theirs) throw new Error('there are two');
    leak();
    await expect(playTwinTables([ours, theirs], PAIRS, seed, repliesEvery)).rejects.toThrow(Told);
  };
  for (const [what, leak] of Object.entries(told)) test(what, () => noticed(leak, otherSeeds[what] ?? SEED));
  for (const [what, leak] of Object.entries(replied)) test(what, () => noticed(leak, SEED, REPLIES));
});
