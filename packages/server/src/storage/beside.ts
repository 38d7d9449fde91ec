/** Opens what a server keeps to change something in it, whether or not the server runs. It hears of what is changed. */
import type { Config } from '../config.ts';
import { openPostgresBeside } from './postgres.ts';
import type { SqlStorage } from './sql-storage.ts';
import { openSqliteBeside } from './sqlite.ts';

export function openBeside({ data, database }: Pick<Config, 'data' | 'database'>): Promise<SqlStorage> {
  return database === null ? openSqliteBeside(data) : openPostgresBeside(database);
}
