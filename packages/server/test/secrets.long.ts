import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../src/storage/storage.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { playTwinTables } from '../testing/twin-tables.ts';

const PAIRS = 2_000;

let databases: TestDatabase[] = [];
let storages: Storage[] = [];
beforeEach(async () => {
  databases = [await sqliteDatabase(), await sqliteDatabase()];
  storages = await Promise.all(databases.map((database) => database.open()));
});
afterEach(async () => {
  for (const storage of storages) await storage.close();
  for (const database of databases) await database.remove();
});

test('nothing that is told, and when, depends on who could have interrupted', async () => {
  const [ours, theirs] = storages;
  if (!ours || !theirs) throw new Error('there are two');
  const { pairs, apart, compared } = await playTwinTables([ours, theirs], PAIRS, 2);
  expect(pairs).toBe(PAIRS);
  expect(apart).toBeGreaterThan(PAIRS / 10);
  expect(compared).toBeGreaterThan(PAIRS * 10);
});
