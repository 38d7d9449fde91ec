/** A PostgreSQL database, which any number of servers share. What one of them writes, the others hear of. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Driver, type Row, type Statement, Unmet, type Value } from './driver.ts';
import { migrationsFrom, versionTable } from './migrations.ts';
import { SqlStorage } from './sql-storage.ts';
import type { News } from './storage.ts';

const dialect = { bytes: 'BYTEA', byKey: '' };
const UNIQUE_VIOLATION = '23505';
const CHANNEL = 'ragtag';
/** Any number: it keeps servers that start together from migrating together. */
const MIGRATION_LOCK = 8_020_001;
const CONNECTIONS = 10;
const AGAIN_AFTER = 500; // milliseconds

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

class Postgres implements Driver {
  private readonly numbered = new Map<string, string>();
  private listener: (news: News | null) => void = () => undefined;
  private ears: pg.Client | null = null;
  private again: NodeJS.Timeout | null = null;
  private closed = false;
  /** Tells what this process said from what others say. */
  private readonly self = randomUUID();

  constructor(
    private readonly pool: pg.Pool,
    private readonly url: string,
  ) {
    // A connection that breaks while idle is replaced when the next is needed.
    pool.on('error', () => undefined);
  }

  async read(sql: string, values: readonly Value[]): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(this.numberedValues(sql), values.map(bound));
    return rows;
  }

  async write(statements: readonly Statement[], news?: News): Promise<Row[]> {
    const client = await this.pool.connect();
    let broken = false;
    try {
      await client.query('BEGIN');
      let rows: Row[] = [];
      for (const { sql, values, must } of statements) {
        const result = await client.query<Row>(this.numberedValues(sql), values.map(bound));
        if (must && result.rowCount === 0) throw new Unmet(sql);
        rows = result.rows;
      }
      if (news) await client.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify({ ...news, by: this.self })]);
      await client.query('COMMIT');
      return rows;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {
        broken = true; // the connection is gone, and with it the transaction
      });
      const { code } = error as { code?: unknown }; // anything thrown may have one
      throw code === UNIQUE_VIOLATION ? new Unmet(String(error)) : error;
    } finally {
      client.release(broken);
    }
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
    const ears = new pg.Client({ connectionString: this.url });
    this.ears = ears;
    ears.on('error', () => this.listenAgain(ears));
    ears.on('end', () => this.listenAgain(ears));
    ears.on('notification', ({ payload }) => {
      const { by, ...news } = JSON.parse(payload ?? '{}') as News & { by?: string }; // as `write` says it
      if (by !== this.self) this.listener(news);
    });
    await ears.connect();
    await ears.query(`LISTEN ${CHANNEL}`);
  }

  private listenAgain(lost: pg.Client): void {
    if (this.closed || this.again || lost !== this.ears) return;
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
    await this.ears?.end();
    await this.pool.end();
  }
}

function bound(value: Value): string | number | null | Buffer {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}

/** Opens the database, making the tables that are missing. */
export async function openPostgres(url: string): Promise<SqlStorage> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types });
  const driver = new Postgres(pool, url);
  try {
    await migrate(pool);
    await driver.listen();
  } catch (error) {
    await driver.close();
    throw new DatabaseError(`cannot use the database: ${error instanceof Error ? error.message : String(error)}`);
  }
  return new SqlStorage(driver);
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    for (const sql of versionTable) await client.query(sql);
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    for (const sql of migrationsFrom(rows[0]?.version ?? 0, dialect)) await client.query(sql);
    await client.query('COMMIT');
  } finally {
    client.release(true); // whatever a failure left open ends with the connection
  }
}
