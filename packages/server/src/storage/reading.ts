/** A server's database for reading alone, also while the server runs: nothing is migrated, locked or written. */
import type { Config } from '../config.ts';
import type { Reader } from './driver.ts';
import { readPostgres } from './postgres.ts';
import { SqlStorage } from './sql-storage.ts';
import { readSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

export type ReadStorage = Pick<Storage, 'games' | 'entries' | 'checkpoint' | 'account' | 'close'> &
  Pick<SqlStorage, 'onUnreadable'>;

export async function openForReading({ data, database }: Pick<Config, 'data' | 'database'>): Promise<ReadStorage> {
  return storageOn(database === null ? readSqlite(data) : await readPostgres(database));
}

function storageOn(reader: Reader & { close(): void | Promise<void> }): SqlStorage {
  return new SqlStorage({
    read: (sql, values) => reader.read(sql, values),
    write: () => Promise.reject(new Error('this is opened for reading')),
    onNews: () => undefined,
    close: async () => await reader.close(),
  });
}
