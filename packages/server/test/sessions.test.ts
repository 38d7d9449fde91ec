import { createHmac } from 'node:crypto';
import { games } from '@ragtag/games';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Me } from '../src/protocol/http.ts';
import { makeServer, type Server } from '../src/server.ts';
import { openBeside } from '../src/storage/beside.ts';
import { StorageError } from '../src/storage/driver.ts';
import { Upkeep } from '../src/storage/upkeep.ts';
import { Client, type Page } from '../testing/client.ts';
import { databases, postgresDatabase, type TestDatabase } from '../testing/databases.ts';

const [PASSWORD, ANOTHER] = ['one more glass', 'two more glasses'];

describe.each(databases)('who is signed in (%s)', (name, make) => {
  let database: TestDatabase;
  let servers: Server[] = [];

  beforeEach(async () => {
    database = await make();
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()));
    servers = [];
    await database.remove();
  });

  async function serve(): Promise<string> {
    const config = readConfig({ ...database.flags, port: 0, rate: 0, threads: 0 }, {});
    const server = await makeServer(config, (what, { error }) => {
      throw new Error(`${what}: ${String(error)}`);
    });
    servers.push(server);
    return await server.listen();
  }

  /** The addresses of two processes, where one database can have two. */
  async function addresses(): Promise<[string, string]> {
    const one = await serve();
    return [one, name === 'PostgreSQL' ? await serve() : one];
  }

  async function withPassword(address: string): Promise<Client> {
    const saul = await Client.guest(address, 'Saul');
    await saul.post('/api/password', { password: PASSWORD });
    return saul;
  }

  async function onAnotherDevice(address: string): Promise<Client> {
    const device = new Client(address);
    await device.post('/api/sign-in', { name: 'Saul', password: PASSWORD });
    return device;
  }

  /** Another browser that has got hold of the cookie. */
  function withCookieOf({ identity }: Client, address: string): Client {
    return new Client(address, identity);
  }

  const isKnown = async (client: Client) => (await client.get<Me>('/api/me')).me !== null;
  const closed = (page: Page) => page.until(() => page.closed);

  test('a new password ends every other session, and what is heard through it', async () => {
    const [here, there] = await addresses();
    const saul = await withPassword(here);
    const [phone, stolen] = [await onAnotherDevice(there), withCookieOf(saul, there)];
    const pages = [await phone.connect(), await stolen.connect()];
    const bystander = await (await Client.guest(there, 'Ellen')).connect();
    await saul.post('/api/password', { password: ANOTHER, old: PASSWORD });
    await Promise.all(pages.map(closed));
    expect(await Promise.all([phone, stolen, saul].map(isKnown))).toEqual([false, false, true]);
    const refused = await phone.connect();
    await closed(refused);
    expect(refused.heard).toMatchObject([{ type: 'error', code: 'not-signed-in' }]);
    expect(await (await saul.connect()).send({ type: 'ping' })).toMatchObject({ type: 'ok' });
    expect(await bystander.send({ type: 'ping' })).toMatchObject({ type: 'ok' });
  });

  test('signing out ends the token, wherever a copy of it is, and no other device', async () => {
    const [here, there] = await addresses();
    const saul = await withPassword(here);
    const [phone, copy] = [await onAnotherDevice(here), withCookieOf(saul, there)];
    const [page, kept] = [await copy.connect(), await phone.connect()];
    await saul.post('/api/sign-out');
    await closed(page);
    expect(await Promise.all([copy, phone].map(isKnown))).toEqual([false, true]);
    expect(await kept.send({ type: 'ping' })).toMatchObject({ type: 'ok' });
  });

  test('an account that is blocked or removed hears nothing more', async () => {
    const [address] = await addresses();
    const [ann, ben] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Ben')];
    const pages = [await ann.connect(), await ben.connect()] as const;
    const [{ me: a }, { me: b }] = [await ann.get<Me>('/api/me'), await ben.get<Me>('/api/me')];
    const beside = await openBeside({ data: database.flags.data, database: database.flags.database ?? null });
    const upkeep = new Upkeep(beside, games);
    await upkeep.block(a?.id ?? '', true);
    await closed(pages[0]);
    expect(await pages[1].send({ type: 'ping' })).toMatchObject({ type: 'ok' });
    await upkeep.deleteAccount(b?.id ?? '');
    await closed(pages[1]);
    expect(await Promise.all([ann, ben].map(isKnown))).toEqual([false, false]);
    await beside.close();
  });

  test('a device from before there were sessions is known until it signs out', async () => {
    const [address] = await addresses();
    const ann = await Client.guest(address, 'Ann');
    const { me } = await ann.get<Me>('/api/me');
    const storage = servers[0]?.storage;
    const secret = (await storage?.setting('secret', () => '')) ?? '';
    const signature = createHmac('sha256', secret).update(`device ${me?.id} `).digest('base64url');
    const old = new Client(address, `ragtag=${me?.id}.${signature}`);
    expect(await isKnown(old)).toBe(false); // this account was made later
    await storage?.beginSession(me?.id ?? '', '', 1);
    const page = await old.connect();
    await storage?.beginSession(me?.id ?? '', 'another', 2);
    expect(await page.send({ type: 'ping' })).toMatchObject({ type: 'ok' });
    await withCookieOf(old, address).post('/api/sign-out');
    await closed(page);
    expect(await Promise.all([old, ann].map(isKnown))).toEqual([false, true]);
  });

  test('a new name reaches the table, and whoever took it goes on hearing', async () => {
    const [here, there] = await addresses();
    const [mira, jonas] = [await Client.guest(here, 'Mira'), await Client.guest(there, 'Jonas')];
    const game = await mira.create({ configuration: { players: 3 } });
    await jonas.post(`/api/games/${game}/join`, { seat: 1 });
    const [own, other] = [await mira.connect(), await jonas.connect()];
    await own.watch(game);
    const table = await other.watch(game);
    await mira.post('/api/name', { name: 'Myra' });
    await other.until(() => table.state?.seats[0]?.name === 'Myra');
    expect(await other.send({ type: 'signal', game, signal: 'thanks' })).toMatchObject({ type: 'ok' });
    await own.until(() => own.heard.some((one) => one.type === 'chat' && one.seat === 1));
    expect(await own.send({ type: 'say', game, text: 'you are welcome' })).toMatchObject({ type: 'ok' });
    await other.until(() => other.heard.some((one) => one.type === 'chat' && one.from === 'Myra'));
  });
});

