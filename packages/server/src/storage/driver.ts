/** What a database must be able to do for `SqlStorage`. */
import type { News } from './storage.ts';

export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, Value>>;

export interface Statement {
  /** With `?` for each value. */
  readonly sql: string;
  readonly values: readonly Value[];
  /** When it must change a row, or everything it is part of is undone; it returns none. */
  readonly must?: boolean;
}

/** A statement changed nothing although it must, or something unique is there already. Nothing was changed. */
export class Unmet extends Error {
  override readonly name = 'Unmet';
}

/** The database failed, or cannot be reached: whether anything was kept is not known. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** What came of it, or that the database failed. */
export async function orStorageError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unmet || error instanceof StorageError) throw error;
    throw new StorageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

export interface Reader {
  read(sql: string, values: readonly Value[]): Promise<Row[]>;
}

export interface Driver extends Reader {
  /** A file from which other threads may read what is committed; if there is none, they have to ask. */
  readonly file?: string;
  /**
   * Carries the statements out, all or none; returns the rows of the last. Other processes hear the news; of accounts this one
   * hears too.
   */
  write(statements: readonly Statement[], news?: News): Promise<Row[]>;
  /** Carries out a statement without waiting behind all others, where that is possible. */
  writeAside?(sql: string): Promise<void>;
  onNews(listener: (news: News | null) => void): void;
  /** Whether it hears of what others write, and has what it was opened with; where it is not said, it does. */
  intact?(): boolean;
  close(): Promise<void>;
}
