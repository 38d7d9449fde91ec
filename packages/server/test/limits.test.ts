import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { Allowance } from '../src/http/allowance.ts';
import { messageLimits } from '../src/http/message-limits.ts';
import { MOST_WAITING } from '../src/lobby/lobby.ts';
import { unfit } from '../src/protocol/fit.ts';
import type { ExplainedChoice } from '../src/protocol/http.ts';
import { Copies } from '../src/rooms/copies.ts';
import { makeServer } from '../src/server.ts';
import type { SqlStorage } from '../src/storage/sql-storage.ts';
import { isInternal, sender } from '../src/talk/outgoing.ts';
import { Client, type Page } from '../testing/client.ts';
import { postgresDatabase, sqliteDatabase } from '../testing/databases.ts';
import { type Running, runServer } from '../testing/running.ts';

test('an allowance is used up, comes back with time, and is each one\u2019s own', () => {
  let now = 0;
  const allowance = new Allowance<string>(2, 3, () => now);
  const takes = (key: string, times: number) => Array.from({ length: times }, () => allowance.take(key));
  expect(takes('ann', 4)).toEqual([true, true, true, false]);
  expect(takes('ben', 1)).toEqual([true]);
  now += 1_000;
  expect(takes('ann', 3)).toEqual([true, true, false]);
  now += 3_600_000;
  expect(takes('ann', 4)).toEqual([true, true, true, false]);
});

test('talk runs out long before answers do', () => {
  const { allows } = messageLimits(1_200, () => 0);
  const said = Array.from({ length: 100 }, () => allows('ann', 'say'));
  expect(said.filter(Boolean)).toHaveLength(20);
  expect(allows('ann', 'answer')).toBe(true);
  expect(Array.from({ length: 200 }, () => allows('ann', 'answer'))).toContain(false);
  expect(messageLimits(0).allows('ann', 'say')).toBe(true);
});

test('whoever floods a socket is told so, through each of their sockets, and nobody else is', async () => {
  const database = await sqliteDatabase();
  const config = readConfig({ ...database.flags, port: 0, threads: 0, rate: 120 }, {});
  const server = await makeServer(config, (what) => {
    throw new Error(what);
  });
  const address = await server.listen();
  const [ann, ben] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Ben')];
  const [first, second, other] = [await ann.connect(), await ann.connect(), await ben.connect()];
  const codes = async (page: Page, times: number) => {
    const replies = await Promise.all(Array.from({ length: times }, () => page.send({ type: 'ping' })));
    return replies.map((reply) => (reply.type === 'error' ? reply.code : reply.type));
  };
  const flood = await codes(first, 30);
  expect(flood.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'ok'));
  expect(flood.slice(25)).toContain('too-fast');
  expect(await codes(second, 5)).toContain('too-fast');
  expect(new Set(await codes(other, 5))).toEqual(new Set(['ok']));
  await server.close();
  await database.remove();
});

test('a line that is asked whether it is there says so before what takes long is done', async () => {
  const database = await postgresDatabase();
  const server = await makeServer(readConfig({ ...database.flags, port: 0, threads: 0, rate: 0 }, {}), () => undefined);
  const { driver } = server.storage as SqlStorage; // there is no other storage
  const page = await (await Client.guest(await server.listen(), 'Ann')).connect();
  const read = driver.read.bind(driver);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  driver.read = async (...what) => {
    await held;
    return await read(...what);
  };
  const watching = page.send({ type: 'watch', game: 'nowhere' });
  expect(await page.send({ type: 'ping' })).toMatchObject({ type: 'ok' });
  release();
  expect(await watching).toMatchObject({ code: 'no-such-game' });
  await server.close();
  await database.remove();
});

test('what is taken away of a table is made once at a time, and not again at once', async () => {
  let [now, made, atOnce, most] = [0, 0, 0, 0];
  const copies = new Copies<object>(() => now);
  const table = {};
  const make = async () => {
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce--;
    return ++made;
  };
  const all = await Promise.all(['log', 'post', 'log', 'log'].map((name) => copies.of(table, name, make)));
  expect([all, most]).toEqual([[1, 2, 1, 1], 1]);
  now += 60_000;
  expect(await copies.of(table, 'log', make)).toBe(3);
  const fail = () => Promise.reject(new Error('once'));
  await expect(copies.of(table, 'journal', fail)).rejects.toThrow('once');
  expect(await copies.of(table, 'journal', make)).toBe(4);
  const many = Array.from({ length: 40 }, (_, index) => copies.of(table, `log ${index}`, make));
  const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
});

