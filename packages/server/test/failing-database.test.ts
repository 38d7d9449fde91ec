/** A database that fails: every request says that nothing was kept, and none that it was and then that it was not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { ServerMessage, TableRequest } from '../src/protocol/protocol.ts';
import { Desk } from '../src/rooms/desk.ts';
import { makeServer } from '../src/server.ts';
import { StorageError } from '../src/storage/driver.ts';
import type { SqlStorage } from '../src/storage/sql-storage.ts';
import { Client } from '../testing/client.ts';
import { postgresDatabase, sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { startPostgres } from '../testing/embedded-postgres.ts';
import { hall, Onlooker, parleyGame } from '../testing/live.ts';
import { MOVE } from '../testing/parley.ts';
import { guests, tableOf } from '../testing/players.ts';
import { lostOf, SteadfastPlayer } from '../testing/steadfast-player.ts';

let database: TestDatabase;
afterEach(async () => await database.remove());

/** The routes there are, as the sources have them. */
function routes(): string[] {
  const folder = join(import.meta.dirname, '../src/http');
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return sources.flatMap((source) => [
    ...[...source.matchAll(/app\.(get|post)\(\s*'(\/api[^']*)'/g)].map(([, method, path]) => `${method} ${path}`),
    ...[...source.matchAll(/doing\('([^']+)'/g)].map(([, path]) => `post /api${path}`),
  ]);
}

/** What is asked where a route wants something in particular. */
const bodies: Readonly<Record<string, object>> = {
  '/api/guest': { name: 'Ben' },
  '/api/sign-in': { name: 'Ann', password: 'a long password' },
  '/api/name': { name: 'Anna' },
  '/api/password': { password: 'a long password' },
  '/api/games': { game: 'galactica', configuration: { players: 3 }, options: {} },
  '/api/mail/confirm': { token: 'a.1.b' },
};
const queries: Readonly<Record<string, string>> = { '/api/mail/stop': '?token=a.0.b' };
const mail = { smtp: 'smtp://127.0.0.1:9', 'mail-from': 'r@games.example', address: 'https://games.example' };
/** They need nothing that is kept. */
const aside = /^(get \/api\/(reference|setups)|post \/api\/decks\/check|get \/api\/notifications$)/;

test('every request is answered with 503 and says that it was not kept', async () => {
  database = await postgresDatabase(); // where rooms read through the front, too
  const reports: string[] = [];
  const config = readConfig({ ...database.flags, ...mail, port: 0, threads: 0, rate: 0 }, {});
  const server = await makeServer(config, (what) => reports.push(what));
  const ann = await Client.guest(await server.listen(), 'Ann');
  const game = await ann.create({ configuration: { players: 3 } });
  const { driver } = server.storage as SqlStorage; // there is no other storage
  const gone = () => Promise.reject(new StorageError('the database is gone'));
  const { read, write, writeAside } = driver;
  Object.assign(driver, { read: gone, write: gone, writeAside: gone });
  const found = routes();
  expect(found.length).toBeGreaterThan(35);
  for (const route of found) {
    const [method = '', path = ''] = route.split(' ');
    const body = method === 'get' ? undefined : (bodies[path] ?? {});
    const reply = await ann.request(
      method.toUpperCase(),
      `${path.replace(':id', game).replace(':game', 'galactica')}${queries[path] ?? ''}`,
      body,
    );
    if (aside.test(route)) expect([route, reply.status]).toEqual([route, expect.not.stringMatching(/^5/)]);
    else expect([route, reply]).toMatchObject([route, { status: 503, body: { error: { code: 'not-stored' } } }]);
  }
  expect(await ann.request('GET', '/ready')).toMatchObject({ status: 503 });
  Object.assign(driver, { read, write, writeAside });
  expect(await ann.get('/api/me')).toMatchObject({ me: { name: 'Ann' } });
  await server.close();
});

test('what was said to be taken is never said to have failed afterwards', async () => {
  database = await sqliteDatabase();
  const storage = await database.open();
  await storage.createGame(parleyGame());
  let broken = false;
  const fail = () => {
    if (broken) throw new Error('it cannot be shown');
  };
  const { tables } = hall(storage, { changed: fail });
  await (await tables.open('g')).start('nobody');
  const [said, afterwards]: [ServerMessage[], unknown[]] = [[], []];
  const page = new Onlooker('ann');
  const hear = (_: number, text: string) => {
    said.push(JSON.parse(text) as ServerMessage); // nothing else is sent
    page.send(text);
  };
  const desk = new Desk(
    tables,
    hear,
    () => undefined,
    (game, error) => afterwards.push([game, String(error)]),
  );
  const act = (message: TableRequest) => desk.act(1, { id: 'ann', name: 'Ann' }, message);
  await act({ type: 'watch', id: 1, game: 'g' });
  const before = said.length;
  broken = true;
  await act({ type: 'answer', id: 2, game: 'g', question: page.question, answer: MOVE }); // and does not fail
  expect(said.slice(before)[0]).toEqual({ type: 'ok', id: 2 });
  expect(said.filter(({ type }) => type === 'error')).toEqual([]);
  expect(afterwards).toEqual([['g', 'Error: it cannot be shown']]);
  expect(await storage.entries('g', 1)).toHaveLength(1);
  await storage.close();
});

/** Two people and an artificial player, at a table of their own. */
async function pair(address: string, seed: number): Promise<SteadfastPlayer[]> {
  const players = await tableOf(await guests(address, 2), 3, seed);
  return players.map(({ client, game, seat }) => new SteadfastPlayer(client, game, seat, seed + seat, 0));
}

const answersOf = (players: readonly SteadfastPlayer[]) =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Waits until some more answers were taken. */
async function someAnswers(players: readonly SteadfastPlayer[], more = 8): Promise<void> {
  const before = answersOf(players);
  await until(() => answersOf(players) >= before + more);
}

/** A server on a disk, people who play there, and what it complains of. */
async function playedOnDisk() {
  const reports: string[] = [];
  const start = async () => {
    const config = readConfig({ ...database.flags, port: 0, threads: 0, rate: 0 }, {});
    return await makeServer(config, (what) => reports.push(what));
  };
  database = await sqliteDatabase();
  const server = await start();
  const address = await server.listen();
  const players = [...(await pair(address, 1)), ...(await pair(address, 5))];
  for (const player of players) void player.play();
  await someAnswers(players);
  const { driver } = server.storage as SqlStorage; // there is no other storage
  const failing = async (setting: string) => {
    await driver.write([{ sql: setting, values: [] }]).catch(() => []); // it may hold for what sets it, too
    await until(() => reports.includes('a table failed'));
  };
  return { server, start, address, players, driver, failing };
}

const noneLost = [0, 0, 0, 0];

test('on a full disk nothing is acknowledged that is not kept, and with room again all games go on', async () => {
  const { server, players, driver, failing } = await playedOnDisk();
  await failing('PRAGMA max_page_count = 1'); // no page more than there are
  await driver.write([{ sql: 'PRAGMA max_page_count = 1073741823', values: [] }]);
  await someAnswers(players);
  for (const player of players) player.stop();
  expect(await Promise.all(players.map((player) => lostOf(player, server.storage)))).toEqual(noneLost);
  await server.close();
});

test('on a disk that cannot be written to nothing is acknowledged, the server is not ready, and the next goes on', async () => {
  const { server, start, address, players, failing } = await playedOnDisk();
  await failing('PRAGMA query_only = ON');
  const before = answersOf(players);
  expect((await fetch(`${address}/ready`)).status).toBe(503);
  expect(answersOf(players)).toBe(before);
  await server.close();
  const next = await start();
  const elsewhere = await next.listen();
  for (const { client } of players) client.address = elsewhere;
  await someAnswers(players);
  for (const player of players) player.stop();
  expect(await Promise.all(players.map((player) => lostOf(player, next.storage)))).toEqual(noneLost);
  await next.close();
});

test('a PostgreSQL that is restarted ten times under load loses nothing acknowledged', {
  timeout: 240_000,
}, async () => {
  const postgres = await startPostgres();
  database = await sqliteDatabase(); // for its folder
  const url = `${postgres.url}/postgres`;
  const config = readConfig({ ...database.flags, database: url, port: 0, threads: 0, rate: 0 }, {});
  const servers = [await makeServer(config, () => undefined), await makeServer(config, () => undefined)] as const;
  const [address, other] = [await servers[0].listen(), await servers[1].listen()];
  const players = [...(await pair(address, 1)), ...(await pair(address, 5))];
  for (const { client, seat } of players) if (seat === 1) client.address = other; // one here, one there
  for (const player of players) void player.play();
  for (let times = 0; times < 10; times++) {
    await someAnswers(players);
    await postgres.restart();
  }
  await someAnswers(players);
  for (const player of players) player.stop();
  expect(await Promise.all(players.map((player) => lostOf(player, servers[0].storage)))).toEqual(noneLost);
  for (const server of servers) await server.close();
  await postgres.stop();
});
