import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackupError, backUp, restore } from '../src/storage/backup.ts';
import { FolderError, openSqlite } from '../src/storage/sqlite.ts';
import { parleyGame } from '../testing/live.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ragtag-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const refused = (words: RegExp) =>
  expect.objectContaining({ name: 'BackupError', message: expect.stringMatching(words) });

/** A folder with one game in it, and the storage still open. */
async function busy(name: string) {
  const storage = await openSqlite(join(folder, name));
  await storage.createGame(parleyGame());
  return storage;
}

test('a copy made while a server writes has everything that was committed, and opens elsewhere', async () => {
  const storage = await busy('live');
  const file = join(folder, 'copy.db');
  expect(backUp(join(folder, 'live'), file)).toEqual({ games: 1, accounts: 0 });
  await storage.createGame(parleyGame({ id: 'later' }));
  expect(restore(file, join(folder, 'elsewhere'), false)).toEqual({ games: 1, accounts: 0 });
  const again = await openSqlite(join(folder, 'elsewhere'));
  expect([(await again.game('g'))?.title, await again.game('later')]).toEqual(['A parley', null]);
  for (const one of [storage, again]) await one.close();
});

test('only its owner reads a backup and the data folder', async () => {
  await (await busy('live')).close();
  backUp(join(folder, 'live'), join(folder, 'copy.db'));
  expect(statSync(join(folder, 'copy.db')).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'live')).mode & 0o777).toBe(0o700);
});

test('a data folder that others may read is closed to them when the server starts', async () => {
  const live = join(folder, 'live');
  await (await busy('live')).close();
  chmodSync(live, 0o755);
  for (const name of readdirSync(live)) chmodSync(join(live, name), 0o644);
  const warnings: string[] = [];
  const storage = await openSqlite(live, (what) => warnings.push(what));
  const modes = [live, ...readdirSync(live).map((name) => join(live, name))].map((path) => statSync(path).mode & 0o077);
  expect(new Set(modes)).toEqual(new Set([0]));
  expect(warnings).toEqual([]);
  await storage.close();
});

test('a folder with other things in it stays as it is, and whoever runs the server is told', async () => {
  const live = join(folder, 'live');
  await (await busy('live')).close();
  writeFileSync(join(live, 'letter.txt'), 'Dear Ragtag', { mode: 0o644 });
  chmodSync(live, 0o755);
  chmodSync(join(live, 'ragtag.db'), 0o644);
  const warnings: string[] = [];
  await (await openSqlite(live, (what) => warnings.push(what))).close();
  expect(warnings).toEqual([expect.stringContaining('is open to others, and left so because letter.txt is in it')]);
  expect([live, 'letter.txt', 'ragtag.db'].map((name) => statSync(resolve(live, name)).mode & 0o777)).toEqual([
    0o755, 0o644, 0o600,
  ]);
});

test('nothing is overwritten unless told to', async () => {
  await (await busy('live')).close();
  const file = join(folder, 'copy.db');
  backUp(join(folder, 'live'), file);
  expect(() => backUp(join(folder, 'live'), file)).toThrow(refused(/exists already/));
  expect(() => restore(file, join(folder, 'live'), false)).toThrow(refused(/has a database already/));
  expect(restore(file, join(folder, 'live'), true)).toEqual({ games: 1, accounts: 0 });
  const again = await openSqlite(join(folder, 'live'));
  expect((await again.game('g'))?.title).toBe('A parley');
  await again.close();
});

test('a backup is not put under a server that runs', async () => {
  const storage = await busy('live');
  backUp(join(folder, 'live'), join(folder, 'copy.db'));
  expect(() => restore(join(folder, 'copy.db'), join(folder, 'live'), true)).toThrow(FolderError);
  await storage.close();
});

test('what is no backup is refused by name, and changes nothing', () => {
  const file = join(folder, 'letter.txt');
  writeFileSync(file, 'Dear Ragtag, this is a letter of more than a hundred bytes.'.repeat(20));
  expect(() => restore(file, join(folder, 'new'), false)).toThrow(refused(/is no backup of Ragtag/));
  expect(() => restore(join(folder, 'nothing'), join(folder, 'new'), false)).toThrow(BackupError);
  expect(() => backUp(join(folder, 'nowhere'), join(folder, 'copy.db'))).toThrow(refused(/no database in/));
});

test('a backup of a damaged database blames the database, and leaves nothing behind', () => {
  const live = join(folder, 'live');
  mkdirSync(live);
  writeFileSync(join(live, 'ragtag.db'), 'this is no database at all '.repeat(1_000));
  expect(() => backUp(live, join(folder, 'copy.db'))).toThrow(refused(/the database in .*live cannot be read/));
  expect(existsSync(join(folder, 'copy.db'))).toBe(false);
});