test('what nests deep or has a NUL in it is unfit, however deep', () => {
  expect(unfit({ a: ['b', { c: null }] })).toBeNull();
  expect(unfit({ a: ['b', { c: 'x\0y' }] })).toMatch('NUL');
  expect(unfit({ 'a\0': 1 })).toMatch('NUL');
  expect(unfit(JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`))).toMatch('levels');
});

describe('webhooks', () => {
  test('reach no address that leads inside by another name', () => {
    for (const address of [
      '::7f00:1',
      '::ffff:127.0.0.1',
      '2002:7f00:1::',
      '64:ff9b:1::1',
      '2001:0:7f00:1::',
      '192.0.0.170',
      'fec0::1',
      'fe80::1',
    ]) {
      expect([address, isInternal(address)]).toEqual([address, true]);
    }
    for (const address of ['2606:4700::1111', '8.8.8.8'])
      expect([address, isInternal(address)]).toEqual([address, false]);
  });

  test('wait no longer for one that trickles, and do not read one that never ends', async () => {
    let ended = () => undefined as void;
    const cutOff = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const receiver = createServer((request, reply) => {
      reply.on('close', ended);
      if (request.url === '/endless') reply.writeHead(200).write('x'.repeat(1_000_000));
      // The other says nothing at all.
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo; // it listens on a port
    const outgoing = (path: string) => ({ url: `http://127.0.0.1:${port}${path}`, headers: {}, body: '' });
    expect(await sender(true)(outgoing('/endless'))).toBe(200);
    await cutOff;
    await expect(sender(true, 50)(outgoing('/silent'))).rejects.toThrow('too long');
    receiver.closeAllConnections();
    receiver.close();
  });
});

describe('whatever is sent', () => {
  let server: Running;
  beforeAll(async () => {
    server = await runServer(postgresDatabase);
  });
  afterAll(() => server.close());

  test('options that are half known get a named error', async () => {
    const ann = await Client.guest(server.address, 'Ann');
    const { games } = await ann.get<{ games: { game: string; options: ExplainedChoice[] }[] }>('/api/setups');
    const known = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
    const values = known.flatMap((name) => [name, [name], { [name]: name }, [[name]]]);
    const wanted = [
      ...known.map((game) => ({ game })),
      ...games.flatMap(({ game, options }) =>
        [...options.map(({ name }) => name), ...known].flatMap((name) =>
          values.map((value) => ({
            game,
            configuration: JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`),
          })),
        ),
      ),
      ...known.map((name) => ({ game: 'galactica', options: JSON.parse(`{"${name}":{"kind":"${name}"}}`) })),
    ];
    for (const body of wanted) {
      const { status, body: answer } = await ann.request('POST', '/api/games', body);
      expect({ body, status, answer }).toMatchObject({ status: 400, answer: { error: { code: 'malformed' } } });
    }
    for (const game of known) {
      expect(await ann.request('GET', `/api/reference/${game}`)).toMatchObject({ status: 400 });
      expect((await ann.request('GET', `/api/setups/${game}/next?option=${game}`)).status).toBeLessThan(500);
    }
  });

  test('deep JSON and NUL get a named error', async () => {
    const ann = await Client.guest(server.address, 'Ann');
    const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    const malformed = { status: 400, body: { error: { code: 'malformed' } } };
    expect(await ann.request('POST', '/api/games', { game: 'galactica', options: deep })).toMatchObject(malformed);
    expect(await ann.request('POST', '/api/guest', { name: 'A\0nn' })).toMatchObject(malformed);
    expect(await ann.request('GET', '/api/games/%00')).toMatchObject(malformed);
    expect(await ann.request('GET', '/api/setups/galactica/next?option=%00')).toMatchObject(malformed);
    const page = await ann.connect();
    const reply = await page.send({ type: 'say', game: 'g', text: 'a\0b' });
    expect(reply).toMatchObject({ code: 'malformed', message: expect.stringContaining('NUL') });
    page.close();
  });

  test('a line that is asked whether it is there says so', async () => {
    const page = await (await Client.guest(server.address, 'Ann')).connect();
    expect(await page.send({ type: 'ping' })).toMatchObject({ type: 'ok' });
    page.close();
  });

  test('nobody has more games waiting for players than anybody could fill', async () => {
    const ann = await Client.guest(server.address, 'Ann');
    for (let count = 0; count < MOST_WAITING; count++) await ann.create();
    const more = await ann.request('POST', '/api/games', { game: 'galactica' });
    expect(more).toMatchObject({ status: 403, body: { error: { code: 'not-allowed' } } });
    await (await Client.guest(server.address, 'Ben')).create();
  });
});
