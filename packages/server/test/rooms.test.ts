import { MessageChannel } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Refused } from '../src/refused.ts';
import { Exchange } from '../src/rooms/exchange.ts';
import { Unmet } from '../src/storage/driver.ts';
import { buildServer } from '../testing/built-server.ts';
import { sqliteDatabase } from '../testing/databases.ts';
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
