/**
 * A database in a file of its own. Reads go through one connection, writes through another, and what is written while a
 * commit runs is committed together in the next: a commit waits for the disk, and one wait does for many.
 */
import { existsSync, mkdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';
import {
  type Driver,
  orStorageError,
  type Reader,
  type Row,
  type Statement,
  StorageError,
  Unmet,
  type Value,
} from './driver.ts';
import { closeToOthers } from './guarded-folder.ts';
import { isCurrent, migrationsFrom, OLDER, TooNew, versionTable } from './migrations.ts';
import { SqlStorage } from './sql-storage.ts';
import type { News } from './storage.ts';

export const dialect = {
  bytes: 'BLOB',
  byKey: ' WITHOUT ROWID',
  now: `CAST(strftime('%s', 'now') AS INTEGER) * 1000`,
};
/** How often to look whether somebody besides the server has changed something. In milliseconds. */
const LOOK_EVERY = 2_000;
const CHANGED = 'INSERT INTO changes (n, game, account) SELECT coalesce(max(n), 0) + 1, ?, ? FROM changes';
/** How long to wait for another process that has the file, as one that makes a backup. In milliseconds. */
const BUSY = 5_000;
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
    this.database.pragma(`busy_timeout = ${BUSY}`);
  }

  read(sql: string, values: readonly Value[]): Promise<Row[]> {
    return orStorageError(async () => this.readNow(sql, values));
  }

  readNow(sql: string, values: readonly Value[]): Row[] {
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
  private looking: NodeJS.Timeout | null = null;
  private listener: (news: News) => void = () => undefined;
  private committing: Promise<void> | null = null;
  private readonly opened: Stats;

  constructor(
    private readonly lock: Database.Database | null,
    readonly file: string,
    private readonly writer: AsyncDatabase,
  ) {
    this.reader = new SqliteReader(file);
    this.opened = statSync(file);
  }

  /** What is written to a file that was deleted or replaced would be gone with the process. */
  intact(): boolean {
    const there = statSync(this.file, { throwIfNoEntry: false });
    return there !== undefined && there.ino === this.opened.ino && there.dev === this.opened.dev;
  }

  read(sql: string, values: readonly Value[]): Promise<Row[]> {
    return this.reader.read(sql, values);
  }

  /** Besides the server, each change is noted for the server to hear of. */
  write(wanted: readonly Statement[], news?: News): Promise<Row[]> {
    const noted = this.lock === null && news ? [{ sql: CHANGED, values: changed(news) }] : [];
    const statements = [...noted, ...wanted];
    const written = new Promise<Row[]>((resolve, reject) => {
      this.waiting.push({ statements, resolve, reject });
      this.committing ??= this.commitWaiting();
    });
    return orStorageError(async () => {
      const rows = await written;
      if (news?.of === 'account') this.listener(news);
      return rows;
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
      if (!this.intact()) throw new StorageError(`${this.file} was removed or replaced while the server ran`);
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

  /** Nobody else writes to this file but whoever runs the server, with a command. */
  onNews(listener: (news: News | null) => void): void {
    this.listener = listener;
    let last = this.lastChange();
    this.looking = setInterval(() => {
      const before = last;
      last = this.lastChange();
      if (last === before) return;
      const rows = this.reader.readNow('SELECT game, account FROM changes WHERE n > ? ORDER BY n', [before]);
      for (const { game, account } of rows) {
        if (account === '') listener({ of: 'game', game: String(game) });
        else listener({ of: 'account', account: String(account) });
      }
    }, LOOK_EVERY);
    this.looking.unref();
  }

  private lastChange(): number {
    const [row] = this.reader.readNow('SELECT coalesce(max(n), 0) AS n FROM changes', []);
    return Number(row?.['n']);
  }

  async close(): Promise<void> {
    if (this.looking) clearInterval(this.looking);
    await this.committing;
    this.writer.close();
    this.reader.close();
    this.lock?.close();
  }
}

/** As it is noted which game or account was changed. */
function changed(news: News): string[] {
  return news.of === 'account' ? ['', news.account] : [news.game, ''];
}

function bound(value: Value): Bound {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}

/** Where a folder's database is. */
export function fileIn(folder: string): string {
  return join(folder, 'ragtag.db');
}

/** Opens the database in the folder, making what is missing; `warn` hears what of it others may read. */
export async function openSqlite(folder: string, warn: (what: string) => void = () => undefined): Promise<SqlStorage> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new FolderError(`cannot make the data folder ${folder}: ${String(error)}`);
  }
  const lock = lockFolder(folder);
  try {
    const storage = await openFile(lock, fileIn(folder));
    await storage.noteLikenesses();
    for (const open of closeToOthers(folder)) warn(open);
    return storage;
  } catch (error) {
    lock.close();
    throw unusable(folder, error);
  }
}

/** Why the database of a folder cannot be used, for whoever runs the server. */
function unusable(folder: string, error: unknown): Error {
  if (error instanceof TooNew || error instanceof FolderError) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new FolderError(
    `the database in ${folder} cannot be used: ${why}. A backup can be put in its place: ragtag restore`,
  );
}

async function openFile(lock: Database.Database, file: string): Promise<SqlStorage> {
  const writer = new AsyncDatabase(file, {});
  // The same names as properties of the file; FULL makes every commit reach the disk before it is acknowledged.
  for (const setting of [`busy_timeout = ${BUSY}`, 'journal_mode = WAL', 'synchronous = FULL'])
    await writer.pragma(setting, {});
  await writer.exec('BEGIN IMMEDIATE');
  for (const sql of versionTable) await writer.exec(sql);
  const current = await writer.prepare('SELECT version FROM schema_version');
  for (const sql of migrationsFrom(Number(current.get([]).version), dialect)) await writer.exec(sql);
  await writer.exec('COMMIT');
  return new SqlStorage(new Sqlite(lock, file, writer));
}

/** Opens the database of a folder that a server may be using, to change something. */
export async function openSqliteBeside(folder: string): Promise<SqlStorage> {
  const file = existingFileIn(folder);
  const writer = new AsyncDatabase(file, {});
  try {
    for (const setting of [`busy_timeout = ${BUSY}`, 'synchronous = FULL']) await writer.pragma(setting, {});
    const current = await writer.prepare('SELECT version FROM schema_version');
    refuseOlder(folder, Number(current.get([])?.version));
    return new SqlStorage(new Sqlite(null, file, writer));
  } catch (error) {
    writer.close();
    throw unusable(folder, error);
  }
}

/** Opens the database of a folder that a server may be using, to look at it. */
export function readSqlite(folder: string): SqliteReader {
  const file = existingFileIn(folder);
  let reader: SqliteReader | null = null;
  try {
    reader = new SqliteReader(file);
    refuseOlder(folder, Number(reader.readNow('SELECT version FROM schema_version', [])[0]?.['version']));
    return reader;
  } catch (error) {
    reader?.close();
    throw unusable(folder, error);
  }
}

function existingFileIn(folder: string): string {
  const file = fileIn(folder);
  if (!existsSync(file)) throw new FolderError(`there is no database in ${folder}`);
  return file;
}

function refuseOlder(folder: string, version: number): void {
  if (!isCurrent(version)) throw new FolderError(`the database in ${folder} ${OLDER}`);
}

/** Holds the folder for this process alone; the system lets go of it however the process ends. */
export function lockFolder(folder: string): Database.Database {
  const lock = new Database(join(folder, 'lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw new FolderError(`the data folder ${folder} cannot be used; does another server use it? ${String(error)}`);
  }
}
