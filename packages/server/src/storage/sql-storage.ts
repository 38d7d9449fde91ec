/** Storage in a database, in the SQL that SQLite and PostgreSQL have in common. */
import type { Plain, StoredCheckpoint } from '@ragtag/kernel';
import { type Driver, type Row, type Statement, Unmet, type Value } from './driver.ts';
import {
  type Account,
  type Append,
  type ChatLine,
  type GameStatus,
  type GamesFilter,
  type KeptKey,
  type NewGame,
  type News,
  type Pending,
  StaleAppend,
  type Storage,
  type StoredEntry,
  type StoredGame,
  type StoredSeat,
  Taken,
} from './storage.ts';

const SAY = `INSERT INTO chat (game, n, room, account, name, text, at)
  SELECT ?, coalesce(max(n), 0) + 1, ?, ?, ?, ?, ? FROM chat WHERE game = ? RETURNING n`;
const KEEP = `INSERT INTO kept (game, name, account, value) VALUES (?, ?, ?, ?)
  ON CONFLICT (game, name, account) DO UPDATE SET value = excluded.value`;
const CHECKPOINT = `INSERT INTO checkpoints (game, game_version, at, hash, words) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (game) DO UPDATE SET game_version = excluded.game_version, at = excluded.at, hash = excluded.hash,
  words = excluded.words`;
const GAMES =
  'SELECT games.*, status, length, touched, pending, result FROM games JOIN progress ON progress.game = games.id';

export class SqlStorage implements Storage {
  constructor(readonly driver: Driver) {}

  async append(append: Append): Promise<void> {
    const { game, seq, lines, at, pending, status, result = null, checkpoint, telling = [] } = append;
    const statements: Statement[] = [
      {
        sql: `UPDATE progress SET length = ?, touched = ?, pending = ?, status = ?, result = ?
          WHERE game = ? AND length = ?`,
        values: [seq + lines.length - 1, at, JSON.stringify(pending), status, JSON.stringify(result), game, seq - 1],
        must: true,
      },
      ...lines.map((line, index) => ({
        sql: 'INSERT INTO entries (game, seq, line, at) VALUES (?, ?, ?, ?)',
        values: [game, seq + index, line, at],
      })),
    ];
    if (checkpoint) {
      const { gameVersion, at: after, hash, words } = checkpoint;
      statements.push({ sql: CHECKPOINT, values: [game, gameVersion, after, hash, words] });
    }
    const stale = () => new StaleAppend(`game ${game} has an entry ${seq}, or none before it`);
    const news: News = { of: 'entries', game };
    if (this.driver.writeAndTell) return await unless(this.driver.writeAndTell(statements, news, telling), stale);
    await unless(this.driver.write(statements, news), stale);
    for (const { to, text } of telling) to.send(text);
  }

  async entries(game: string, from: number): Promise<StoredEntry[]> {
    const sql = 'SELECT seq, line, at FROM entries WHERE game = ? AND seq >= ? ORDER BY seq';
    const rows = await this.driver.read(sql, [game, from]);
    return rows.map((row) => ({ seq: Number(row['seq']), line: String(row['line']), at: Number(row['at']) }));
  }

  async checkpoint(game: string): Promise<StoredCheckpoint | null> {
    const [row] = await this.driver.read('SELECT * FROM checkpoints WHERE game = ?', [game]);
    const words = row?.['words'];
    if (!row || !(words instanceof Uint8Array)) return null;
    return { gameVersion: Number(row['game_version']), at: Number(row['at']), hash: Number(row['hash']), words };
  }

