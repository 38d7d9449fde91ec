/** What a database must be able to do for `SqlStorage`. */
import type { News, Said } from './storage.ts';

export type Value = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, Value>>;

export interface Statement {
  /** With `?` for each value. */
  readonly sql: string;
  readonly values: readonly Value[];
  /** When it must change or return a row, or everything it is part of is undone. */
  readonly must?: boolean;
}

/** A statement changed nothing although it must, or something unique is there already. Nothing was changed. */
export class Unmet extends Error {
  override readonly name = 'Unmet';
}

export interface Reader {
  read(sql: string, values: readonly Value[]): Promise<Row[]>;
}

export interface Driver extends Reader {
  /** A file from which other threads may read what is committed; if there is none, they have to ask. */
  readonly file?: string;
  /** Carries the statements out, all or none; returns the rows of the last. Other processes hear the news. */
  write(statements: readonly Statement[], news?: News): Promise<Row[]>;
  /** The same, and says something as soon as it is done; where a driver cannot, whoever writes does. */
  writeAndTell?(statements: readonly Statement[], news: News, telling: readonly Said[]): Promise<Row[]>;
  onNews(listener: (news: News | null) => void): void;
  close(): Promise<void>;
}
