import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOURNAL_VERSION } from '@ragtag/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StorageError } from '../src/storage/driver.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import type { SqlStorage } from '../src/storage/sql-storage.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { type NewGame, StaleAppend, type Storage, type StoredSeat, Taken } from '../src/storage/storage.ts';
import { databases, postgresDatabase, sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { gate } from '../testing/gate.ts';

function seatsOf(...accounts: (string | null)[]): StoredSeat[] {
  return accounts.map((account, seat) => ({
    seat,
    account,
    bot: null,
    standIn: null,
    invitation: `invitation ${seat}`,
  }));
}

function newGame(id: string, more: Partial<NewGame> = {}): NewGame {
  return {
    id,
    game: 'galactica',
    gameVersion: 1,
    configuration: { players: 3, characters: null },
    seed: 'unguessable',
    options: { spectators: true },
    title: 'Friday',
    host: 'ann',
    seats: seatsOf('ann', null, null),
    created: 1_000,
    ...more,
  };
}

describe.each(databases)('%s', (_, make) => {
  let database: TestDatabase;
  let storage: Storage;

  beforeEach(async () => {
    database = await make();
    storage = await database.open();
  });
  afterEach(async () => {
    await storage.close();
    await database.remove();
  });

  const add = (game: string, seq: number, ...lines: string[]) =>
    storage.append({ game, seq, lines, at: 2_000 + seq, pending: [{ seat: 1, secret: true }], status: 'playing' });

  test('a game is kept as it was made, and nothing has been played', async () => {
    await storage.createGame(newGame('g'));
    const kept = {
      ...newGame('g'),
      format: JOURNAL_VERSION,
      status: 'open',
      length: 0,
      touched: 1_000,
      pending: [],
      result: null,
      stopped: null,
      openly: 1_000,
      shownFrom: 0,
    };
    expect(await storage.game('g')).toEqual(kept);
    expect(await storage.game('another')).toBeNull();
  });

  test('entries are there after the storage was closed and opened again', async () => {
    await storage.createGame(newGame('g'));
    await add('g', 1, '0 1 aaaaa');
    await add('g', 2, '1 2 bbbbb', '2 [1,4] ccccc');
    await storage.close();
    storage = await database.open();
    expect(await storage.entries('g', 2)).toEqual([
      { seq: 2, line: '1 2 bbbbb', at: 2_002 },
      { seq: 3, line: '2 [1,4] ccccc', at: 2_002 },
    ]);
    const game = await storage.game('g');
    expect(game).toMatchObject({ length: 3, touched: 2_002, status: 'playing', pending: [{ seat: 1, secret: true }] });
    await storage.createGame(newGame('h'));
    const games = ['g', ...Array.from({ length: 100 }, (_, number) => `none ${number}`), 'h'];
    expect([...(await storage.lengths(games))]).toEqual([
      ['g', 3],
      ['h', 0],
    ]);
  });

  test('an entry that is there already, or one too far on, is refused and changes nothing', async () => {
    await storage.createGame(newGame('g'));
    await add('g', 1, 'first');
    const before = await storage.game('g');
    await expect(add('g', 1, 'again', 'and more')).rejects.toBeInstanceOf(StaleAppend);
    await expect(add('g', 3, 'too far')).rejects.toBeInstanceOf(StaleAppend);
    await expect(add('no such game', 1, 'first')).rejects.toBeInstanceOf(StaleAppend);
    expect((await storage.entries('g', 1)).map(({ line }) => line)).toEqual(['first']);
    expect(await storage.game('g')).toEqual(before);
  });

  test('of many who add the same entry at once, one does; other games are not held up', async () => {
    for (const id of ['g', 'h']) await storage.createGame(newGame(id));
    const tries = Array.from({ length: 20 }, (_, index) => add('g', 1, `by ${index}`));
    const others = Array.from({ length: 20 }, (_, index) => storage.createGame(newGame(`other ${index}`)));
    const outcomes = await Promise.allSettled([...tries, add('h', 1, 'mine'), ...others]);
    expect(outcomes.slice(0, 20).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.slice(20).every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await storage.entries('g', 1)).toHaveLength(1);
    expect(await storage.entries('h', 1)).toHaveLength(1);
  });

  test('however many add at once, whoever is told finds the own entry committed', async () => {
    const games = Array.from({ length: 10 }, (_, index) => `g${index}`);
    for (const id of games) await storage.createGame(newGame(id));
    await Promise.all(
      games.map(async (id) => {
        for (let seq = 1; seq <= 10; seq++) {
          await add(id, seq, `entry ${seq}`);
          // What is read comes from another connection, which sees nothing before it is committed.
          expect((await storage.entries(id, seq)).map(({ line }) => line)).toEqual([`entry ${seq}`]);
        }
      }),
    );
  });

  test('the newest checkpoint is kept, byte for byte', async () => {
    await storage.createGame(newGame('g'));
    const words = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
    const entry = { game: 'g', lines: ['x'], at: 5, pending: [], status: 'playing' } as const;
    await storage.append({ ...entry, seq: 1, checkpoint: { gameVersion: 1, at: 0, hash: -5, words: words.slice(7) } });
    await storage.append({ ...entry, seq: 2 });
    await storage.append({ ...entry, seq: 3, checkpoint: { gameVersion: 1, at: 2, hash: 4_000_000_000, words } });
    const stored = await storage.checkpoint('g');
    expect(stored).toMatchObject({ gameVersion: 1, at: 2, hash: 4_000_000_000 });
    expect([...(stored?.words ?? [])]).toEqual([...words]);
    expect(await storage.checkpoint('h')).toBeNull();
  });

  test('how a game ended is kept, and no longer once that was taken back', async () => {
    await storage.createGame(newGame('g'));
    const entry = { game: 'g', lines: ['x'], at: 5, pending: [] };
    await storage.append({ ...entry, seq: 1, status: 'over', result: { winner: 'humans', turns: 12 } });
    expect(await storage.game('g')).toMatchObject({ result: { winner: 'humans', turns: 12 } });
    await storage.append({ ...entry, seq: 2, status: 'playing' });
    expect(await storage.game('g')).toMatchObject({ result: null });
  });

  test('what there is to see at the end is kept with it, and the story once', async () => {
    await storage.createGame(newGame('g'));
    const bytes = (...all: number[]) => Uint8Array.from(all);
    expect([await storage.final('g'), await storage.story('g')]).toEqual([null, null]);
    await storage.keepStory('g', bytes(9)); // it is not over
    const entry = { game: 'g', lines: ['x'], at: 5, pending: [], status: 'over', final: bytes(1, 2, 255) } as const;
    await storage.append({ ...entry, seq: 1 });
    await expect(storage.append({ ...entry, seq: 1, final: bytes(4) })).rejects.toBeInstanceOf(StaleAppend);
    expect([...((await storage.final('g')) ?? [])]).toEqual([1, 2, 255]);
    await storage.keepStory('g', bytes(7));
    await storage.keepStory('g', bytes(8));
    expect([...((await storage.story('g')) ?? [])]).toEqual([7]);
  });

  test('games are found by state and by who has to do with them, the last touched first', async () => {
    await storage.createGame(newGame('old', { created: 1 }));
    await storage.createGame(newGame('new', { created: 2, host: 'ben', seats: seatsOf('ben', 'ann') }));
    await storage.createGame(newGame('other', { created: 3, host: 'ben', seats: seatsOf('ben') }));
    await add('old', 1, 'x');
    const found = async (filter: { status?: 'open' | 'playing'; account?: string }, limit = 10) =>
      (await storage.games({ ...filter, limit })).map(({ id }) => id);
    expect(await found({})).toEqual(['old', 'other', 'new']);
    expect(await found({}, 1)).toEqual(['old']);
    expect(await found({ account: 'ann' })).toEqual(['old', 'new']);
    expect(await found({ status: 'open' })).toEqual(['other', 'new']);
    expect(await found({ status: 'open', account: 'ann' })).toEqual(['new']);
  });

  test('seats change only if they are as they were thought to be', async () => {
    const before = seatsOf('ann', null, null);
    const [first, second] = [seatsOf('ann', 'ben', null), seatsOf('ann', 'cid', null)];
    await storage.createGame(newGame('g'));
    expect(await storage.setSeats('g', before, first)).toBe(true);
    expect(await storage.setSeats('g', before, second)).toBe(false);
    expect(await storage.setSeats('no such game', before, second)).toBe(false);
    expect(await storage.setSeats('g', first, first, { players: 3 })).toBe(true);
    expect((await storage.game('g'))?.configuration).toEqual({ players: 3 });
    expect(await storage.setSeats('g', before, second, { players: 4 })).toBe(false);
    expect((await storage.game('g'))?.configuration).toEqual({ players: 3 });
    expect((await storage.game('g'))?.seats).toEqual(first);
    expect(await storage.games({ account: 'cid', limit: 5 })).toEqual([]);
    expect(await storage.games({ account: 'ben', limit: 5 })).toHaveLength(1);
    await storage.setStatus('g', 'over');
    expect(await storage.setSeats('g', first, second)).toBe(false);
  });

  test('status and options change', async () => {
    await storage.createGame(newGame('g'));
    await storage.setStatus('g', 'playing');
    await storage.setOptions('g', { spectators: false });
    expect(await storage.game('g')).toMatchObject({ status: 'playing', options: { spectators: false } });
  });

  test('guests may share a name, accounts with a password may not', async () => {
    const guest = (id: string, name: string) => ({ id, name, password: null, created: 1, blocked: false, seen: 1 });
    await storage.createAccount(guest('a', 'Laura'));
    await storage.createAccount(guest('b', 'laura'));
    expect(await storage.account('a')).toEqual(guest('a', 'Laura'));
    expect(await storage.accountNamed('Laura')).toBeNull();
    await storage.setPassword('a', 'hashed', 'session', 2);
    await expect(storage.setPassword('b', 'hashed too', 'session', 2)).rejects.toBeInstanceOf(Taken);
    const another = { id: 'c', name: 'LAURA', password: 'x', created: 1 };
    await expect(storage.createAccount(another)).rejects.toBeInstanceOf(Taken);
    expect(await storage.accountNamed('LAURA')).toMatchObject({ id: 'a', password: 'hashed' });
  });

  test('names are the same in capital and small letters of any script, in either database', async () => {
    const account = (id: string, name: string) => ({ id, name, password: 'hashed', created: 1 });
    await storage.createAccount(account('a', 'Ölaf'));
    await expect(storage.createAccount(account('b', 'öLAF'))).rejects.toBeInstanceOf(Taken);
    expect(await storage.accountNamed('ÖLAF')).toMatchObject({ id: 'a' });
    await storage.createAccount(account('c', 'Straße'));
    await expect(storage.setName('c', 'ölаf')).rejects.toBeInstanceOf(Taken);
    await storage.setName('c', 'STRASSE');
    expect(await storage.accountNamed('straße')).toMatchObject({ id: 'c' });
  });

  test('of accounts from before that look alike, each signs in by its own name', async () => {
    const { driver } = storage as SqlStorage; // there is no other storage
    for (const [id, name, created] of [
      ['a', 'Ölaf', 1],
      ['b', 'öLAF', 2],
    ] as const) {
      const sql = `INSERT INTO accounts (id, name, password, created) VALUES (?, ?, 'hashed', ?)`;
      await driver.write([{ sql, values: [id, name, created] }]);
    }
    await storage.close();
    storage = await database.open();
    const found = await Promise.all(['Ölaf', 'öLAF', 'ölaf'].map((name) => storage.accountNamed(name)));
    expect(found.map((account) => account?.id)).toEqual(['a', 'b', 'a']);
  });

  test('sessions begin and end one by one, all with a new password, and the oldest where there are very many', async () => {
    await storage.createAccount({ id: 'a', name: 'Laura', password: null, created: 1 }, 'first');
    await storage.beginSession('a', 'second', 2);
    const known = async (...sessions: string[]) => {
      const found = await Promise.all(sessions.map((session) => storage.accountInSession('a', session)));
      return found.map((account) => account?.name ?? null);
    };
    expect(await known('first', 'second', 'third')).toEqual(['Laura', 'Laura', null]);
    expect(await storage.accountInSession('b', 'first')).toBeNull();
    await storage.endSession('a', 'first');
    expect(await known('first', 'second')).toEqual([null, 'Laura']);
    await storage.setPassword('a', 'hashed', 'third', 3);
    expect(await known('second', 'third')).toEqual([null, 'Laura']);
    for (let count = 0; count < 50; count++) await storage.beginSession('a', `more ${count}`, 4 + count);
    expect(await known('third', 'more 0', 'more 49')).toEqual([null, 'Laura', 'Laura']);
  });

  test('chat is numbered in each game and kept apart by room', async () => {
    const said = (game: string, room: 'table' | 'spectators', text: string) =>
      storage.say({ game, room, account: 'a', seat: room === 'table' ? 2 : null, name: 'Ann', text, at: 7 });
    const lines = await Promise.all([
      said('g', 'table', 'one'),
      said('g', 'table', 'two'),
      said('g', 'spectators', 'psst'),
    ]);
    expect(lines.map(({ n }) => n).sort()).toEqual([1, 2, 3]);
    await said('h', 'table', 'elsewhere');
    expect((await storage.chat('g', 'table', 0, 10)).map(({ text }) => text).sort()).toEqual(['one', 'two']);
    expect(await storage.chat('g', 'spectators', 0, 10)).toEqual([lines[2]]);
    await said('g', 'table', 'three');
    expect((await storage.chat('g', 'table', 0, 1)).map(({ text }) => text)).toEqual(['three']);
    expect((await storage.chat('g', 'table', 3, 10)).map(({ text }) => text)).toEqual(['three']);
  });

  test('what is kept for somebody is replaced and forgotten', async () => {
    const key = { game: 'g', account: 'a', name: 'orders' };
    expect(await storage.kept(key)).toBeNull();
    await storage.keep(key, [{ when: '*' }]);
    await storage.keep({ ...key, account: 'b' }, 'other');
    await storage.keep(key, ['new']);
    expect(await storage.kept(key)).toEqual(['new']);
    expect(await storage.keptByAll(key)).toEqual([
      { account: 'a', value: ['new'] },
      { account: 'b', value: 'other' },
    ]);
    await storage.keep(key, null);
    expect(await storage.kept(key)).toBeNull();
  });

  test('decks are saved, renamed and removed by name, each for one person and game', async () => {
    const key = { account: 'a', game: 'g', name: 'rush' };
    await storage.saveDeck(key, null, 'first', 1);
    await storage.saveDeck({ ...key, account: 'b' }, null, 'other', 2);
    await storage.saveDeck(key, null, 'second', 3);
    expect(await storage.decks('a', 'g')).toEqual([{ name: 'rush', text: 'second', saved: 3 }]);
    await storage.saveDeck({ ...key, name: 'slow' }, 'rush', 'third', 4);
    expect(await storage.decks('a', 'g')).toEqual([{ name: 'slow', text: 'third', saved: 4 }]);
    await storage.removeDeck({ ...key, name: 'slow' });
    expect(await storage.decks('a', 'g')).toEqual([]);
    expect(await storage.decks('b', 'g')).toHaveLength(1);
    expect(await storage.decks('b', 'h')).toEqual([]);
  });

  test('whoever asks first for a setting sets it', async () => {
    expect(await storage.setting('secret', () => 'one')).toBe('one');
    expect(await storage.setting('secret', () => 'two')).toBe('one');
  });

  test('a game that cannot be read affects that game alone', async () => {
    await storage.createGame(newGame('good'));
    await storage.createGame(newGame('garbage'));
    await storage.createGame(newGame('unknown'));
    const { driver } = storage as SqlStorage;
    const spoil = (id: string, column: string, value: string) =>
      driver.write([{ sql: `UPDATE games SET ${column} = ? WHERE id = ?`, values: [value, id] }]);
    await spoil('garbage', 'seats', '[{');
    await spoil('unknown', 'options', '{"clock":{"kind":"hourglass"}}');
    const told: string[] = [];
    (storage as SqlStorage).onUnreadable = (game) => told.push(game);
    expect((await storage.games({ limit: 10 })).map(({ id }) => id)).toEqual(['good']);
    expect(told.sort()).toEqual(['garbage', 'unknown']);
    await expect(storage.game('garbage')).rejects.toThrow('stored in a way that cannot be read');
  });

  test('it says whether it is ready, as soon as it is again', async () => {
    const { driver } = storage as SqlStorage;
    const { write, writeAside } = driver;
    const away = async () => {
      throw new StorageError('the database is away');
    };
    Object.assign(driver, { write: away, writeAside: away });
    expect(await storage.ready()).toBe(false);
    Object.assign(driver, { write, writeAside });
    expect(await storage.ready()).toBe(true);
  });
});

test('two servers cannot use one data folder', async () => {
  const database = await sqliteDatabase();
  const storage = await database.open();
  await expect(database.open()).rejects.toThrow('does another server use it?');
  await storage.close();
  await (await database.open()).close();
  await database.remove();
});

test('processes on one PostgreSQL hear what the others wrote, and nothing of their own', async () => {
  const [, [, make]] = databases;
  const database = await make();
  const [ours, theirs] = [await database.open(), await database.open()];
  const heard: unknown[] = [];
  ours.onNews((news) => heard.push(['ours', news]));
  const last = new Promise<void>((resolve) => {
    theirs.onNews((news) => {
      heard.push(['theirs', news]);
      if (news?.of === 'chat') resolve();
    });
  });
  await ours.createGame(newGame('g'));
  await ours.append({ game: 'g', seq: 1, lines: ['x'], at: 1, pending: [], status: 'playing' });
  await ours.say({ game: 'g', room: 'table', account: 'a', seat: 0, name: 'Ann', text: 'hello', at: 1 });
  await last;
  const standing = { status: 'playing', length: 1, touched: 1, openly: 1, shownFrom: 1, pending: [], result: null };
  expect(heard).toEqual([
    ['theirs', { of: 'game', game: 'g' }],
    ['theirs', { of: 'entries', game: 'g', added: { entries: [{ seq: 1, line: 'x', at: 1 }], standing } }],
    ['theirs', { of: 'chat', game: 'g' }],
  ]);
  await Promise.all([ours.close(), theirs.close()]);
  await database.remove();
});

test('news of more than PostgreSQL carries says only where to read', async () => {
  const [, [, make]] = databases;
  const database = await make();
  const [ours, theirs] = [await database.open(), await database.open()];
  await ours.createGame(newGame('g'));
  const heard = new Promise((resolve) => theirs.onNews((news) => news?.of === 'entries' && resolve(news)));
  const line = 'ä'.repeat(4_000);
  await ours.append({ game: 'g', seq: 1, lines: [line], at: 1, pending: [], status: 'playing' });
  expect(await heard).toEqual({ of: 'entries', game: 'g' });
  expect(await theirs.entries('g', 1)).toMatchObject([{ line }]);
  await Promise.all([ours.close(), theirs.close()]);
  await database.remove();
});

test('a database made by a newer version is left alone', async () => {
  const [, [, make]] = databases;
  const database = await make();
  await (await database.open()).close();
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: database.flags.database ?? '' });
  await client.connect();
  await client.query('UPDATE schema_version SET version = 999');
  await client.end();
  await expect(database.open()).rejects.toThrow('made by a newer Ragtag');
  await database.remove();
});

