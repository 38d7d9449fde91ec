/**
 * A PostgreSQL database, which any number of servers share. What one of them writes, the others hear of.
 *
 * A transaction is sent in one go, its end included: it never waits for the process that began it, which may be frozen, while others
 * wait for what it has locked. Answers that come while others are committed are committed together: commits that tell others
 * of something pass one after the other, each waiting for the disk.
 */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
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
import { isCurrent, migrationsFrom, OLDER, TooNew, versionTable } from './migrations.ts';
import { SqlStorage } from './sql-storage.ts';
import type { News } from './storage.ts';

const dialect = { bytes: 'BYTEA', byKey: '', now: 'CAST(extract(epoch FROM now()) * 1000 AS BIGINT)' };
const UNIQUE_VIOLATION = '23505';
const DIVISION_BY_ZERO = '22012';
/** So many answers are committed together at most. */
const TOGETHER = 64;
const CHANNEL = 'ragtag';
/** Any number: it keeps servers that start together from migrating together. */
const MIGRATION_LOCK = 8_020_001;
const CONNECTIONS = 10;
const AGAIN_AFTER = 500; // milliseconds
/** So many bytes of news PostgreSQL carries at most. */
const MOST_NEWS = 7_999;

/** How long to wait for a database that may have gone silent. In milliseconds. */
export interface DatabasePatience {
  readonly connect: number;
  readonly statement: number;
  /** How often to look whether what others say is still heard. */
  readonly heartbeat: number;
}

const usualPatience: DatabasePatience = { connect: 4_000, statement: 5_000, heartbeat: 3_000 };

/** The database cannot be reached or used. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    // Times and hashes are far from where whole numbers become inexact.
    return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
  },
};

interface Job {
  readonly statements: readonly Statement[];
  readonly news?: News | undefined;
}

interface WaitingJob extends Job {
  readonly news: Extract<News, { readonly game: string }>;
  resolve(rows: Row[]): void;
  reject(error: unknown): void;
}

class Postgres implements Driver {
  private waiting: WaitingJob[] = [];
  private committing: Promise<void> | null = null;
  private readonly numbered = new Map<string, string>();
  private listener: (news: News | null) => void = () => undefined;
  private ears: pg.Client | null = null;
  private again: NodeJS.Timeout | null = null;
  private heart: NodeJS.Timeout | null = null;
  private hearing = false;
  private asking = false;
  private closed = false;
  /** Tells what this process said from what others say. */
  private readonly self = randomUUID();

  private readonly pool: pg.Pool;
  /** Whoever asks whether the database can be used does not wait behind those who use it: a balancer would take it for lost. */
  private readonly aside: pg.Pool;

  constructor(
    private readonly url: string,
    private readonly patience: DatabasePatience,
  ) {
    this.pool = poolOf(url, patience, CONNECTIONS);
    this.aside = poolOf(url, patience, 1);
  }

  read(sql: string, values: readonly Value[]): Promise<Row[]> {
    return orStorageError(async () => {
      const { rows } = await this.pool.query<Row>(this.numberedValues(sql), values.map(bound));
      return rows;
    });
  }

  writeAside(sql: string): Promise<void> {
    return orStorageError(async () => void (await this.aside.query(sql)));
  }

  write(statements: readonly Statement[], news?: News): Promise<Row[]> {
    return orStorageError(() => {
      if (news?.of !== 'entries') return this.transact([{ statements, news }]);
      return new Promise<Row[]>((resolve, reject) => {
        this.waiting.push({ statements, news, resolve, reject });
        this.committing ??= this.commitWaiting();
      });
    });
  }

  private async commitWaiting(): Promise<void> {
    await setImmediate(); // what comes in with the same news from the network is committed together
    while (this.waiting.length > 0) {
      // In the same order everywhere: of two processes with the same games, one waits for the other and not both.
      const jobs = this.waiting.splice(0, TOGETHER).sort((a, b) => (a.news.game < b.news.game ? -1 : 1));
      await this.transact(jobs).then(
        () => {
          for (const { resolve } of jobs) resolve([]);
        },
        (error: unknown) => {
          for (const job of jobs) {
            // Nobody knows whether it was committed; otherwise what failed with others is tried by itself.
            if (error instanceof StorageError) job.reject(error);
            else this.transact([job]).then(job.resolve, job.reject);
          }
        },
      );
    }
    this.committing = null;
  }

  /** Carries everything out or nothing; returns the rows of the last statement. */
  private async transact(jobs: readonly Job[]): Promise<Row[]> {
    const client = await orStorageError(() => this.pool.connect());
    const ask = (sql: string, values: readonly Value[] = []) => client.query<Row>(sql, values.map(bound));
    const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection; // as every client has it
    stream.cork(); // a process that is frozen between two writes would keep its locks
    const begun = ask('BEGIN');
    const asked = jobs
      .flatMap(({ statements }) => statements)
      .map(({ sql, values, must }) => ask(this.numberedValues(must ? demanded(sql) : sql), values));
    const told = jobs.flatMap(({ news }) =>
      news ? [ask('SELECT pg_notify($1, $2)', [CHANNEL, this.spoken(news)])] : [],
    );
    const ended = ask('COMMIT'); // without a trace where anything has failed
    stream.uncork();
    const outcomes = await Promise.allSettled([begun, ...asked, ...told, ended]);
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    const [failure] = failures;
    const broken = outcomes.at(-1)?.status === 'rejected';
    client.release(broken); // nothing more is to be expected of it
    if (broken) throw new StorageError(messageOf(failure), { cause: failure });
    if (failure !== undefined) throw refusal(failure);
    return (await asked.at(-1))?.rows ?? [];
  }

  /** News as others hear it: what was added goes with it where there is room, and is read by them where there is not. */
  private spoken(news: News): string {
    const whole = JSON.stringify({ ...news, by: this.self });
    if (news.of !== 'entries' || Buffer.byteLength(whole) <= MOST_NEWS) return whole;
    return JSON.stringify({ of: news.of, game: news.game, by: this.self });
  }

  /** PostgreSQL numbers the values of a statement. */
  private numberedValues(sql: string): string {
    const known = this.numbered.get(sql);
    if (known !== undefined) return known;
    let count = 0;
    const text = sql.replaceAll('?', () => `$${++count}`);
    this.numbered.set(sql, text);
    return text;
  }

  onNews(listener: (news: News | null) => void): void {
    this.listener = listener;
  }

  /** Listens to what other processes say, and goes on doing so when the connection breaks. */
  async listen(): Promise<void> {
    const ears = new pg.Client(connection(this.url, this.patience));
    this.ears = ears;
    ears.on('error', () => this.listenAgain(ears));
    ears.on('end', () => this.listenAgain(ears));
    ears.on('notification', ({ payload }) => {
      const { by, ...news } = JSON.parse(payload ?? '{}') as News & { by?: string }; // as `write` says it
      if (by !== this.self || news.of === 'account') this.listener(news);
    });
    await ears.connect();
    await ears.query(`LISTEN ${CHANNEL}`);
    this.hearing = true;
    this.heart ??= setInterval(() => this.feelPulse(), this.patience.heartbeat);
    this.heart.unref();
  }

  /** A line that has gone silent says nothing of it: it has to be asked. */
  private feelPulse(): void {
    const { ears } = this;
    if (!ears || !this.hearing || this.asking) return;
    this.asking = true;
    ears
      .query('SELECT 1')
      .catch(() => this.listenAgain(ears))
      .finally(() => {
        this.asking = false;
      });
  }

  intact(): boolean {
    return this.hearing;
  }

  private listenAgain(lost: pg.Client): void {
    if (this.closed || this.again || lost !== this.ears) return;
    this.hearing = false;
    lost.end().catch(() => undefined); // whatever it says to that, it is no longer listened to
    this.again = setTimeout(async () => {
      this.again = null;
      try {
        await this.listen();
        this.listener(null); // whatever was said in between was missed
      } catch {
        if (this.ears) this.listenAgain(this.ears); // the database is still away
      }
    }, AGAIN_AFTER);
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.again) clearTimeout(this.again);
    if (this.heart) clearInterval(this.heart);
    await this.committing;
    await this.ears?.end();
    await Promise.all([this.pool.end(), this.aside.end()]);
  }
}

