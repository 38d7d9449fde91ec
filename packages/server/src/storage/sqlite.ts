/**
 * A database in a file of its own. Reads go through one connection, writes through another, and what is written while a
 * commit runs is committed together in the next: a commit waits for the disk, and one wait does for many.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';
import { type Driver, type Reader, type Row, type Statement, Unmet, type Value } from './driver.ts';
import { migrationsFrom, versionTable } from './migrations.ts';
import { SqlStorage } from './sql-storage.ts';

const dialect = { bytes: 'BLOB', byKey: ' WITHOUT ROWID' };
const UNIQUE = ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'];

/** The data folder cannot be used. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/** What is used of a prepared statement for writing; the library's types leave it open. */
interface Prepared {
  /** Whether it returns rows: asked once, for asking takes as long as running it. */
  readonly reads: boolean;
  readonly statement: {
    run(values: readonly Bound[]): { readonly changes: number };
    get(values: readonly Bound[]): Record<string, Value> | undefined;
  };
}
type Bound = string | number | null | Buffer;

/** What goes around jobs, and around each where one of them fails. */
const brackets = ['BEGIN IMMEDIATE', 'ROLLBACK', 'SAVEPOINT job', 'ROLLBACK TO job', 'RELEASE job'];

interface Job {
  readonly statements: readonly Statement[];
  resolve(rows: Row[]): void;
  reject(error: unknown): void;
}

/** Reads what is committed. */
export class SqliteReader implements Reader {
  private readonly database: Database.Database;
  private readonly prepared = new Map<string, Database.Statement>();

  constructor(file: string) {
    this.database = new Database(file);
  }

  async read(sql: string, values: readonly Value[]): Promise<Row[]> {
    const known = this.prepared.get(sql);
    const statement = known ?? this.database.prepare(sql);
    if (!known) this.prepared.set(sql, statement);
    const rows = statement.all(values.map(bound)) as Record<string, Value | ArrayBuffer>[]; // what SQLite has
    for (const row of rows) {
      for (const name in row) {
        const value = row[name];
        if (value instanceof ArrayBuffer) row[name] = new Uint8Array(value);
      }
    }
    return rows as Row[]; // no value is of the other kind any more
  }

  close(): void {
    this.database.close();
  }
}

class Sqlite implements Driver {
  private readonly prepared = new Map<string, Prepared>();
  private readonly reader: SqliteReader;
  private waiting: Job[] = [];
  private committing: Promise<void> | null = null;

  constructor(
    private readonly lock: Database.Database,
    readonly file: string,
    private readonly writer: AsyncDatabase,
  ) {
    this.reader = new SqliteReader(file);
  }

  read(sql: string, values: readonly Value[]): Promise<Row[]> {
    return this.reader.read(sql, values);
  }

  write(statements: readonly Statement[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ statements, resolve, reject });
      this.committing ??= this.commitWaiting();
    });
  }

  private async commitWaiting(): Promise<void> {
    await setImmediate(); // what comes in with the same news from the network is committed together
    let told = () => {};
    while (this.waiting.length > 0) {
      const jobs = this.waiting;
      this.waiting = [];
      told = await this.commit(jobs, told);
    }
    this.committing = null;
    told();
  }

  /**
   * Commits these jobs, and returns how to tell them. What fails is undone and rejected by itself; without a commit all is
   * rejected. Those committed before are told while the disk is busy with these: there is much to do for each of them.
   */
  private async commit(jobs: readonly Job[], tellThoseBefore: () => void): Promise<() => void> {
    let outcomes: readonly (Row[] | Error)[] = [];
    let written: Promise<unknown> | null = null;
    try {
      await this.prepare(jobs);
      outcomes = this.carryOutAll(jobs) ?? this.carryOutEach(jobs);
      written = this.writer.exec('COMMIT');
      tellThoseBefore();
      await written;
    } catch (error) {
      this.rollBack();
      if (written === null) tellThoseBefore();
      outcomes = jobs.map(() => (error instanceof Error ? error : new Error(String(error))));
    }
    return () => {
      jobs.forEach((job, index) => {
        const outcome = outcomes[index];
        if (outcome instanceof Error) job.reject(outcome);
        else job.resolve(outcome ?? []);
      });
    };
  }

  private async prepare(jobs: readonly Job[]): Promise<void> {
    const missing = new Set(this.prepared.size === 0 ? brackets : []);
    for (const { statements } of jobs) {
      for (const { sql } of statements) if (!this.prepared.has(sql)) missing.add(sql);
    }
    for (const sql of missing) {
      const statement = await this.writer.prepare(sql);
      this.prepared.set(sql, { statement, reads: statement.reader });
    }
  }

  /** Begins and carries everything out; null, and nothing begun, if anything fails. Hardly anything ever does. */
  private carryOutAll(jobs: readonly Job[]): Row[][] | null {
    this.run('BEGIN IMMEDIATE', []);
    try {
      return jobs.map(({ statements }) => this.runAll(statements));
    } catch {
      this.rollBack(); // what failed will fail again, by itself
      return null;
    }
  }

  /** Begins and carries out what can be; the rest is undone each by itself. */
  private carryOutEach(jobs: readonly Job[]): (Row[] | Error)[] {
    this.run('BEGIN IMMEDIATE', []);
    return jobs.map(({ statements }) => {
      this.run('SAVEPOINT job', []);
      try {
        return this.runAll(statements);
      } catch (error) {
        this.run('ROLLBACK TO job', []);
        const { code } = error as { code?: unknown }; // anything thrown may have one
        if (typeof code === 'string' && UNIQUE.includes(code)) return new Unmet(String(error));
        return error instanceof Error ? error : new Error(String(error));
      } finally {
        this.run('RELEASE job', []);
      }
    });
  }

  private runAll(statements: readonly Statement[]): Row[] {
    let rows: Row[] = [];
    for (const { sql, values, must } of statements) rows = this.run(sql, values, must);
    return rows;
  }

  private run(sql: string, values: readonly Value[], must = false): Row[] {
    const prepared = this.prepared.get(sql);
    if (!prepared) throw new Error(`not prepared: ${sql}`);
    const { statement, reads } = prepared;
    if (reads) {
      const row = statement.get(values.map(bound));
      if (!row && must) throw new Unmet(sql);
      return row ? [row] : [];
    }
    const { changes } = statement.run(values.map(bound));
    if (changes === 0 && must) throw new Unmet(sql);
    return [];
  }

  private rollBack(): void {
    try {
      this.run('ROLLBACK', []);
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

/** Opens the database in the folder, making what is missing. */
export async function openSqlite(folder: string): Promise<SqlStorage> {
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
  return new SqlStorage(new Sqlite(lock, file, writer));
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