test('a connection that breaks in the middle of a transaction fails that one alone', async () => {
  const [, [, make]] = databases;
  const database = await make();
  const storage = await database.open();
  await storage.createGame(newGame('g'));
  const { default: pg } = await import('pg');
  const other = new pg.Client({ connectionString: database.flags.database ?? '' });
  await other.connect();
  await other.query('BEGIN');
  await other.query('UPDATE progress SET length = 0'); // whoever wants to add waits for this
  const entry = { game: 'g', seq: 1, lines: ['x'], at: 1, pending: [], status: 'playing' } as const;
  const refused = expect(storage.append(entry)).rejects.toThrow(/terminat/);
  const waiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await other.query(waiting)).rowCount === 0) await new Promise((resolve) => setImmediate(resolve));
  await refused;
  await other.query('ROLLBACK');
  await other.end();
  await storage.append(entry);
  expect(await storage.game('g')).toMatchObject({ length: 1 });
  await storage.close();
  await database.remove();
});

test('a transaction is handed over whole: a process that is frozen keeps nobody waiting with the half of one', async () => {
  const database = await postgresDatabase();
  const storage = await database.open();
  await storage.createGame(newGame('g'));
  const { default: pg } = await import('pg');
  const asked: [string, boolean][] = [];
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown; // it has many forms
  const spied = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: unknown, ...args: unknown[]) {
    const { stream } = (this as { connection: { stream: Socket } }).connection;
    asked.push([String(args[0]).split(' ')[0] ?? '', stream.writableCorked > 0]);
    return query.apply(this, args);
  } as never);
  await storage.append({ game: 'g', seq: 1, lines: ['x'], at: 1, pending: [], status: 'playing' });
  spied.mockRestore();
  expect(asked[0]).toEqual(['BEGIN', true]);
  expect(asked.at(-1)).toEqual(['COMMIT', true]);
  expect(asked.every(([, corked]) => corked)).toBe(true);
  await storage.close();
  await database.remove();
});

