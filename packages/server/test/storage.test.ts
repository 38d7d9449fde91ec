import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type NewGame, StaleAppend, type Storage, type StoredSeat, Taken } from '../src/storage/storage.ts';
import { databases, sqliteDatabase, type TestDatabase } from '../testing/databases.ts';

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
    const kept = { ...newGame('g'), status: 'open', length: 0, touched: 1_000, pending: [], result: null };
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

  test('what there is to tell of an entry is told once it is committed, and never if it is not', async () => {
    await storage.createGame(newGame('g'));
    const told: Promise<string[]>[] = [];
    const send = (text: string) => {
      told.push(storage.entries('g', 1).then((entries) => [text, ...entries.map(({ line }) => line)]));
    };
    const entry = { game: 'g', seq: 1, at: 5, pending: [], status: 'playing' } as const;
    const telling = ['first', 'second'].map((text) => ({ to: { socket: 0, send }, text }));
    await storage.append({ ...entry, lines: ['x'], telling });
    expect(await Promise.all(told)).toEqual([
      ['first', 'x'],
      ['second', 'x'],
    ]);
    await expect(storage.append({ ...entry, lines: ['y'], telling })).rejects.toBeInstanceOf(StaleAppend);
    expect(told).toHaveLength(2);
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
    expect((await storage.game('g'))?.seats).toEqual(first);
    expect(await storage.games({ account: 'cid', limit: 5 })).toEqual([]);
    expect(await storage.games({ account: 'ben', limit: 5 })).toHaveLength(1);
  });

  test('status and options change', async () => {
    await storage.createGame(newGame('g'));
    await storage.setStatus('g', 'playing');
    await storage.setOptions('g', { spectators: false });
    expect(await storage.game('g')).toMatchObject({ status: 'playing', options: { spectators: false } });
  });

  test('guests may share a name, accounts with a password may not', async () => {
    const guest = (id: string, name: string) => ({ id, name, password: null, created: 1 });
    await storage.createAccount(guest('a', 'Laura'));
    await storage.createAccount(guest('b', 'laura'));
    expect(await storage.account('a')).toEqual(guest('a', 'Laura'));
    expect(await storage.accountNamed('Laura')).toBeNull();
    await storage.setPassword('a', 'hashed');
    await expect(storage.setPassword('b', 'hashed too')).rejects.toBeInstanceOf(Taken);
    const another = { id: 'c', name: 'LAURA', password: 'x', created: 1 };
    await expect(storage.createAccount(another)).rejects.toBeInstanceOf(Taken);
    expect(await storage.accountNamed('LAURA')).toMatchObject({ id: 'a', password: 'hashed' });
  });

  test('chat is numbered in each game and kept apart by room', async () => {
    const said = (game: string, room: 'table' | 'spectators', text: string) =>
      storage.say({ game, room, account: 'a', name: 'Ann', text, at: 7 });
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

  test('whoever asks first for a setting sets it', async () => {
    expect(await storage.setting('secret', () => 'one')).toBe('one');
    expect(await storage.setting('secret', () => 'two')).toBe('one');
  });

  test('it says whether it is ready', async () => {
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
  await ours.say({ game: 'g', room: 'table', account: 'a', name: 'Ann', text: 'hello', at: 1 });
  await last;
  expect(heard).toEqual(['game', 'entries', 'chat'].map((of) => ['theirs', { of, game: 'g' }]));
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
