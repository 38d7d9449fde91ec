/** Copies what a PostgreSQL database keeps of its games into a file, as it is there: servers of any version go on meanwhile. */
import Database from 'libsql';
import pg from 'pg';
import type { Value } from './driver.ts';
import { schemaOf, versionTable } from './migrations.ts';
import { DatabaseError, versionIn } from './postgres.ts';
import { dialect } from './sqlite.ts';

/** What is needed to open games; of those that are over or have not begun, nobody opens the journal. */
const PLAYED = `game IN (SELECT game FROM progress WHERE status = 'playing')`;
const TABLES = [
  { table: 'accounts', of: 'true' },
  { table: 'games', of: 'true' },
  { table: 'progress', of: 'true' },
  { table: 'entries', of: PLAYED },
  { table: 'checkpoints', of: PLAYED },
] as const;
/** So many rows are held at a time. */
const AT_ONCE = 1_000;
const CONNECT_WITHIN = 4_000; // milliseconds

export async function copyGames(url: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN });
  client.on('error', () => undefined); // what it is used for fails too
  const target = new Database(file);
  try {
    await client.connect();
    // Everything as it was at one moment.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const version = await versionIn({ read: async (sql) => (await client.query(sql)).rows });
    for (const sql of [...versionTable, ...schemaOf(version, dialect)]) target.exec(sql);
    target.exec('BEGIN');
    for (const { table, of } of TABLES) await copyTable(client, target, table, of);
    target.exec('COMMIT');
  } catch (error) {
    if (error instanceof DatabaseError || !(error instanceof Error)) throw error;
    throw error.name === 'TooNew' ? error : new DatabaseError(`cannot use the database: ${error.message}`);
  } finally {
    target.close();
    await client.end(); // and with it the transaction, which has changed nothing
  }
}

async function copyTable(client: pg.Client, target: Database.Database, table: string, of: string): Promise<void> {
  await client.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT * FROM ${table} WHERE ${of}`);
  for (;;) {
    const { rows, fields } = await client.query<Value[]>({ text: `FETCH ${AT_ONCE} FROM rows`, rowMode: 'array' });
    if (rows.length === 0) break;
    const columns = fields.map(({ name }) => name);
    const insert = target.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows) insert.run(row);
  }
  await client.query('CLOSE rows');
}