test('a file that is no database gets a sentence', async () => {
  const data = mkdtempSync(join(tmpdir(), 'ragtag-corrupt-'));
  writeFileSync(join(data, 'ragtag.db'), 'not a database at all, however long one looks at it'.repeat(100));
  await expect(openSqlite(data)).rejects.toThrow(/^the database in .* cannot be used: .*ragtag restore$/);
  rmSync(data, { recursive: true });
});

test('nothing is acknowledged once the file is gone or another', async () => {
  const data = mkdtempSync(join(tmpdir(), 'ragtag-gone-'));
  const storage = await openSqlite(data);
  await storage.keep({ game: '', account: 'ann', name: 'note' }, 'kept');
  renameSync(join(data, 'ragtag.db'), join(data, 'elsewhere.db'));
  const keep = () => storage.keep({ game: '', account: 'ann', name: 'note' }, 'lost');
  await expect(keep()).rejects.toBeInstanceOf(StorageError);
  expect(await storage.ready()).toBe(false);
  writeFileSync(join(data, 'ragtag.db'), '');
  await expect(keep()).rejects.toThrow('was removed or replaced');
  await storage.close();
  rmSync(data, { recursive: true });
});

test('whether it is ready is known also while everybody waits for the database', async () => {
  const database = await postgresDatabase();
  const storage = (await database.open()) as SqlStorage;
  let done = 0;
  const sleeping = Array.from({ length: 15 }, async () => {
    await storage.driver.read('SELECT pg_sleep(2)', []);
    done++;
  });
  expect(await storage.ready()).toBe(true);
  expect(done).toBe(0);
  await Promise.all(sleeping);
  await storage.close();
  await database.remove();
});

test('a PostgreSQL that goes silent is noticed, and what was said meanwhile is caught up with', async () => {
  const database = await postgresDatabase();
  const url = new URL(database.flags.database ?? '');
  const between = await gate(Number(url.port));
  const direct = await database.open();
  url.port = String(between.port);
  const storage = await openPostgres(url.href, { connect: 3_000, statement: 3_000, heartbeat: 100 });
  const caughtUp = new Promise<void>((resolve) => {
    storage.onNews((news) => news === null && resolve());
  });
  expect(storage.driver.intact?.()).toBe(true);
  between.shut();
  await expect(storage.account('nobody')).rejects.toBeInstanceOf(StorageError);
  expect(await storage.ready()).toBe(false);
  between.open();
  await caughtUp;
  expect(storage.driver.intact?.()).toBe(true);
  expect(await storage.account('nobody')).toBeNull();
  await storage.close();
  await direct.close();
  between.close();
  await database.remove();
});
