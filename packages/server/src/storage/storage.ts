/** What the server keeps, whatever keeps it. Every promise that resolves is on disk. */
import type { Plain, StoredCheckpoint } from '@ragtag/kernel';

export interface Account {
  readonly id: string;
  readonly name: string;
  /** Set for accounts with a password: how it was hashed. Their names are unique. */
  readonly password: string | null;
  readonly created: number;
  /** Whoever runs the server keeps them out. */
  readonly blocked?: boolean;
  /** When they were last here, to the day. */
  readonly seen?: number;
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
  /** Whether all have agreed that whoever has the link takes it over. */
  readonly offered?: boolean;
  /** For whom it is kept until the game starts; null or left out for anybody. */
  readonly keptFor?: string | null;
  /** Who has seen its cards: nobody of them may take another seat of the game. */
  readonly seen?: readonly string[];
  /** The deck it is to be played with, where players bring decks; nobody else may see it. */
  readonly deck?: string | null;
};

export type GameStatus = 'open' | 'playing' | 'over';

/** Whose answer a game waits for, and from when on that is shown. Nobody but the player may learn of a secret one. */
export type Pending = { readonly seat: number; readonly secret: boolean; readonly from?: number };

export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly gameVersion: number;
  /** The format its journal is kept in. */
  readonly format: number;
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
  /** When last something was answered that everybody knows of, and when all that was played is shown. */
  readonly openly: number;
  readonly shownFrom: number;
  readonly pending: readonly Pending[];
  /** How it ended, in the game's own terms; null before that. */
  readonly result: Plain;
  /** Why it must not be played until whoever runs the server has looked at it; null for any other game. */
  readonly stopped: string | null;
}

/** A game as it is made; everything else starts empty. */
export type NewGame = Omit<
  StoredGame,
  'format' | 'length' | 'touched' | 'openly' | 'shownFrom' | 'pending' | 'status' | 'result' | 'stopped'
>;

/** One entry of a game's journal: an answer, or a note that some were taken back. Numbered from 1. */
export interface StoredEntry {
  readonly seq: number;
  readonly line: string;
  readonly at: number;
  /** Which revision of the game wrote it; left out of those from before it was noted. */
  readonly revision?: number;
  /** By which build of the rules it was played; left out of those from before it was noted. */
  readonly rules?: string;
}

export interface Append {
  readonly game: string;
  /** The number of the first entry: one more than the last there is, or the append is refused. */
  readonly seq: number;
  readonly lines: readonly string[];
  /** Which revision of the game they were written with. */
  readonly revision?: number;
  /** By which build of the rules they were played. */
  readonly rules?: string;
  readonly at: number;
  /** When last something was answered that everybody knows of: this, or something before it. */
  readonly openly?: number;
  /** When all that was played is shown. */
  readonly shownFrom?: number;
  readonly pending: readonly Pending[];
  readonly status: GameStatus;
  /** How it ended, if it has. */
  readonly result?: Plain;
  readonly checkpoint?: StoredCheckpoint;
  /** What there is to see of the game from now on, if it is over. */
  readonly final?: Uint8Array;
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
  /** Where whoever said it sat; null for onlookers and the server, and where it was not noted yet. */
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What was added to a journal, and how the game stands with it: whoever follows the game need not read it. */
export interface Added {
  readonly entries: readonly StoredEntry[];
  readonly standing: Pick<StoredGame, 'status' | 'length' | 'touched' | 'openly' | 'shownFrom' | 'pending' | 'result'>;
}

/**
 * Something another process changed: a journal, a game's seats, options or status, or its chat. Or an account, which may no
 * longer be welcome: whoever changes that hears of it too.
 */
export type News =
  | { readonly of: 'entries'; readonly game: string; readonly added?: Added }
  | { readonly of: 'game'; readonly game: string }
  | { readonly of: 'chat'; readonly game: string }
  | { readonly of: 'account'; readonly account: string };

export interface KeptKey {
  /** The game, or '' for what concerns no game. */
  readonly game: string;
  readonly account: string;
  readonly name: string;
}

/** A deck that somebody has built, known by its name. */
export interface StoredDeck {
  readonly name: string;
  readonly text: string;
  /** When it was last saved. */
  readonly saved: number;
}

export interface DeckKey {
  readonly account: string;
  readonly game: string;
  readonly name: string;
}

/** A game at which something is due by its clock, and since when. */
export interface DueGame {
  readonly game: string;
  readonly due: number;
}

/** A game that is played, as far as it matters to those who look after it. */
export interface PlayedGame {
  readonly id: string;
  readonly openly: number;
  /** Whether an artificial player is to answer. */
  readonly botAsked: boolean;
}

export interface GamesFilter {
  /** Only games that anybody may find: to join while there is a free seat, to watch, or to look at. */
  readonly public?: 'to-join' | 'to-watch' | 'to-see';
  readonly status?: GameStatus;
  /** Only games in which this account has a seat, plays for somebody, or is the host. */
  readonly account?: string;
  readonly limit: number;
  /** Games as they are shown at this time, where that is not to tell of what has only been played. */
  readonly shownAt?: number;
}

export interface Storage {
  /** Adds to a journal, all or nothing; appends given at the same time are committed together. */
  append(append: Append): Promise<void>;
  /** The entries numbered `from` and up. */
  entries(game: string, from: number): Promise<StoredEntry[]>;
  /** How many entries the journals of these games have. */
  lengths(games: readonly string[]): Promise<ReadonlyMap<string, number>>;
  checkpoint(game: string): Promise<StoredCheckpoint | null>;
  /** What was kept as a game ended. */
  final(game: string): Promise<Uint8Array | null>;
  /** What a game that is over was about; kept once. */
  story(game: string): Promise<Uint8Array | null>;
  keepStory(game: string, story: Uint8Array): Promise<void>;

