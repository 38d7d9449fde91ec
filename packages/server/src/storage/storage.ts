/** What the server keeps, whatever keeps it. Every promise that resolves is on disk. */
import type { Plain, StoredCheckpoint } from '@ragtag/kernel';

export interface Account {
  readonly id: string;
  readonly name: string;
  /** Set for accounts with a password: how it was hashed. Their names are unique. */
  readonly password: string | null;
  readonly created: number;
}

/** Who sits in a seat: a person, an artificial player, or nobody yet. */
export type StoredSeat = {
  readonly seat: number;
  readonly account: string | null;
  readonly bot: string | null;
  /** Somebody who plays it for the owner for a while. */
  readonly standIn: string | null;
  /** The secret of the link that invites to this seat. */
  readonly invitation: string;
};

export type GameStatus = 'open' | 'playing' | 'over';

/** Whose answer a game waits for. Nobody but the player may learn of a secret one. */
export type Pending = { readonly seat: number; readonly secret: boolean };

export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly gameVersion: number;
  readonly configuration: Plain;
  readonly seed: string;
  /** How it is played: spectators, clock, poker face and the like. */
  readonly options: Plain;
  readonly title: string;
  readonly host: string;
  readonly seats: readonly StoredSeat[];
  readonly created: number;
  readonly status: GameStatus;
  /** How many journal entries there are, and when the last came. */
  readonly length: number;
  readonly touched: number;
  readonly pending: readonly Pending[];
  /** How it ended, in the game's own terms; null before that. */
  readonly result: Plain;
}

/** A game as it is made; everything else starts empty. */
export type NewGame = Omit<StoredGame, 'length' | 'touched' | 'pending' | 'status' | 'result'>;

/** One entry of a game's journal: an answer, or a note that some were taken back. Numbered from 1. */
export interface StoredEntry {
  readonly seq: number;
  readonly line: string;
  readonly at: number;
}

/** Something to be said to somebody, by the number of the socket where that is known. */
export interface Said {
  readonly to: { readonly socket: number; send(text: string): void };
  readonly text: string;
}

export interface Append {
  readonly game: string;
  /** The number of the first entry: one more than the last there is, or the append is refused. */
  readonly seq: number;
  readonly lines: readonly string[];
  readonly at: number;
  readonly pending: readonly Pending[];
  readonly status: GameStatus;
  /** How it ended, if it has. */
  readonly result?: Plain;
  readonly checkpoint?: StoredCheckpoint;
  /** Said as soon as it is committed, and never if it is not. */
  readonly telling?: readonly Said[];
}

/** Another process was faster: the entry with this number is there already. */
export class StaleAppend extends Error {
  override readonly name = 'StaleAppend';
}

/** What is to be unique is there already. */
export class Taken extends Error {
  override readonly name = 'Taken';
}

export interface ChatLine {
  /** Counted from 1 in each game. */
  readonly n: number;
  readonly game: string;
  readonly room: 'table' | 'spectators';
  readonly account: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Something another process changed: a journal, a game's seats, options or status, or its chat. */
export interface News {
  readonly of: 'entries' | 'game' | 'chat';
  readonly game: string;
}

export interface KeptKey {
  /** The game, or '' for what concerns no game. */
  readonly game: string;
  readonly account: string;
  readonly name: string;
}

export interface GamesFilter {
  readonly status?: GameStatus;
  /** Only games in which this account has a seat, plays for somebody, or is the host. */
  readonly account?: string;
  readonly limit: number;
}

export interface Storage {
  /** Adds to a journal, all or nothing; appends given at the same time are committed together. */
  append(append: Append): Promise<void>;
  /** The entries numbered `from` and up. */
  entries(game: string, from: number): Promise<StoredEntry[]>;
  checkpoint(game: string): Promise<StoredCheckpoint | null>;

  createGame(game: NewGame): Promise<void>;
  game(id: string): Promise<StoredGame | null>;
  /** The most recently touched first. */
  games(filter: GamesFilter): Promise<StoredGame[]>;
  /** Changes the seats if they are still as they were; false if not. */
  setSeats(game: string, before: readonly StoredSeat[], after: readonly StoredSeat[]): Promise<boolean>;
  setStatus(game: string, status: GameStatus): Promise<void>;
  setOptions(game: string, options: Plain): Promise<void>;

  createAccount(account: Account): Promise<void>;
  account(id: string): Promise<Account | null>;
  /** The account with a password of that name, in capital or small letters. */
  accountNamed(name: string): Promise<Account | null>;
  setPassword(account: string, password: string): Promise<void>;
  setName(account: string, name: string): Promise<void>;

  say(line: Omit<ChatLine, 'n'>): Promise<ChatLine>;
  /** The lines after number `after`, at most the last `limit`, oldest first. */
  chat(game: string, room: ChatLine['room'], after: number, limit: number): Promise<ChatLine[]>;

  /** Anything kept per game and account, by name: standing orders, subscriptions. Null forgets it. */
  keep(key: KeptKey, value: Plain): Promise<void>;
  kept(key: KeptKey): Promise<Plain>;
  keptByAll(key: Omit<KeptKey, 'account'>): Promise<{ readonly account: string; readonly value: Plain }[]>;

  /** A setting all processes share; the first to ask sets it. */
  setting(name: string, initial: () => string): Promise<string>;

  /** Calls back when another process changed something; with null when anything may have changed. */
  onNews(listener: (news: News | null) => void): void;
  /** True while what is said can be kept. */
  ready(): Promise<boolean>;
  /** Finishes what was begun. */
  close(): Promise<void>;
}
