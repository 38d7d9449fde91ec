import { EventEmitter } from 'node:events';
import { connect } from 'node:net';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { contain } from '../src/containment.ts';
import { Exchange } from '../src/rooms/exchange.ts';
import type { OpenRoom } from '../src/rooms/opening.ts';
import type { RoomOffers } from '../src/rooms/room.ts';
import { Rooms } from '../src/rooms/rooms.ts';
import { during, gameBehind, memoryForUnderWay, shareUnderWay, underWayIn } from '../src/rooms/under-way.ts';
import { makeServer } from '../src/server.ts';
import { type BuiltServer, buildServer } from '../testing/built-server.ts';
import { Client, type Page } from '../testing/client.ts';
import { postgresDatabase, sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { gate } from '../testing/gate.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { END, FILL, LOOP, MOVE, THROW_LATER } from '../testing/unruly.ts';

test('whatever nobody caught is logged with its game, and ends nothing', () => {
  const process = new EventEmitter();
  const log: unknown[] = [];
  contain(process, (what, game, error) => log.push([what, game, error]));
  const [defect, rejection] = [new Error('a defect'), new Error('a rejection')];
  const raise = () => {
    throw defect;
  };
  expect(() => during('g', raise)).toThrow(defect);
  process.emit('uncaughtException', defect);
  process.emit('unhandledRejection', rejection);
  process.emit('uncaughtException', Object.assign(new Error('nobody reads the log'), { code: 'EPIPE' }));
  expect(log).toEqual([
    ['something failed that nobody had expected to', 'g', defect],
    ['something failed that nobody waited for', null, rejection],
  ]);
});

test('another thread can read which game one is busy with', () => {
  const memory = memoryForUnderWay();
  shareUnderWay(memory);
  expect(underWayIn(memory)).toBeNull();
  during('a-game', () => {
    expect(underWayIn(memory)).toBe('a-game');
    during('another', () => expect(underWayIn(memory)).toBe('another'));
    expect(underWayIn(memory)).toBe('a-game');
  });
  expect(underWayIn(memory)).toBeNull();
  expect(gameBehind(new Error('of nobody'))).toBeNull();
});

test('a room that goes silent or ends is replaced, and the game it was busy with is stopped', async () => {
  const opened: { readonly lost: (why: unknown) => void; silent: boolean }[] = [];
  const [reports, stopped, cut]: [string[], string[], number[]] = [[], [], []];
  const ports: (() => void)[] = [];
  let [reopened, time] = [0, 0];
  const forEver = new Promise<never>(() => undefined);
  const open: OpenRoom = (_, lost) => {
    const { port1, port2 } = new MessageChannel();
    const one = { lost, silent: false };
    opened.push(one);
    ports.push(() => port1.close());
    new Exchange(port2).offer({
      room: { figures: () => (one.silent ? forEver : { tables: 1, answers: 0, ownAnswers: 0 }) },
      desk: { act: () => forEver },
    });
    return {
      exchange: new Exchange<RoomOffers>(port1),
      underWay: () => `busy ${opened.length}`,
      beats: () => 0,
      end: async () => null,
    };
  };
  const rooms = new Rooms({
    count: 1,
    open,
    database: { onNews: () => undefined } as never, // none is needed where nothing is played
    report: (_, game) => reports.push(game ?? ''),
    stop: async (game) => void stopped.push(game),
    reopened: () => reopened++,
    patience: 600_000,
    now: () => time,
  });
  rooms.cut = (socket) => cut.push(socket);
  const sign = async () => {
    rooms.listen();
    await rooms.figures(); // answered after the sign that was asked for
  };
  const pass = (times: number) => {
    for (let count = 0; count < times; count++) {
      time += 100_000;
      rooms.listen();
    }
  };
  await sign();
  const waiting = rooms.act(7, { id: 'ann', name: 'Ann' }, { type: 'undo', id: 1, game: 'other' });
  opened[0]?.lost(new Error('the thread ended'));
  await expect(waiting).rejects.toMatchObject({ code: 'changed' });
  expect({ cut, stopped, reports, reopened }).toEqual({
    cut: [7],
    stopped: ['busy 1'],
    reports: ['busy 1'],
    reopened: 1,
  });
  expect(() => rooms.at('busy 1')).toThrow('this game is stopped');

  await sign();
  for (const one of opened) one.silent = true;
  pass(7);
  expect({ stopped, reopened }).toEqual({ stopped: ['busy 1', 'busy 2'], reopened: 2 });
  expect(rooms.heard).toEqual({ rooms: 0, of: 1 }); // the next has yet to be heard of

  await sign();
  expect(rooms.heard).toEqual({ rooms: 1, of: 1 });
  for (const one of opened) one.silent = true;
  rooms.listen();
  time += 10_000_000; // the whole process stood still: nobody is to blame
  pass(5);
  expect(reopened).toBe(2);
  expect(rooms.heard).toEqual({ rooms: 0, of: 1 });
  pass(2);
  expect(reopened).toBe(3);
  for (const close of ports) close();
});

test('a server is not ready before its rooms were heard of, and one that never is, is given up soon', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const reports: unknown[] = [];
  let [time, opened, isLoading] = [0, 0, true];
  const ports: MessagePort[] = [];
  const rooms = new Rooms({
    count: 1,
    open: () => {
      const { port1 } = new MessageChannel();
      ports.push(port1);
      opened++;
      const beats = () => (isLoading ? time : 0);
      return { exchange: new Exchange<RoomOffers>(port1), underWay: () => null, beats, end: async () => null };
    },
    database: { onNews: () => undefined } as never, // none is needed where nothing is played
    report: (_what, _game, error) => reports.push(error),
    stop: async () => undefined,
    reopened: () => undefined,
    now: () => time,
  });
  const pass = (seconds: number) => {
    for (let count = 0; count < seconds; count++) {
      time += 1_000;
      vi.advanceTimersByTime(1_000);
    }
  };
  expect(rooms.heard).toEqual({ rooms: 0, of: 1 });
  pass(60); // it takes long, and gets on
  isLoading = false;
  pass(9);
  expect([rooms.heard, reports]).toEqual([{ rooms: 0, of: 1 }, []]);
  pass(3);
  expect([rooms.heard, reports.length, opened]).toEqual([{ rooms: 0, of: 1 }, 1, 2]);
  pass(19); // on a machine that is busy the next has longer
  expect([reports.length, opened]).toEqual([1, 2]);
  pass(3);
  expect([reports.length, opened]).toEqual([2, 3]);
  vi.useRealTimers();
  for (const port of ports) port.close();
});

