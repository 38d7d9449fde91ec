/** Each of these was told once, or could be: put back, it makes the tables of `twin-tables.ts` differ. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Storage } from '../src/storage/storage.ts';
import { Showing } from '../src/tables/showing.ts';
import { Stages } from '../src/tables/stages.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { playTwinTables, Told } from '../testing/twin-tables.ts';

const PAIRS = 80;
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

interface Inside {
  readonly played: { readonly table: { readonly pending: readonly { readonly secret: boolean }[] } | null };
}

/** What the code would have said. */
const leaks: Readonly<Record<string, () => void>> = {
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
    const inside = Showing.prototype as unknown as { tellable(at: number): number };
    vi.spyOn(inside, 'tellable').mockImplementation((at) => at);
  },
  'a state is shown while somebody is asked in secret': () => {
    const stateFrom = Showing.prototype.stateFrom;
    vi.spyOn(Showing.prototype, 'stateFrom').mockImplementation(function (this: Showing, place) {
      const { table } = (this as unknown as Inside).played;
      const thinking = table?.pending.some(({ secret }) => secret) === true;
      return { ...stateFrom.call(this, place), notice: thinking ? 'somebody thinks' : null };
    });
  },
};

describe('a leak that is put back is noticed', () => {
  for (const [what, putBack] of Object.entries(leaks)) {
    test(what, async () => {
      const [ours, theirs] = storages;
      if (!ours || !theirs) throw new Error('there are two');
      putBack();
      await expect(playTwinTables([ours, theirs], PAIRS, 3)).rejects.toThrow(Told);
    });
  }
});
