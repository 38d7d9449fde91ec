/** Storage in a database, in the SQL that SQLite and PostgreSQL have in common. */
import { JOURNAL_VERSION, JournalError, type Plain, type StoredCheckpoint } from '@ragtag/kernel';
import { tableOptions } from '../lobby/table-options.ts';
import { likenessOf } from '../people/names.ts';
import { type Driver, type Row, type Statement, Unmet, type Value } from './driver.ts';
import {
  type Account,
  type Append,
  type ChatLine,
  type DeckKey,
  type DueGame,
  type GameStatus,
  type GamesFilter,
  type KeptKey,
  type NewGame,
  type News,
  type Pending,
  type PlayedGame,
  StaleAppend,
  type Storage,
  type StoredDeck,
  type StoredEntry,
  type StoredGame,
  type StoredSeat,
  Taken,
} from './storage.ts';

const SAY = `INSERT INTO chat (game, n, room, account, seat, name, text, at)
  SELECT ?, coalesce(max(n), 0) + 1, ?, ?, ?, ?, ?, ? FROM chat WHERE game = ? RETURNING n`;
const KEEP = `INSERT INTO kept (game, name, account, value) VALUES (?, ?, ?, ?)
  ON CONFLICT (game, name, account) DO UPDATE SET value = excluded.value`;
const SAVE_DECK = `INSERT INTO decks (account, game, name, text, saved) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (account, game, name) DO UPDATE SET text = excluded.text, saved = excluded.saved`;
const CHECKPOINT = `INSERT INTO checkpoints (game, game_version, at, hash, words) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (game) DO UPDATE SET game_version = excluded.game_version, at = excluded.at, hash = excluded.hash,
  words = excluded.words`;
const FINAL = `INSERT INTO finals (game, sight) VALUES (?, ?)
  ON CONFLICT (game) DO UPDATE SET sight = excluded.sight, story = NULL`;
const GAMES =
  'SELECT games.*, status, length, touched, openly, shown_from, pending, result FROM games JOIN progress ON progress.game = games.id';

/** What a game is to those who have not been shown its end yet. */
const SHOWN_STATUS = `CASE WHEN status = 'over' AND shown_from > ? THEN 'playing' ELSE status END`;

const BEGIN_SESSION = 'INSERT INTO sessions (account, session, since) VALUES (?, ?, ?)';
/** More devices than anybody signs in on. */
const MOST_SESSIONS = 50;
const END_OLDEST = `DELETE FROM sessions WHERE account = ? AND session NOT IN
  (SELECT session FROM sessions WHERE account = ? ORDER BY since DESC LIMIT ${MOST_SESSIONS})`;

/** Of how many games something is looked up at once; always as many, so that there is one such statement. */
const LOOKED_UP = 100;
const LENGTHS = `SELECT game, length FROM progress WHERE game IN (${Array.from({ length: LOOKED_UP }, () => '?').join(', ')})`;

/** How long it holds that it is ready: whoever asks often causes no more writing. In milliseconds. */
const READY_FOR = 2_000;

/** Which games are found by those who have no part in them. */
const PUBLIC = {
  'to-join': 'listed = 1 AND free = 1',
  'to-watch': 'listed = 1 AND watchable = 1',
  'to-see': 'listed = 1',
} as const;

export class SqlStorage implements Storage {
  /** Hears of games that cannot be read. */
  onUnreadable: (game: string, error: JournalError) => void = () => undefined;
  private lastReady: { readonly at: number; readonly answer: Promise<boolean> } | null = null;

  constructor(readonly driver: Driver) {}

  async append(append: Append): Promise<void> {
    const { game, seq, lines, at, openly = at, shownFrom = at, status, result = null, checkpoint, final } = append;
    const pending = JSON.stringify(append.pending);
    const statements: Statement[] = [
      {
        sql: `UPDATE progress SET length = ?, touched = ?, openly = ?, shown_from = ?, pending = ?, status = ?, result = ?
          WHERE game = ? AND length = ?`,
        values: [
          ...[seq + lines.length - 1, at, openly, shownFrom, pending, status, JSON.stringify(result)],
          ...[game, seq - 1],
        ],
        must: true,
      },
      ...lines.map((line, index) => ({
        sql: 'INSERT INTO entries (game, seq, line, at, revision, rules) VALUES (?, ?, ?, ?, ?, ?)',
        values: [game, seq + index, line, at, append.revision ?? 0, append.rules ?? ''],
      })),
    ];
    if (checkpoint) {
      const { gameVersion, at: after, hash, words } = checkpoint;
      statements.push({ sql: CHECKPOINT, values: [game, gameVersion, after, hash, words] });
    }
    if (final) statements.push({ sql: FINAL, values: [game, final] });
    const stale = () => new StaleAppend(`game ${game} has an entry ${seq}, or none before it`);
    const length = seq + lines.length - 1;
    const standing = { status, length, touched: at, openly, shownFrom, pending: append.pending, result };
    const added = { entries: entriesOf(append), standing };
    await unless(this.driver.write(statements, { of: 'entries', game, added }), stale);
  }