  createGame(game: NewGame): Promise<void>;
  game(id: string): Promise<StoredGame | null>;
  /** Those first in which last something was answered that everybody knows of. */
  games(filter: GamesFilter): Promise<StoredGame[]>;
  /** Changes the seats, and the configuration if one is given, if they are still as they were and the game is not over. */
  setSeats(
    game: string,
    before: readonly StoredSeat[],
    after: readonly StoredSeat[],
    configuration?: Plain,
  ): Promise<boolean>;
  /** How many games of a host have not started. */
  hosting(account: string): Promise<number>;
  setStatus(game: string, status: GameStatus): Promise<void>;
  setOptions(game: string, options: Plain): Promise<void>;
  /** Nobody plays it until it is released, with null. */
  setStopped(game: string, why: string | null): Promise<void>;
  /** What was played is shown later than was said. */
  postpone(game: string, shownFrom: number, pending: readonly Pending[]): Promise<void>;

  /** When next something is due by the clock of a game; null for never. */
  setDue(game: string, due: number | null): Promise<void>;
  /** So many of the games at which something is due by then, the longest overdue first, from after one of them on. */
  dueGames(by: number, limit: number, after?: DueGame | null): Promise<DueGame[]>;
  /** So many of the games that are played, those first that moved last, from after one of them on. */
  playing(limit: number, after?: PlayedGame | null): Promise<PlayedGame[]>;

  /** With the session of the device it is made on. */
  createAccount(account: Account, session?: string): Promise<void>;
  account(id: string): Promise<Account | null>;
  /** The account with a password of that name, or of one that looks like it. */
  accountNamed(name: string): Promise<Account | null>;
  /** All sessions there were end with it, and this one begins. */
  setPassword(account: string, password: string, session: string, at: number): Promise<void>;
  setName(account: string, name: string): Promise<void>;
  setSeen(account: string, at: number): Promise<void>;
  /** The account, if that session of it has not ended. */
  accountInSession(id: string, session: string): Promise<Account | null>;
  /** An account's oldest sessions end where it has very many. */
  beginSession(account: string, session: string, at: number): Promise<void>;
  endSession(account: string, session: string): Promise<void>;

  say(line: Omit<ChatLine, 'n'>): Promise<ChatLine>;
  /** The lines after number `after`, at most the last `limit`, oldest first. */
  chat(game: string, room: ChatLine['room'], after: number, limit: number): Promise<ChatLine[]>;

  /** Anything kept per game and account, by name: standing orders, subscriptions. Null forgets it. */
  keep(key: KeptKey, value: Plain): Promise<void>;
  kept(key: KeptKey): Promise<Plain>;
  keptByAll(key: Omit<KeptKey, 'account'>): Promise<{ readonly account: string; readonly value: Plain }[]>;

  /** The decks somebody has saved for a game, by name. */
  decks(account: string, game: string): Promise<StoredDeck[]>;
  /** Saves a deck in place of the one of that name, and in place of the one it was called before. */
  saveDeck(key: DeckKey, was: string | null, text: string, at: number): Promise<void>;
  removeDeck(key: DeckKey): Promise<void>;

  /** A setting all processes share; the first to ask sets it. */
  setting(name: string, initial: () => string): Promise<string>;
  setSetting(name: string, value: string): Promise<void>;
  removeSetting(name: string): Promise<void>;
  /** Those whose names begin so. */
  settingsUnder(beginning: string): Promise<{ readonly name: string; readonly value: string }[]>;

  /** Calls back when another process changed something; with null when anything may have changed. */
  onNews(listener: (news: News | null) => void): void;
  /** True while what is said can be kept. */
  ready(): Promise<boolean>;
  /** Finishes what was begun. */
  close(): Promise<void>;
}
