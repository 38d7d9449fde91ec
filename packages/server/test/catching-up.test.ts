/** What becomes of tables that may have missed what other processes did. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StorageError } from '../src/storage/driver.ts';
import type { News, Storage } from '../src/storage/storage.ts';
import { CatchingUp } from '../src/tables/catching-up.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { hall, names, Onlooker, parleyGame, seatAt } from '../testing/live.ts';
import { MOVE } from '../testing/parley.ts';

const ANN = seatAt(0);
const AT_ONCE = 4;
const turn = () => new Promise((resolve) => setImmediate(resolve));

let database: TestDatabase;
let storage: Storage;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  database = await sqliteDatabase();
  storage = await database.open();
  for (const id of names) await storage.createAccount({ id, name: id, password: null, created: 1 });
});
afterEach(async () => {
  vi.useRealTimers();
  await storage.close();
  await database.remove();
});

/** The storage as another process has it: it hears what the test says, and may be kept from reading. */
function elsewhere(reading: Partial<Pick<Storage, 'append' | 'entries' | 'game' | 'lengths'>>) {
  let listener: (news: News | null) => void = () => undefined;
  const onNews: Storage['onNews'] = (heard) => {
    listener = heard;
  };
  const own: Storage = Object.assign(Object.create(storage), { onNews }, reading);
  return { own, hear: (news: News | null) => listener(news) };
}

async function begin(...ids: string[]) {
  const { tables } = hall(storage);
  for (const id of ids) {
    await storage.createGame(parleyGame({ id }));
    await (await tables.open(id)).start('random');
  }
  const move = async (id: string) => {
    const table = await tables.open(id);
    await table.answer(ANN, (await table.look('ann')).question?.name ?? '', MOVE);
  };
  return { move };
}

test('what could not be read when it was told is read later, though nobody says anything again', async () => {
  const { move } = await begin('g');
  const entries = vi.fn(storage.entries.bind(storage));
  const { own, hear } = elsewhere({ entries });
  const { tables, failures } = hall(own);
  const ben = new Onlooker('ben');
  await (await tables.open('g')).watch(ben);
  await move('g');
  entries.mockRejectedValueOnce(new StorageError('the database is away'));
  hear({ of: 'entries', game: 'g' });
  while (failures.length === 0) await turn();
  expect(ben.state?.view).toMatchObject({ turn: 0 });
  while (ben.question === '') {
    vi.advanceTimersByTime(1_000);
    await turn();
  }
  expect(ben.state?.view).toMatchObject({ turn: 1 });
});

test('whoever plays does not wait until all others have caught up, which a few do at a time', async () => {
  const ids = Array.from({ length: 3 * AT_ONCE }, (_, number) => `g${number}`);
  const { move } = await begin(...ids);
  let held: (() => void)[] | null = null;
  const entries: Storage['entries'] = async (game, from) => {
    const isHeld = held && game !== 'g11';
    if (isHeld) await new Promise<void>((resolve) => held?.push(resolve));
    return await storage.entries(game, from);
  };
  const { own, hear } = elsewhere({ entries });
  const { tables } = hall(own);
  for (const id of ids) await tables.open(id);
  for (const id of ids) await move(id);
  held = [];
  hear(null);
  const last = await tables.open('g11');
  const { view, question } = await last.look('ben'); // nothing of the old is seen, and nobody is waited for
  expect(view).toMatchObject({ turn: 1 });
  await last.answer(seatAt(1), question?.name ?? '', MOVE);
  expect(held).toHaveLength(AT_ONCE);
  for (let released = 0; released < ids.length - 1; released++) {
    while (held.length === 0) await turn();
    expect(held.length).toBeLessThanOrEqual(AT_ONCE);
    held.shift()?.();
  }
  for (const id of ids.slice(0, -1))
    expect((await (await tables.open(id)).look('ben')).view).toMatchObject({ turn: 1 });
});

test('an answer that was kept, though it seemed to have failed, is shown without anybody doing anything', async () => {
  await begin('g');
  const append = vi.fn(storage.append.bind(storage));
  const { own } = elsewhere({ append });
  const { tables } = hall(own);
  const ben = new Onlooker('ben');
  const table = await tables.open('g');
  await table.watch(ben);
  for (let turns = 0; turns < 10; turns++) await turn(); // what opening it began is done
  append.mockImplementationOnce(async (what) => {
    await storage.append(what);
    throw new StorageError('the line broke before it could say so');
  });
  const { question } = await table.look('ann');
  await expect(table.answer(ANN, question?.name ?? '', MOVE)).rejects.toMatchObject({ code: 'not-stored' });
  vi.advanceTimersByTime(1_000);
  for (let turns = 0; turns < 1_000 && ben.question === ''; turns++) await turn();
  expect(ben.state?.view).toMatchObject({ turn: 1 });
});

test('a game that was stopped while nothing was heard is not played on', async () => {
  await begin('g');
  const { own, hear } = elsewhere({});
  const gone = vi.fn();
  const { tables } = hall(own, { gone });
  await tables.open('g');
  await storage.setStopped('g', 'somebody looks at it');
  hear(null);
  while (gone.mock.calls.length === 0) await turn();
  expect(gone.mock.calls).toEqual([['g']]);
  await expect(tables.open('g')).rejects.toMatchObject({ code: 'not-allowed' });
});

test('tables at which somebody has played meanwhile are caught up with before all others', async () => {
  const ids = Array.from({ length: 4 * AT_ONCE }, (_, number) => `g${number}`);
  const { move } = await begin(...ids);
  const read: string[] = [];
  let known: Promise<unknown> = Promise.resolve();
  const lengths: Storage['lengths'] = (games) => {
    const found = storage.lengths(games);
    known = found;
    return found;
  };
  const entries: Storage['entries'] = async (game, from) => {
    await known.then(turn); // the first few are begun with before it is known who is behind
    read.push(game);
    return await storage.entries(game, from);
  };
  const { own, hear } = elsewhere({ entries, lengths });
  const { tables } = hall(own);
  for (const id of ids) await tables.open(id);
  await move('g13');
  await move('g14');
  read.length = 0;
  hear(null);
  for (let turns = 0; turns < 1_000 && read.length < ids.length; turns++) await turn();
  expect(read.slice(AT_ONCE, AT_ONCE + 2)).toEqual(['g13', 'g14']);
  expect(new Set(read).size).toBe(ids.length);
});

describe('a database that goes away again and again', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

  test('does not keep the last from their turn', async () => {
    let away = false;
    const tried: string[] = [];
    const catchingUp = new CatchingUp(async (name) => {
      await turn();
      tried.push(name);
      return !away;
    });
    for (const name of names) catchingUp.add(name);
    away = true;
    for (let turns = 0; turns < 20; turns++) await turn();
    expect(tried).toEqual(['a', 'b', 'c', 'd']); // then nobody tries any more until the database is there again
    away = false;
    catchingUp.wake();
    for (let turns = 0; turns < 20; turns++) await turn();
    expect(tried.slice(AT_ONCE)).toEqual(['e', 'f', 'g', 'h', 'a', 'b', 'c', 'd']);
  });

  test('has nobody wait for longer and longer', async () => {
    let tries = 0;
    const catchingUp = new CatchingUp(async () => ++tries > 6);
    catchingUp.add('a');
    for (let seconds = 0; seconds < 1 + 2 + 4 * 4; seconds++) {
      for (let turns = 0; turns < 3; turns++) await turn();
      vi.advanceTimersByTime(1_000);
    }
    for (let turns = 0; turns < 3; turns++) await turn();
    expect(tries).toBe(7);
  });
});