test('after news was missed those who are connected are looked up a few at a time', async () => {
  const database = await postgresDatabase();
  const server = await makeServer(readConfig({ ...database.flags, port: 0, rate: 0, threads: 0 }, {}), () => undefined);
  const ann = await Client.guest(await server.listen(), 'Ann');
  const pages = await Promise.all(Array.from({ length: 20 }, () => ann.connect()));
  const { storage } = server;
  const lookUp = storage.accountInSession.bind(storage);
  let [busy, most, looked] = [0, 0, 0];
  const done = new Promise<void>((resolve) => {
    storage.accountInSession = async (...who) => {
      most = Math.max(most, ++busy);
      const found = await lookUp(...who);
      busy--;
      if (++looked === pages.length) resolve();
      return found;
    };
  });
  const other = new pg.Client({ connectionString: database.flags.database ?? '' });
  await other.connect();
  await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await other.end();
  await done;
  expect(most).toBe(4);
  for (const page of pages) expect(await page.send({ type: 'ping' })).toMatchObject({ type: 'ok' });
  await server.close();
  await database.remove();
});

test('who cannot be looked up after news was missed stays connected, and is looked up later', async () => {
  const database = await postgresDatabase();
  const server = await makeServer(readConfig({ ...database.flags, port: 0, rate: 0, threads: 0 }, {}), () => undefined);
  const ann = await Client.guest(await server.listen(), 'Ann');
  const page = await ann.connect();
  const { storage } = server;
  const lookUp = storage.accountInSession.bind(storage);
  let [looked, away] = [0, () => undefined as void];
  storage.accountInSession = async (...who) => {
    if (++looked > 1) return await lookUp(...who);
    return await new Promise((_, reject) => {
      away = () => reject(new StorageError('the database is away'));
    });
  };
  const hasLooked = async (often: number) => {
    while (looked < often) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const other = new pg.Client({ connectionString: database.flags.database ?? '' });
  await other.connect();
  await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await hasLooked(1);
  expect(await page.send({ type: 'ping' })).toMatchObject({ type: 'ok' }); // nobody waits for that
  away();
  await hasLooked(2);
  expect(await page.send({ type: 'ping' })).toMatchObject({ type: 'ok' });
  expect(page.closed).toBe(false);
  await other.query('DELETE FROM sessions');
  await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await page.until(() => page.closed);
  await other.end();
  await server.close();
  await database.remove();
});