/** Fails where it changes nothing: what follows it has been sent by then, and must not be kept. */
function demanded(sql: string): string {
  return `WITH done AS (${sql} RETURNING 1) SELECT 1 / count(*) FROM done`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function refusal(error: unknown): unknown {
  const { code } = error as { code?: unknown }; // anything thrown may have one
  return code === UNIQUE_VIOLATION || code === DIVISION_BY_ZERO ? new Unmet(String(error)) : error;
}

function bound(value: Value): string | number | null | Buffer {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}

/** A connection that notices when nobody is at the other end. */
function connection(url: string, { connect, statement }: DatabasePatience): pg.ClientConfig {
  return {
    connectionString: url,
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: connect,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    query_timeout: statement,
    idle_in_transaction_session_timeout: 2 * statement,
  };
}

function poolOf(url: string, patience: DatabasePatience, max: number): pg.Pool {
  const pool = new pg.Pool({ ...connection(url, patience), max, types });
  // A connection that breaks while idle is replaced when the next is needed.
  pool.on('error', () => undefined);
  // One that breaks in use fails what it is used for; without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Opens the database, making the tables that are missing. */
export async function openPostgres(url: string, patience = usualPatience): Promise<SqlStorage> {
  const driver = new Postgres(url, patience);
  return await usable(driver, async () => {
    await migrate(url, patience.connect);
    await driver.listen();
    const storage = new SqlStorage(driver);
    await storage.noteLikenesses();
    return storage;
  });
}

/** Opens the database beside the servers that use it, and makes nothing: that would change it under those of another version. */
export async function openPostgresBeside(url: string): Promise<SqlStorage> {
  return new SqlStorage(await readPostgres(url));
}

/** Opens the database as it is; refused where it is not of this version. */
export async function readPostgres(url: string): Promise<Driver> {
  const driver = new Postgres(url, usualPatience);
  return await usable(driver, async () => {
    if (!isCurrent(await versionIn(driver))) throw new DatabaseError(`the database ${OLDER}`);
    return driver;
  });
}

/** Of which version the database is; refused where there is nothing of ours in it. */
export async function versionIn(reader: Reader): Promise<number> {
  const [there] = await reader.read(`SELECT to_regclass('schema_version') IS NOT NULL AS known`, []);
  if (!there?.['known']) throw new DatabaseError('there is nothing of Ragtag in the database');
  const [row] = await reader.read('SELECT version FROM schema_version', []);
  return Number(row?.['version'] ?? 0);
}

/** What came of it; otherwise the driver is closed, and whoever runs the server hears why. */
async function usable<T>(driver: Postgres, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    await driver.close();
    if (error instanceof TooNew || error instanceof DatabaseError) throw error;
    throw new DatabaseError(`cannot use the database: ${messageOf(error)}`);
  }
}

/** Takes as long as it takes: with many games, and where another server is at it. */
async function migrate(url: string, connectionTimeoutMillis: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', () => undefined); // what it is used for fails too
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    for (const sql of versionTable) await client.query(sql);
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    for (const sql of migrationsFrom(rows[0]?.version ?? 0, dialect)) await client.query(sql);
    await client.query('COMMIT');
  } finally {
    await client.end(); // whatever a failure left open ends with the connection
  }
}
