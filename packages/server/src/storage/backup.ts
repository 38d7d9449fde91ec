/** Copies of a data folder's database: made while a server uses it, and put back while none does. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { closeToOthers } from './guarded-folder.ts';
import { migrationsFrom, TooNew } from './migrations.ts';
import { dialect, fileIn, lockFolder } from './sqlite.ts';

/** How the database says that a file is not what it should be. */
const DAMAGED = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'];

/** The file is no copy that could be put back, or is in the way. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** What a copy holds. */
export interface Holding {
  readonly games: number;
  readonly accounts: number;
}

/**
 * Writes a complete copy of a folder's database to a new file. What was committed before is in it, whether or not a server
 * goes on writing. A plain copy of the main file would lack what is still in the write-ahead log.
 */
export function backUp(folder: string, file: string): Holding {
  const source = fileIn(folder);
  if (!existsSync(source)) throw new BackupError(`there is no database in ${folder}`);
  if (existsSync(file)) throw new BackupError(`${file} exists already: a backup never overwrites anything`);
  const here = `the database in ${folder}`;
  try {
    copy(source, here, file);
    chmodSync(file, 0o600); // it holds what players may not know
    return inspected(file, here); // a copy is as sound as what it was made of
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

function copy(source: string, here: string, file: string): void {
  let database: Database.Database | null = null;
  try {
    database = new Database(source);
    count(database, 'SELECT version AS n FROM schema_version');
  } catch (error) {
    database?.close();
    throw new BackupError(`${here} cannot be read: ${reason(error)}`);
  }
  try {
    database.prepare('VACUUM INTO ?').run(file);
  } catch (error) {
    const { code } = error as { code?: unknown }; // anything thrown may have one
    const damaged = typeof code === 'string' && DAMAGED.some((start) => code.startsWith(start));
    throw new BackupError(
      damaged ? `${here} is damaged: ${reason(error)}` : `${file} cannot be written: ${reason(error)}`,
    );
  } finally {
    database.close();
  }
}

/** Puts a copy into a folder that no server uses and that has no database yet, or, if told so, in place of the one it has. */
export function restore(file: string, folder: string, replace: boolean): Holding {
  if (!existsSync(file)) throw new BackupError(`there is no ${file}`);
  const holding = inspected(file, file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  try {
    closeToOthers(folder); // a server that finds it open says so when it starts
    const target = fileIn(folder);
    if (existsSync(target) && !replace) {
      throw new BackupError(`${folder} has a database already: pass --replace to put the backup in its place`);
    }
    const arriving = join(folder, 'arriving.db');
    copyFileSync(file, arriving);
    chmodSync(arriving, 0o600);
    for (const left of ['-wal', '-shm']) rmSync(`${target}${left}`, { force: true }); // they belong to the old file
    renameSync(arriving, target);
  } finally {
    lock.close();
  }
  return holding;
}

/** Reads a copy through, and says what is in it; what is wrong with it is said of what it is called. */
function inspected(file: string, called: string): Holding {
  let database: Database.Database | null = null;
  try {
    database = new Database(file, { readonly: true });
    const [sound] = database.prepare('PRAGMA integrity_check').raw().all() as unknown[][]; // one column of words
    if (sound?.[0] !== 'ok') throw new BackupError(`${called} is damaged: ${String(sound?.[0])}`);
    migrationsFrom(count(database, 'SELECT version AS n FROM schema_version'), dialect); // refuses one of a later version
    return {
      games: count(database, 'SELECT count(*) AS n FROM games'),
      accounts: count(database, 'SELECT count(*) AS n FROM accounts'),
    };
  } catch (error) {
    if (error instanceof BackupError || error instanceof TooNew) throw error;
    throw new BackupError(`${called} is no backup of Ragtag: ${reason(error)}`);
  } finally {
    database?.close();
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function count(database: Database.Database, sql: string): number {
  const row = database.prepare(sql).get() as { n: number } | undefined; // as the statement says
  return row?.n ?? 0;
}
