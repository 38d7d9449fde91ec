import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SqlStorage } from '../src/storage/sql-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { Rounds } from '../src/tables/rounds.ts';
import { wakeGames } from '../src/tables/waker.ts';
import { databases, sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { hall, parleyGame } from '../testing/live.ts';
import { MOVE } from '../testing/parley.ts';

let database: TestDatabase;
let storage: Storage;
beforeEach(async () => {
  database = await sqliteDatabase();
  storage = await database.open();
});
afterEach(async () => {
  await storage.close();
  await database.remove();
});

/** A game left when its server stopped. */
async function left(id: string, seats: readonly { bot: boolean }[], options: object): Promise<void> {
  const [ann] = parleyGame().seats;
  if (!ann) throw new Error('a parley has seats');
  const sitting = seats.map(({ bot }, seat) => ({ ...ann, seat, ...(bot ? { account: null, bot: 'random' } : {}) }));
  await storage.createGame(parleyGame({ id, seats: sitting, options: { ...options } }));
  const { tables } = hall(storage);
  await (await tables.open(id)).start('random');
  await tables.close();
}

const [person, bot] = [{ bot: false }, { bot: true }];

test('games that wait for an artificial player go on when the server is back, others stay closed', async () => {
  await left('bot first', [bot, person, person], {});
  await left('person first', [person, bot, bot], {});
  await left('slow', [person, person, person], { clock: { kind: 'slow' } });
  let played: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    played = resolve;
  });
  const { tables, failures } = hall(storage, {
    autoPlayer: (table, seat) => (table.stored.seats[seat]?.bot === 'random' ? () => MOVE : null),
    changed: (table) => table.stored.length > 0 && played(),
  });
  await new Rounds(storage, tables, (_, error) => failures.push(error)).go();
  await answered;
  expect(
    tables
      .all()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['bot first']);
  expect(await storage.game('bot first')).toMatchObject({ length: 1, pending: [{ seat: 1 }] });
  expect(failures).toEqual([]);
  await tables.close();
});

test('a game that cannot be opened does not keep the others waiting', async () => {
  await left('sound', [bot, person, person], {});
  await left('broken', [bot, person, person], {});
  const { tables } = hall(storage);
  const failures: string[] = [];
  const open = (id: string) => (id === 'broken' ? Promise.reject(new Error('unreadable')) : tables.open(id));
  await new Rounds(storage, { open }, (game) => failures.push(game)).go();
  expect(failures).toEqual(['broken']);
  expect(tables.all().map(({ id }) => id)).toEqual(['sound']);
  await tables.close();
});

describe.each(databases)('with ten thousand games that are played (%s)', (_, make) => {
  const MANY = 10_000;
  const ids = Array.from({ length: MANY }, (_, number) => `copy ${String(number).padStart(5, '0')}`);
  let [large, copies]: [TestDatabase, SqlStorage] = [] as never; // set before each test
  /** How many rows each look at the database came to. */
  let looks: number[] = [];

  beforeEach(async () => {
    large = await make();
    copies = (await large.open()) as SqlStorage; // there is no other storage
    const [first] = parleyGame().seats;
    if (!first) throw new Error('a parley has seats');
    await copies.createGame(parleyGame({ seats: [{ ...first, account: null, bot: 'random' }] }));
    const numbered = `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY - 1}),
      copy AS (SELECT 'copy ' || substr('0000' || i, length('0000' || i) - 4) AS id, i FROM n)`;
    const columns = 'game, game_version, format, configuration, seed, options, title, host, seats, created';
    await copies.driver.write([
      {
        sql: `INSERT INTO games (id, ${columns}) ${numbered} SELECT copy.id, ${columns.replace(/\w+/g, 'games.$&')}
          FROM copy JOIN games ON games.id = 'g'`,
        values: [],
      },
      {
        sql: `INSERT INTO progress (game, status, length, touched, openly, pending, due)
          ${numbered} SELECT id, 'playing', 0, 1, ${MANY} - i, '[{"seat":0,"secret":false}]', i / 3 FROM copy`,
        values: [],
      },
    ]);
    const read = copies.driver.read.bind(copies.driver);
    looks = [];
    copies.driver.read = async (sql, values) => {
      const rows = await read(sql, values);
      looks.push(rows.length);
      return rows;
    };
  });
  afterEach(async () => {
    await copies.close();
    await large.remove();
  });

  /** Opens nothing, so that whatever was due stays due; notes what was opened between pauses. */
  function noting() {
    const opened: string[][] = [[]];
    return {
      opened,
      open: async (game: string) => void opened.at(-1)?.push(game),
      pause: async () => opened.push([]) > 0,
    };
  }

  test('all are woken in one go, the longest overdue first, a few at a time', async () => {
    const { opened, open, pause } = noting();
    await wakeGames(copies, open, MANY, () => undefined, pause);
    expect(opened.flat()).toEqual(ids);
    expect(Math.max(...opened.map(({ length }) => length))).toBeLessThanOrEqual(50);
    expect(Math.max(...looks)).toBeLessThanOrEqual(50);
  });

  test('all are looked after, not only those that moved last, a few at a time', async () => {
    const { opened, open, pause } = noting();
    await new Rounds(copies, { open }, () => undefined, pause).go();
    expect(opened.flat()).toEqual(ids);
    expect(Math.max(...looks)).toBeLessThanOrEqual(200);
  });

  test('nothing more is begun where the server closes', async () => {
    const { opened, open } = noting();
    await new Rounds(
      copies,
      { open },
      () => undefined,
      async () => false,
    ).go();
    await wakeGames(
      copies,
      open,
      MANY,
      () => undefined,
      async () => false,
    );
    expect(opened.flat()).toHaveLength(250);
  });
});