  async entries(game: string, from: number): Promise<StoredEntry[]> {
    const sql = 'SELECT seq, line, at, revision, rules FROM entries WHERE game = ? AND seq >= ? ORDER BY seq';
    const rows = await this.driver.read(sql, [game, from]);
    return rows.map((row) => {
      const [revision, rules] = [Number(row['revision']), String(row['rules'])];
      return {
        seq: Number(row['seq']),
        line: String(row['line']),
        at: Number(row['at']),
        ...(revision === 0 ? {} : { revision }),
        ...(rules === '' ? {} : { rules }),
      };
    });
  }

  async lengths(games: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const lengths = new Map<string, number>();
    for (let at = 0; at < games.length; at += LOOKED_UP) {
      const some = Array.from({ length: LOOKED_UP }, (_, index) => games[at + index] ?? '');
      const rows = await this.driver.read(LENGTHS, some);
      for (const row of rows) lengths.set(String(row['game']), Number(row['length']));
    }
    return lengths;
  }

  async checkpoint(game: string): Promise<StoredCheckpoint | null> {
    const [row] = await this.driver.read('SELECT * FROM checkpoints WHERE game = ?', [game]);
    const words = row?.['words'];
    if (!row || !(words instanceof Uint8Array)) return null;
    return { gameVersion: Number(row['game_version']), at: Number(row['at']), hash: Number(row['hash']), words };
  }

  final(game: string): Promise<Uint8Array | null> {
    return this.bytesOf('SELECT sight AS bytes FROM finals WHERE game = ?', game);
  }

  story(game: string): Promise<Uint8Array | null> {
    return this.bytesOf('SELECT story AS bytes FROM finals WHERE game = ?', game);
  }

  private async bytesOf(sql: string, game: string): Promise<Uint8Array | null> {
    const [row] = await this.driver.read(sql, [game]);
    const bytes = row?.['bytes'];
    return bytes instanceof Uint8Array ? bytes : null;
  }

  async keepStory(game: string, story: Uint8Array): Promise<void> {
    const sql = 'UPDATE finals SET story = ? WHERE game = ? AND story IS NULL';
    await this.driver.write([{ sql, values: [story, game] }]);
  }

