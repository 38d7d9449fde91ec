/** Whether the games a server keeps can be played on with this version: looked up in a copy, so nothing is written. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Config } from '../config.ts';
import { backUp } from './backup.ts';
import { copyGames } from './postgres-copy.ts';
import type { SqlStorage } from './sql-storage.ts';
import { fileIn, openSqlite } from './sqlite.ts';

export async function withCopy<T>(
  { data, database }: Pick<Config, 'data' | 'database'>,
  look: (storage: SqlStorage) => Promise<T>,
): Promise<T> {
  const copy = mkdtempSync(`${tmpdir()}/ragtag-upgrade-`);
  try {
    if (database === null) backUp(data, fileIn(copy));
    else await copyGames(database, fileIn(copy));
    const storage = await openSqlite(copy);
    try {
      return await look(storage);
    } finally {
      await storage.close();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