test('half a request is cut off, and does not keep a server from stopping', async () => {
  const database = await sqliteDatabase();
  const config = readConfig({ ...database.flags, port: 0, threads: 0 }, {});
  const server = await makeServer({ ...config, patience: { request: 100, closing: 400 } }, () => undefined);
  const address = await server.listen();
  const { port, hostname } = new URL(address);
  const half = async () => {
    const socket = connect(Number(port), hostname).resume();
    const ended = new Promise<void>((resolve) => {
      socket.on('error', () => resolve());
      socket.on('close', () => resolve());
    });
    await new Promise<void>((resolve) => {
      socket.write('POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-', () => resolve());
    });
    await fetch(`${address}/health`); // by now the server has taken the other call
    return { ended };
  };
  await expect((await half()).ended).resolves.toBeUndefined();
  const { ended } = await half();
  await server.close();
  await expect(ended).resolves.toBeUndefined();
  await database.remove();
});

let built: BuiltServer;
let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  [built, database] = [await buildServer(), await sqliteDatabase()];
  const flags = { threads: 2, entry: 'serve-unruly', nodeFlags: ['--max-old-space-size=80'] } as const;
  server = await built.start({ ...database.flags, ...flags });
});
afterAll(async () => {
  await server.kill();
  built.remove();
  await database.remove();
});

interface Sitting {
  readonly client: Client;
  readonly game: string;
  page: Page;
}

async function sit(name: string, { address } = server): Promise<Sitting> {
  const client = await Client.guest(address, name);
  const game = await client.create({ game: 'unruly', configuration: {} });
  await client.post(`/api/games/${game}/start`);
  const page = await client.connect();
  await page.watch(game);
  return { client, game, page };
}

/** Answers, coming back first where the line was cut. */
async function act(sitting: Sitting, answer: number): Promise<string> {
  if (sitting.page.closed) {
    sitting.page = await sitting.client.connect();
    await sitting.page.watch(sitting.game);
  }
  const { page, game } = sitting;
  const reply = await page.send({ type: 'answer', game, question: page.table(game).question, answer });
  return reply.type === 'ok' ? 'ok' : reply.code;
}

test.each([
  ['never comes to its end', LOOP],
  ['ends its thread', END],
  ['uses up all memory', FILL],
])('a rule that %s stops its own game, and the others go on', async (_, misdeed) => {
  const others = await Promise.all(['Ann', 'Ben', 'Cid', 'Dan'].map((name) => sit(name)));
  const culprit = await sit('Eve');
  for (const other of others) expect(await act(other, MOVE)).toBe('ok');
  expect(await act(culprit, misdeed)).not.toBe('ok');
  await culprit.page.until(() => culprit.page.closed);
  culprit.page = await culprit.client.connect();
  const { game } = culprit;
  const reply = await culprit.page.send({ type: 'watch', game });
  expect(reply).toMatchObject({ type: 'error', message: expect.stringContaining('this game is stopped') });
  const untilItIs = async (other: Sitting) => {
    for (;;) if ((await act(other, MOVE)) === 'ok') return;
  };
  await Promise.all(others.map(untilItIs));
  expect(server.complaints()).toContain(`a room was lost and is opened anew ${game}`);
});

test('a rejection that nobody waits for is logged with its game, which goes on', async () => {
  const sitting = await sit('Fay');
  await act(sitting, THROW_LATER);
  const complained = () => server.complaints().includes('thrown where nobody waits');
  while (!complained()) await sitting.client.get('/health');
  await expect.poll(() => act(sitting, MOVE), { timeout: 60_000 }).toBe('ok');
});

test('a server ends within five seconds of being told to, whatever loops, hangs on or is silent', async () => {
  const shared = await postgresDatabase();
  const url = new URL(shared.flags.database ?? '');
  const between = await gate(Number(url.port));
  url.port = String(between.port);
  const flags = { ...shared.flags, database: url.href, threads: 2, entry: 'serve-unruly' } as const;
  const doomed = await built.start(flags);
  const [looping, playing] = [await sit('Ann', doomed), await sit('Ben', doomed)];
  const { port, hostname } = new URL(doomed.address);
  const strangers = [
    '',
    'POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-',
    'GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n',
  ];
  const lines = strangers.map((said) => {
    const line = connect(Number(port), hostname);
    line.on('error', () => undefined); // it is cut in the end
    line.pause(); // and never reads
    line.write(said);
    return line;
  });
  await looping.client.get('/health');
  between.shut();
  void act(looping, LOOP);
  void act(playing, MOVE);
  const told = performance.now();
  expect(await doomed.stop()).toBe(0);
  expect(performance.now() - told).toBeLessThan(5_000);
  for (const line of lines) line.destroy();
  between.close();
  await shared.remove();
});
