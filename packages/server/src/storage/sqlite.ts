/**
 * A database in a file of its own. Reads go through one connection, writes through another, and what is written while a
 * commit runs is committed together in the next: a commit waits for the disk, and one wait does for many.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';
import { type Driver, type Row, type Statement, Unmet, type Value } from './driver.ts';
import { migrationsFrom, versionTable } from './migrations.ts';
import { SqlStorage } from './sql-storage.ts';
import type { Storage } from './storage.ts';

const dialect = { bytes: 'BLOB', byKey: ' WITHOUT ROWID' };
const UNIQUE = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'];

/** The data folder cannot be used. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/** What is used of a prepared statement for writing; the library's types leave it open. */
interface Prepared {
  readonly reader: boolean;
  run(values: readonly Bound[]): { readonly changes: number };
  get(values: readonly Bound[]): Record<string, Value> | undefined;
}
type Bound = string | number | null | Buffer;

interface Job {
  readonly statements: readonly Statement[];
  resolve(rows: Row[]): void;
  reject(error: unknown): void;
}

class Sqlite implements Driver {
  private readonly prepared = new Map<string, Prepared>();
  private readonly reading = new Map<string, Database.Statement>();
  private waiting: Job[] = [];
  private committing: Promise<void> | null = null;

  constructor(
    private readonly lock: Database.Database,
    private readonly reader: Database.Database,
    private readonly writer: AsyncDatabase,
  ) {}

  async read(sql: string, values: readonly Value[]): Promise<Row[]> {
    const known = this.reading.get(sql);
    const statement = known ?? this.reader.prepare(sql);
    if (!known) this.reading.set(sql, statement);
    const rows = statement.all(values.map(bound)) as Record<string, Value | ArrayBuffer>[]; // what SQLite has
    return rows.map((row) => {
      const entries = Object.entries(row);
      return Object.fromEntries(entries.map(([name, value]) => [name, seen(value)]));
    });
  }

  write(statements: readonly Statement[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ statements, resolve, reject });
      this.committing ??= this.commitWaiting();
    });
  }

  private async commitWaiting(): Promise<void> {
    while (this.waiting.length > 0) await this.commit();
    this.committing = null;
  }

  /** Commits everything that waits. What fails is undone and rejected by itself; without a commit all is rejected. */
  private async commit(): Promise<void> {
    let jobs: Job[] = [];
    const done: (() => void)[] = [];
    try {
      await this.writer.exec('BEGIN IMMEDIATE');
      jobs = this.waiting;
      this.waiting = [];
      await this.prepare(jobs);
      for (const job of jobs) {
        const outcome = this.carryOut(job.statements);
        done.push(outcome instanceof Error ? () => job.reject(outcome) : () => job.resolve(outcome));
      }
      await this.writer.exec('COMMIT');
    } catch (error) {
      for (const job of jobs.length > 0 ? jobs : this.waiting.splice(0)) job.reject(error);
      await this.rollBack();
      return;
    }
    for (const settle of done) settle();
  }

  private async prepare(jobs: readonly Job[]): Promise<void> {
    const texts = new Set(jobs.flatMap(({ statements }) => statements.map(({ sql }) => sql)));
    for (const sql of [...texts, 'SAVEPOINT job', 'RELEASE job', 'ROLLBACK TO job']) {
      if (!this.prepared.has(sql)) this.prepared.set(sql, await this.writer.prepare(sql));
    }
  }

  private carryOut(statements: readonly Statement[]): Row[] | Error {
    this.run('SAVEPOINT job', []);
    try {
      let rows: Row[] = [];
      for (const { sql, values, must } of statements) {
        rows = this.run(sql, values, must);
      }
      this.run('RELEASE job', []);
      return rows;
    } catch (error) {
      this.run('ROLLBACK TO job', []);
      this.run('RELEASE job', []);
      const { code } = error as { code?: unknown }; // anything thrown may have one
      if (typeof code === 'string' && UNIQUE.includes(code)) return new Unmet(String(error));
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  private run(sql: string, values: readonly Value[], must = false): Row[] {
    const statement = this.prepared.get(sql);
    if (!statement) throw new Error(`not prepared: ${sql}`);
    if (statement.reader) {
      const row = statement.get(values.map(bound));
      if (!row && must) throw new Unmet(sql);
      return row ? [row] : [];
    }
    const { changes } = statement.run(values.map(bound));
    if (changes === 0 && must) throw new Unmet(sql);
    return [];
  }

  private async rollBack(): Promise<void> {
    try {
      await this.writer.exec('ROLLBACK');
    } catch {
      // There was nothing to roll back: the transaction never began, or the failure ended it.
    }
  }

  onNews(): void {
    // Nobody else writes to this file, so there is no news.
  }

  async close(): Promise<void> {
    await this.committing;
    this.writer.close();
    this.reader.close();
    this.lock.close();
  }
}

function bound(value: Value): Bound {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}

function seen(value: Value | ArrayBuffer): Value {
  return value instanceof ArrayBuffer ? new Uint8Array(value) : value;
}

/** Opens the database in the folder, making what is missing. */
export async function openSqlite(folder: string): Promise<Storage> {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new FolderError(`cannot make the data folder ${folder}: ${String(error)}`);
  }
  const lock = lockFolder(folder);
  const file = join(folder, 'ragtag.db');
  const writer = new AsyncDatabase(file, {});
  // The same names as properties of the file; FULL makes every commit reach the disk before it is acknowledged.
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL']) await writer.pragma(setting, {});
  await writer.exec('BEGIN IMMEDIATE');
  for (const sql of versionTable) await writer.exec(sql);
  const current = await writer.prepare('SELECT version FROM schema_version');
  for (const sql of migrationsFrom(Number(current.get([]).version), dialect)) await writer.exec(sql);
  await writer.exec('COMMIT');
  return new SqlStorage(new Sqlite(lock, new Database(file), writer));
}

/** Holds the folder for this process alone; the system lets go of it however the process ends. */
function lockFolder(folder: string): Database.Database {
  const lock = new Database(join(folder, 'lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw new FolderError(`the data folder ${folder} cannot be used; does another server use it? ${String(error)}`);
  }
}
