/** Databases for tests: an empty folder for SQLite, an empty PostgreSQL database. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';

export interface TestDatabase {
  readonly name: string;
  /** What `ragtag serve` is told to use it. */
  readonly flags: { readonly data: string; readonly database?: string };
  open(): Promise<Storage>;
  remove(): Promise<void>;
}

export async function sqliteDatabase(): Promise<TestDatabase> {
  const data = mkdtempSync(join(tmpdir(), 'ragtag-sqlite-'));
  return {
    name: 'SQLite',
    flags: { data },
    open: () => openSqlite(data),
    remove: async () => rmSync(data, { recursive: true, force: true }),
  };
}

export async function postgresDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: `${server}/postgres` });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`CREATE DATABASE ${name}`);
  const database = `${server}/${name}`;
  const data = mkdtempSync(join(tmpdir(), 'ragtag-data-'));
  return {
    name: 'PostgreSQL',
    flags: { data, database },
    open: () => openPostgres(database),
    remove: async () => {
      rmSync(data, { recursive: true, force: true });
      await run(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

export const databases = [
  ['SQLite', sqliteDatabase],
  ['PostgreSQL', postgresDatabase],
] as const;
