import { MessageChannel } from 'node:worker_threads';
import { games } from '@ragtag/games';
import { randomAnswer, whim } from '@ragtag/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Lobby } from '../src/lobby/lobby.ts';
import type { ServerMessage, TableRequest } from '../src/protocol/protocol.ts';
import { Refused } from '../src/refused.ts';
import { Exchange } from '../src/rooms/exchange.ts';
import { onFront } from '../src/rooms/opening.ts';
import { Rooms } from '../src/rooms/rooms.ts';
import { type Driver, Unmet } from '../src/storage/driver.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { StoredEntry } from '../src/storage/storage.ts';
import { buildServer } from '../testing/built-server.ts';
import { sqliteDatabase } from '../testing/databases.ts';
import { Onlooker } from '../testing/live.ts';
import { guests, tableOf } from '../testing/players.ts';

describe('two sides', () => {
  const heard: string[] = [];
  const calculator = {
    add: (a: number, b: number) => a + b,
    later: async (said: string) => said,
    note: (said: string) => void heard.push(said),
    refuse: () => {
      throw new Refused('stale', 'too late');
    },
    unmet: async () => {
      throw new Unmet('nothing there');
    },
    fail: () => {
      throw new TypeError('a defect');
    },
  };
  let side: Exchange<{ readonly calculator: typeof calculator }>;
  let posted: readonly unknown[][];
  let close: () => void;

  beforeEach(() => {
    const { port1, port2 } = new MessageChannel();
    const batches: unknown[][] = [];
    posted = batches;
    port2.on('message', (batch: unknown[]) => batches.push(batch));
    side = new Exchange(port1);
    new Exchange(port2).offer({ calculator });
    close = () => port1.close();
    heard.length = 0;
  });
  afterEach(() => close());

  test('answer each other', async () => {
    expect(await side.call('calculator', 'add', 2, 3)).toBe(5);
    expect(await side.call('calculator', 'later', 'now')).toBe('now');
  });

  test('say what they have to say in one turn together, in its order', async () => {
    side.tell('calculator', 'note', 'first');
    const sum = side.call('calculator', 'add', 1, 1);
    side.tell('calculator', 'note', 'second');
    expect(heard).toEqual([]);
    expect(await sum).toBe(2);
    expect(heard).toEqual(['first', 'second']);
    expect(posted.map(({ length }) => length)).toEqual([3]);
  });

  test('do not wait for the end of a turn with very much', async () => {
    for (let index = 0; index < 1_000; index++) side.tell('calculator', 'note', String(index));
    await side.call('calculator', 'add', 0, 0);
    expect(heard).toEqual(Array.from({ length: 1_000 }, (_, index) => String(index)));
    expect(Math.max(...posted.map(({ length }) => length))).toBeLessThan(100);
  });

  test('hear what kind of failure it was', async () => {
    await expect(side.call('calculator', 'refuse')).rejects.toEqual(new Refused('stale', 'too late'));
    await expect(side.call('calculator', 'refuse')).rejects.toHaveProperty('code', 'stale');
    await expect(side.call('calculator', 'unmet')).rejects.toBeInstanceOf(Unmet);
    const defect = side.call('calculator', 'fail');
    await expect(defect).rejects.toMatchObject({ name: 'TypeError', message: 'a defect' });
    await expect(defect).rejects.toHaveProperty('stack', expect.stringContaining('rooms.test.ts')); // where it arose
  });
});

test('an answer is told when it is committed, and one that cannot be is not', async () => {
  const database = await sqliteDatabase();
  const storage = await openSqlite(database.flags.data);
  const { driver } = storage;
  let full = false;
  const disk: Driver = {
    read: (sql, values) => driver.read(sql, values),
    write: (statements, news) =>
      full ? Promise.reject(new Error('the disk is full')) : driver.write(statements, news),
    onNews: () => undefined,
    close: () => driver.close(),
  };
  const pushKeys = { publicKey: '', privateKey: '' };
  const reports: string[] = [];
  const settings = { secret: 's', pushKeys, anywhere: false, mail: null, outages: [], file: driver.file ?? null };
  const rooms = new Rooms({
    count: 1,
    open: onFront(settings, games),
    database: disk,
    report: (what) => reports.push(what),
    stop: async () => undefined,
    reopened: () => undefined,
  });
  const said: { readonly message: ServerMessage; readonly kept: Promise<StoredEntry[]> }[] = [];
  rooms.send = (_, text) => said.push({ message: JSON.parse(text), kept: storage.entries(game, 1) });
  const ann = { id: 'ann', name: 'Ann', password: null, created: 0 };
  const wanted = { game: 'galactica', title: '', configuration: { players: 3 }, options: {}, sit: true };
  const game = await new Lobby(storage, games, () => 0).create(ann, wanted);
  await rooms.at(game).call('seating', 'start', game, ann, 'random');
  const act = (message: TableRequest) => rooms.at(game).call('desk', 'act', 1, ann, message);
  const page = new Onlooker('ann');
  const listen = async () => {
    for (; page.question === '' || said.length > 0; await new Promise((resolve) => setImmediate(resolve))) {
      for (const { message } of said.splice(0)) page.hear(message);
    }
  };
  await act({ type: 'watch', id: 1, game });
  await listen();
  const before = (await storage.entries(game, 1)).length;
  const asked = page.state?.question?.asked;
  if (!asked) throw new Error('Ann is asked something');
  const answer = randomAnswer(asked, whim(1));
  const given = { type: 'answer', id: 2, game, question: page.question, answer: answer as number | number[] } as const;

  full = true;
  await expect(act(given)).rejects.toMatchObject({ code: 'not-stored' });
  expect(said).toEqual([]);
  expect(reports).toEqual(['a table failed']);
  full = false;
  await act(given);
  const types = said.map(({ message }) => message.type);
  expect(types.slice(0, 3)).toEqual(['patch', 'ok', 'patch']); // the question again, then what became of the answer
  for (const { kept } of said.slice(1)) expect((await kept).length).toBeGreaterThan(before);
  await listen(); // every patch fits what the page had before
  await rooms.close();
  await storage.close();
  await database.remove();
});

test('tables on several threads are played to their end side by side', { timeout: 120_000 }, async () => {
  const [built, database] = [await buildServer(), await sqliteDatabase()];
  const server = await built.start({ ...database.flags, threads: 3 });
  const people = await guests(server.address, 2);
  const tables = await Promise.all(Array.from({ length: 6 }, (_, table) => tableOf(people, 3, table)));
  const players = tables.flat();
  for (const player of players) await player.sitDown();
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  expect(metrics).toMatch(/^ragtag_tables 6$/m);
  await Promise.all(players.map((player) => player.play()));
  expect(players.every(({ over }) => over)).toBe(true);
  expect(await server.stop()).toBe(0);
  expect(server.complaints()).toBe('');
  built.remove();
  await database.remove();
});