  async createGame(game: NewGame): Promise<void> {
    const { id, configuration, seed, options, title, host, seats, created } = game;
    const texts = [JSON.stringify(configuration), seed, JSON.stringify(options), title, host, JSON.stringify(seats)];
    await this.driver.write(
      [
        {
          sql: `INSERT INTO games
            (id, game, game_version, format, configuration, seed, options, title, host, seats, created,
            listed, watchable, free)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          values: [
            ...[id, game.game, game.gameVersion, JOURNAL_VERSION, ...texts, created],
            ...[...foundBy(options), isAnyFree(seats)],
          ],
        },
        {
          sql: `INSERT INTO progress (game, status, length, touched, openly, pending) VALUES (?, 'open', 0, ?, ?, '[]')`,
          values: [id, created, created],
        },
        ...sittersOf(id, host, seats),
      ],
      { of: 'game', game: id },
    );
  }

  async game(id: string): Promise<StoredGame | null> {
    const [row] = await this.driver.read(`${GAMES} WHERE games.id = ?`, [id]);
    return row ? storedGame(row) : null;
  }

  async games({ status, account, public: found, limit, shownAt }: GamesFilter): Promise<StoredGame[]> {
    const conditions: string[] = [];
    const values: Value[] = [];
    if (status) {
      conditions.push(shownAt === undefined ? 'status = ?' : `${SHOWN_STATUS} = ?`);
      values.push(...(shownAt === undefined ? [] : [shownAt]), status);
    }
    if (found) conditions.push(PUBLIC[found]);
    if (account !== undefined) {
      conditions.push('games.id IN (SELECT game FROM sitters WHERE account = ?)');
      values.push(account);
    }
    const where = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
    const rows = await this.driver.read(`${GAMES}${where} ORDER BY openly DESC LIMIT ?`, [...values, limit]);
    return rows.flatMap((row) => this.readable(row));
  }

  /** One that cannot be read keeps nobody from the others. */
  private readable(row: Row): StoredGame[] {
    try {
      return [storedGame(row)];
    } catch (error) {
      if (!(error instanceof JournalError)) throw error;
      this.onUnreadable(String(row['id']), error);
      return [];
    }
  }

  async setSeats(
    game: string,
    before: readonly StoredSeat[],
    after: readonly StoredSeat[],
    configuration?: Plain,
  ): Promise<boolean> {
    const stored = await this.game(game);
    if (!stored) return false;
    const change = {
      sql: `UPDATE games SET seats = ?, free = ? WHERE id = ? AND seats = ?
        AND NOT EXISTS (SELECT 1 FROM progress WHERE game = ? AND status = 'over')`,
      values: [JSON.stringify(after), isAnyFree(after), game, JSON.stringify(before), game],
      must: true,
    };
    const forget = { sql: 'DELETE FROM sitters WHERE game = ?', values: [game] };
    const configure = {
      sql: 'UPDATE games SET configuration = ? WHERE id = ?',
      values: [JSON.stringify(configuration), game],
    };
    const configured = configuration === undefined ? [] : [configure];
    const statements = [change, ...configured, forget, ...sittersOf(game, stored.host, after)];
    try {
      await this.driver.write(statements, { of: 'game', game });
      return true;
    } catch (error) {
      if (error instanceof Unmet) return false;
      throw error;
    }
  }

  async hosting(account: string): Promise<number> {
    const sql = `SELECT count(*) AS waiting FROM sitters JOIN games ON games.id = sitters.game
      JOIN progress ON progress.game = games.id WHERE sitters.account = ? AND host = ? AND status = 'open'`;
    const [row] = await this.driver.read(sql, [account, account]);
    return Number(row?.['waiting']);
  }

  async setStatus(game: string, status: GameStatus): Promise<void> {
    const sql = 'UPDATE progress SET status = ? WHERE game = ?';
    await this.driver.write([{ sql, values: [status, game] }], { of: 'game', game });
  }

  async setOptions(game: string, options: Plain): Promise<void> {
    const sql = 'UPDATE games SET options = ?, listed = ?, watchable = ? WHERE id = ?';
    const values = [JSON.stringify(options), ...foundBy(options), game];
    await this.driver.write([{ sql, values }], { of: 'game', game });
  }

  async setStopped(game: string, why: string | null): Promise<void> {
    const sql = 'UPDATE games SET stopped = ? WHERE id = ?';
    await this.driver.write([{ sql, values: [why, game] }], { of: 'game', game });
  }

  async postpone(game: string, shownFrom: number, pending: readonly Pending[]): Promise<void> {
    const sql = 'UPDATE progress SET shown_from = ?, pending = ? WHERE game = ?';
    await this.driver.write([{ sql, values: [shownFrom, JSON.stringify(pending), game] }], { of: 'game', game });
  }

  async setDue(game: string, due: number | null): Promise<void> {
    await this.driver.write([{ sql: 'UPDATE progress SET due = ? WHERE game = ?', values: [due, game] }]);
  }

  async dueGames(by: number, limit: number, after?: DueGame | null): Promise<DueGame[]> {
    const { game = '', due = Number.MIN_SAFE_INTEGER } = after ?? {};
    const sql = `SELECT game, due FROM progress WHERE due <= ? AND due >= ? AND (due > ? OR game > ?) AND status = 'playing'
      ORDER BY due, game LIMIT ?`;
    const rows = await this.driver.read(sql, [by, due, due, game, limit]);
    return rows.map((row) => ({ game: String(row['game']), due: Number(row['due']) }));
  }

  async playing(limit: number, after?: PlayedGame | null): Promise<PlayedGame[]> {
    const { id = '', openly = Number.MAX_SAFE_INTEGER } = after ?? {};
    const sql = `SELECT id, openly, seats, pending FROM (
        SELECT game, openly, pending FROM progress WHERE status = 'playing' AND openly <= ? AND (openly < ? OR game < ?)
        ORDER BY openly DESC, game DESC LIMIT ?
      ) AS page JOIN games ON games.id = page.game ORDER BY openly DESC, id DESC`;
    const rows = await this.driver.read(sql, [openly, openly, id, limit]);
    return rows.map((row) => ({ id: String(row['id']), openly: Number(row['openly']), botAsked: isBotAsked(row) }));
  }

  async createAccount({ id, name, password, created }: Account, session?: string): Promise<void> {
    const sql = 'INSERT INTO accounts (id, name, likeness, password, created, seen) VALUES (?, ?, ?, ?, ?, ?)';
    const values = [id, name, likenessOf(name), password, created, created];
    const taken = () => new Taken(`there is an account '${name}' already`);
    const begin = session === undefined ? [] : [{ sql: BEGIN_SESSION, values: [id, session, created] }];
    await unless(this.driver.write([{ sql, values }, ...begin]), taken);
  }

  async account(id: string): Promise<Account | null> {
    const [row] = await this.driver.read('SELECT * FROM accounts WHERE id = ?', [id]);
    return row ? accountOf(row) : null;
  }

  async accountNamed(name: string): Promise<Account | null> {
    const found = async (column: 'name' | 'likeness', value: string) => {
      const sql = `SELECT * FROM accounts WHERE ${column} = ? AND password IS NOT NULL ORDER BY created`;
      const [row] = await this.driver.read(sql, [value]);
      return row ? accountOf(row) : null;
    };
    return (await found('name', name)) ?? (await found('likeness', likenessOf(name)));
  }

  /** Notes what the names look like that were given before that was noted. Of those that look alike the oldest keeps its looks. */
  async noteLikenesses(): Promise<void> {
    const sql = 'SELECT id, name FROM accounts WHERE likeness IS NULL AND password IS NOT NULL ORDER BY created';
    for (const { id, name } of await this.driver.read(sql, [])) {
      const note = (likeness: string) =>
        this.driver.write([{ sql: 'UPDATE accounts SET likeness = ? WHERE id = ?', values: [likeness, String(id)] }]);
      try {
        await note(likenessOf(String(name)));
      } catch (error) {
        if (!(error instanceof Unmet)) throw error;
        await note(String(id)); // whoever it is signs in with the name as it is written
      }
    }
  }

  async setPassword(account: string, password: string, session: string, at: number): Promise<void> {
    const { name = '' } = (await this.account(account)) ?? {};
    const statements = [
      {
        sql: 'UPDATE accounts SET password = ?, likeness = coalesce(likeness, ?) WHERE id = ?',
        values: [password, likenessOf(name), account],
        must: true,
      },
      { sql: 'DELETE FROM sessions WHERE account = ?', values: [account] },
      { sql: BEGIN_SESSION, values: [account, session, at] },
    ];
    const taken = () => new Taken('another account with a password has that name');
    await unless(this.driver.write(statements, { of: 'account', account }), taken);
  }

  async accountInSession(id: string, session: string): Promise<Account | null> {
    const sql = 'SELECT accounts.* FROM accounts JOIN sessions ON account = id WHERE id = ? AND session = ?';
    const [row] = await this.driver.read(sql, [id, session]);
    return row ? accountOf(row) : null;
  }

  async beginSession(account: string, session: string, at: number): Promise<void> {
    const statements = [
      { sql: BEGIN_SESSION, values: [account, session, at] },
      { sql: END_OLDEST, values: [account, account] },
    ];
    await this.driver.write(statements, { of: 'account', account });
  }

  async endSession(account: string, session: string): Promise<void> {
    const sql = 'DELETE FROM sessions WHERE account = ? AND session = ?';
    await this.driver.write([{ sql, values: [account, session] }], { of: 'account', account });
  }

  async setSeen(account: string, at: number): Promise<void> {
    await this.driver.write([{ sql: 'UPDATE accounts SET seen = ? WHERE id = ?', values: [at, account] }]);
  }

  async setName(account: string, name: string): Promise<void> {
    const sql = 'UPDATE accounts SET name = ?, likeness = ? WHERE id = ?';
    const values = [name, likenessOf(name), account];
    const taken = () => new Taken(`there is an account '${name}' already`);
    await unless(this.driver.write([{ sql, values }], { of: 'account', account }), taken);
  }

  async say(line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    const { game, room, account, seat, name, text, at } = line;
    const values = [game, room, account, seat, name, text, at, game];
    for (;;) {
      try {
        const [row] = await this.driver.write([{ sql: SAY, values }], { of: 'chat', game });
        return { ...line, n: Number(row?.['n']) };
      } catch (error) {
        if (!(error instanceof Unmet)) throw error; // somebody else took that number: the next
      }
    }
  }

  async chat(game: string, room: ChatLine['room'], after: number, limit: number): Promise<ChatLine[]> {
    const sql = 'SELECT * FROM chat WHERE game = ? AND room = ? AND n > ? ORDER BY n DESC LIMIT ?';
    const rows = await this.driver.read(sql, [game, room, after, limit]);
    return rows.reverse().map((row) => ({
      n: Number(row['n']),
      game,
      room,
      account: String(row['account']),
      seat: row['seat'] == null ? null : Number(row['seat']),
      name: String(row['name']),
      text: String(row['text']),
      at: Number(row['at']),
    }));
  }

  async keep({ game, account, name }: KeptKey, value: Plain): Promise<void> {
    const forget = {
      sql: 'DELETE FROM kept WHERE game = ? AND name = ? AND account = ?',
      values: [game, name, account],
    };
    const keep = { sql: KEEP, values: [game, name, account, JSON.stringify(value)] };
    await this.driver.write([value === null ? forget : keep], game === '' ? undefined : { of: 'game', game });
  }

  async kept({ game, account, name }: KeptKey): Promise<Plain> {
    const sql = 'SELECT value FROM kept WHERE game = ? AND name = ? AND account = ?';
    const [row] = await this.driver.read(sql, [game, name, account]);
    return row ? parsed<Plain>(row['value']) : null;
  }

  async keptByAll({ game, name }: Omit<KeptKey, 'account'>): Promise<{ account: string; value: Plain }[]> {
    const sql = 'SELECT account, value FROM kept WHERE game = ? AND name = ? ORDER BY account';
    const rows = await this.driver.read(sql, [game, name]);
    return rows.map((row) => ({ account: String(row['account']), value: parsed<Plain>(row['value']) }));
  }

  async decks(account: string, game: string): Promise<StoredDeck[]> {
    const sql = 'SELECT name, text, saved FROM decks WHERE account = ? AND game = ? ORDER BY name';
    const rows = await this.driver.read(sql, [account, game]);
    return rows.map(({ name, text, saved }) => ({ name: String(name), text: String(text), saved: Number(saved) }));
  }

  async saveDeck(key: DeckKey, was: string | null, text: string, at: number): Promise<void> {
    const { account, game, name } = key;
    const save = { sql: SAVE_DECK, values: [account, game, name, text, at] };
    const renamed = was === null || was === name ? [] : [removal({ ...key, name: was })];
    await this.driver.write([save, ...renamed]);
  }

  async removeDeck(key: DeckKey): Promise<void> {
    await this.driver.write([removal(key)]);
  }

  async setting(name: string, initial: () => string): Promise<string> {
    const sql = 'SELECT value FROM settings WHERE name = ?';
    const [there] = await this.driver.read(sql, [name]);
    if (there) return String(there['value']);
    const insert = 'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING';
    await this.driver.write([{ sql: insert, values: [name, initial()] }]);
    const [row] = await this.driver.read(sql, [name]);
    return String(row?.['value']);
  }

  async setSetting(name: string, value: string): Promise<void> {
    const sql = `INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
    await this.driver.write([{ sql, values: [name, value] }]);
  }

  async removeSetting(name: string): Promise<void> {
    await this.driver.write([{ sql: 'DELETE FROM settings WHERE name = ?', values: [name] }]);
  }

  async settingsUnder(beginning: string): Promise<{ name: string; value: string }[]> {
    const sql = 'SELECT name, value FROM settings WHERE substr(name, 1, ?) = ? ORDER BY name';
    const rows = await this.driver.read(sql, [beginning.length, beginning]);
    return rows.map(({ name, value }) => ({ name: String(name), value: String(value) }));
  }

  onNews(listener: (news: News | null) => void): void {
    this.driver.onNews(listener);
  }

  ready(): Promise<boolean> {
    const now = performance.now();
    if (this.lastReady && now - this.lastReady.at < READY_FOR) return this.lastReady.answer;
    const asked = { at: now, answer: this.tryWriting() };
    this.lastReady = asked;
    // What it failed for may be over the next time: a balancer counts how often it was told so.
    void asked.answer.then((ready) => {
      if (!ready && this.lastReady === asked) this.lastReady = null;
    });
    return asked.answer;
  }

  private async tryWriting(): Promise<boolean> {
    const sql = `INSERT INTO settings (name, value) VALUES ('ready', '') ON CONFLICT (name) DO UPDATE SET value = ''`;
    try {
      await (this.driver.writeAside?.(sql) ?? this.driver.write([{ sql, values: [] }]));
      return this.driver.intact?.() ?? true;
    } catch {
      return false; // why is the driver's to say; here it only matters that it is so
    }
  }

  async close(): Promise<void> {
    await this.driver.close();
  }
}

/** Passes on what was written, or throws what it means that it could not be. */
async function unless(writing: Promise<Row[]>, meaning: () => Error): Promise<void> {
  try {
    await writing;
  } catch (error) {
    throw error instanceof Unmet ? meaning() : error;
  }
}

/** As they are read. */
function entriesOf({ seq, lines, at, revision, rules }: Append): StoredEntry[] {
  return lines.map((line, index) => ({
    seq: seq + index,
    line,
    at,
    ...(revision === undefined ? {} : { revision }),
    ...(rules === undefined ? {} : { rules }),
  }));
}

/** Notes whose game it is, to find it among their games. */
function sittersOf(game: string, host: string, seats: readonly StoredSeat[]): Statement[] {
  const accounts = new Set([host]);
  for (const { account, standIn } of seats) for (const one of [account, standIn]) if (one !== null) accounts.add(one);
  const sql = 'INSERT INTO sitters (account, game) VALUES (?, ?)';
  return [...accounts].map((account) => ({ sql, values: [account, game] }));
}

function removal({ account, game, name }: DeckKey): Statement {
  const sql = 'DELETE FROM decks WHERE account = ? AND game = ? AND name = ?';
  return { sql, values: [account, game, name] };
}

/** Whether a game is found by everybody, and by those who want to watch. */
function foundBy(options: Plain): [number, number] {
  const { listed, spectators } = tableOptions.parse(options);
  return [Number(listed), Number(spectators)];
}

export function isAnyFree(seats: readonly StoredSeat[]): number {
  return Number(seats.some(({ account, bot }) => account === null && bot === null));
}

/** Where it cannot be read, nobody plays on by themselves. */
function isBotAsked({ seats, pending }: Row): boolean {
  try {
    const bots = parsed<StoredSeat[]>(seats).flatMap(({ seat, bot }) => (bot === null ? [] : [seat]));
    return parsed<Pending[]>(pending).some(({ seat }) => bots.includes(seat));
  } catch {
    return false; // whoever opens the game hears what is wrong with it
  }
}

/** What this class itself has written. */
function parsed<T>(text: Value | undefined): T {
  return JSON.parse(String(text)) as T;
}

function storedGame(row: Row): StoredGame {
  try {
    const game = readGame(row);
    tableOptions.parse(game.options); // nobody who has the game finds later that these mean nothing
    return game;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new JournalError(`this game is stored in a way that cannot be read: ${why}`);
  }
}

function readGame(row: Row): StoredGame {
  return {
    id: String(row['id']),
    game: String(row['game']),
    gameVersion: Number(row['game_version']),
    format: Number(row['format']),
    configuration: parsed<Plain>(row['configuration']),
    seed: String(row['seed']),
    options: parsed<Plain>(row['options']),
    title: String(row['title']),
    host: String(row['host']),
    seats: parsed<StoredSeat[]>(row['seats']),
    created: Number(row['created']),
    status: row['status'] as GameStatus, // as this class wrote it
    length: Number(row['length']),
    touched: Number(row['touched']),
    openly: Number(row['openly']),
    shownFrom: Number(row['shown_from']),
    pending: parsed<Pending[]>(row['pending']),
    result: parsed<Plain>(row['result'] ?? 'null'),
    stopped: row['stopped'] == null ? null : String(row['stopped']),
  };
}

function accountOf(row: Row): Account {
  const password = row['password'];
  return {
    id: String(row['id']),
    name: String(row['name']),
    password: typeof password === 'string' ? password : null,
    created: Number(row['created']),
    blocked: Number(row['blocked']) === 1,
    seen: Number(row['seen']),
  };
}