  async createGame(game: NewGame): Promise<void> {
    const { id, configuration, seed, options, title, host, seats, created } = game;
    const texts = [JSON.stringify(configuration), seed, JSON.stringify(options), title, host, JSON.stringify(seats)];
    await this.driver.write(
      [
        {
          sql: `INSERT INTO games (id, game, game_version, configuration, seed, options, title, host, seats, created)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          values: [id, game.game, game.gameVersion, ...texts, created],
        },
        {
          sql: `INSERT INTO progress (game, status, length, touched, pending) VALUES (?, 'open', 0, ?, '[]')`,
          values: [id, created],
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

  async games({ status, account, limit }: GamesFilter): Promise<StoredGame[]> {
    const conditions: string[] = [];
    const values: Value[] = [];
    if (status) {
      conditions.push('status = ?');
      values.push(status);
    }
    if (account !== undefined) {
      conditions.push('games.id IN (SELECT game FROM sitters WHERE account = ?)');
      values.push(account);
    }
    const where = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
    const rows = await this.driver.read(`${GAMES}${where} ORDER BY touched DESC LIMIT ?`, [...values, limit]);
    return rows.map(storedGame);
  }

  async setSeats(game: string, before: readonly StoredSeat[], after: readonly StoredSeat[]): Promise<boolean> {
    const stored = await this.game(game);
    if (!stored) return false;
    const change = {
      sql: 'UPDATE games SET seats = ? WHERE id = ? AND seats = ?',
      values: [JSON.stringify(after), game, JSON.stringify(before)],
      must: true,
    };
    const forget = { sql: 'DELETE FROM sitters WHERE game = ?', values: [game] };
    const statements = [change, forget, ...sittersOf(game, stored.host, after)];
    try {
      await this.driver.write(statements, { of: 'game', game });
      return true;
    } catch (error) {
      if (error instanceof Unmet) return false;
      throw error;
    }
  }

  async setStatus(game: string, status: GameStatus): Promise<void> {
    const sql = 'UPDATE progress SET status = ? WHERE game = ?';
    await this.driver.write([{ sql, values: [status, game] }], { of: 'game', game });
  }

  async setOptions(game: string, options: Plain): Promise<void> {
    const sql = 'UPDATE games SET options = ? WHERE id = ?';
    await this.driver.write([{ sql, values: [JSON.stringify(options), game] }], { of: 'game', game });
  }

  async createAccount({ id, name, password, created }: Account): Promise<void> {
    const sql = 'INSERT INTO accounts (id, name, password, created) VALUES (?, ?, ?, ?)';
    const taken = () => new Taken(`there is an account '${name}' already`);
    await unless(this.driver.write([{ sql, values: [id, name, password, created] }]), taken);
  }

  async account(id: string): Promise<Account | null> {
    const [row] = await this.driver.read('SELECT * FROM accounts WHERE id = ?', [id]);
    return row ? accountOf(row) : null;
  }

  async accountNamed(name: string): Promise<Account | null> {
    const sql = 'SELECT * FROM accounts WHERE lower(name) = lower(?) AND password IS NOT NULL';
    const [row] = await this.driver.read(sql, [name]);
    return row ? accountOf(row) : null;
  }

  async setPassword(account: string, password: string): Promise<void> {
    const sql = 'UPDATE accounts SET password = ? WHERE id = ?';
    const taken = () => new Taken('another account with a password has that name');
    await unless(this.driver.write([{ sql, values: [password, account] }]), taken);
  }

  async setName(account: string, name: string): Promise<void> {
    const sql = 'UPDATE accounts SET name = ? WHERE id = ?';
    const taken = () => new Taken(`there is an account '${name}' already`);
    await unless(this.driver.write([{ sql, values: [name, account] }]), taken);
  }

  async say(line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    const { game, room, account, name, text, at } = line;
    const values = [game, room, account, name, text, at, game];
    for (;;) {
      try {
        const [row] = await this.driver.write([{ sql: SAY, values, must: true }], { of: 'chat', game });
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

  async setting(name: string, initial: () => string): Promise<string> {
    const sql = 'SELECT value FROM settings WHERE name = ?';
    const [there] = await this.driver.read(sql, [name]);
    if (there) return String(there['value']);
    const insert = 'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING';
    await this.driver.write([{ sql: insert, values: [name, initial()] }]);
    const [row] = await this.driver.read(sql, [name]);
    return String(row?.['value']);
  }

  onNews(listener: (news: News | null) => void): void {
    this.driver.onNews(listener);
  }

  async ready(): Promise<boolean> {
    try {
      await this.driver.read('SELECT version FROM schema_version', []);
      return true;
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

/** Notes whose game it is, to find it among their games. */
function sittersOf(game: string, host: string, seats: readonly StoredSeat[]): Statement[] {
  const accounts = new Set([host]);
  for (const { account, standIn } of seats) for (const one of [account, standIn]) if (one !== null) accounts.add(one);
  const sql = 'INSERT INTO sitters (account, game) VALUES (?, ?)';
  return [...accounts].map((account) => ({ sql, values: [account, game] }));
}

/** What this class itself has written. */
function parsed<T>(text: Value | undefined): T {
  return JSON.parse(String(text)) as T;
}

function storedGame(row: Row): StoredGame {
  return {
    id: String(row['id']),
    game: String(row['game']),
    gameVersion: Number(row['game_version']),
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
    pending: parsed<Pending[]>(row['pending']),
    result: parsed<Plain>(row['result'] ?? 'null'),
  };
}

function accountOf(row: Row): Account {
  const password = row['password'];
  return {
    id: String(row['id']),
    name: String(row['name']),
    password: typeof password === 'string' ? password : null,
    created: Number(row['created']),
  };
}
