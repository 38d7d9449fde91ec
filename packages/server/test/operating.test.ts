import { games } from '@ragtag/games';
import { JOURNAL_VERSION } from '@ragtag/kernel';
import { hosted } from '@ragtag/kernel/host';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';
import { Lobby } from '../src/lobby/lobby.ts';
import { makeServer, type Server } from '../src/server.ts';
import { openBeside } from '../src/storage/beside.ts';
import { schemaOf, versionTable } from '../src/storage/migrations.ts';
import { openForReading } from '../src/storage/reading.ts';
import type { SqlStorage } from '../src/storage/sql-storage.ts';
import type { Account, Storage } from '../src/storage/storage.ts';
import { withCopy } from '../src/storage/upgrade.ts';
import { Upkeep } from '../src/storage/upkeep.ts';
import { survey } from '../src/tables/survey.ts';
import { Client } from '../testing/client.ts';
import { databases, postgresDatabase, sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { hall, parleyGame } from '../testing/live.ts';
import { parley } from '../testing/parley.ts';

describe.each(databases)('on %s', (_, make) => {
  let [database, storage, upkeep]: [TestDatabase, SqlStorage, Upkeep] = [] as never; // set before each test
  beforeEach(async () => {
    database = await make();
    storage = (await database.open()) as SqlStorage; // there is no other storage
    upkeep = new Upkeep(storage, games);
  });
  afterEach(async () => {
    await storage.close();
    await database.remove();
  });

  const guest = async (id: string, created: number, password: string | null = null): Promise<Account> => {
    const account = { id, name: id, password, created };
    await storage.createAccount(account);
    return account;
  };
  const gameOf = (host: Account, at: number) => {
    const wanted = { game: 'galactica', title: '', configuration: { players: 3 }, options: {}, sit: true };
    return new Lobby(storage as Storage, games, () => at).create(host, wanted);
  };
  const idsOf = async () => (await storage.games({ limit: 10 })).map(({ id }) => id).sort();

  test('old guests without games and games that nobody plays are tidied up, and nothing else', async () => {
    const [old, fresh] = [await guest('old', 1_000), await guest('fresh', 9_000)];
    await guest('known', 1_000, 'hashed');
    const [abandoned, current] = [await gameOf(old, 1_000), await gameOf(fresh, 9_000)];
    expect(await upkeep.tidy(0, 0)).toEqual({ games: 0, guests: 0 });
    expect(await upkeep.tidy(5_000, 0)).toEqual({ games: 0, guests: 0 }); // who has a game is not gone
    expect(await upkeep.tidy(5_000, 5_000)).toEqual({ games: 1, guests: 1 });
    expect(await idsOf()).toEqual([current]);
    expect(abandoned).not.toBe(current);
    expect((await upkeep.accounts('')).map(({ id }) => id).sort()).toEqual(['fresh', 'known']);
  });

  test('an account is removed with everything of it, and its seats are played on', async () => {
    const [ann, ben] = [await guest('ann', 1), await guest('ben', 1)];
    const [own, shared] = [await gameOf(ann, 1), await gameOf(ben, 1)];
    const { seats = [] } = (await storage.game(shared)) ?? {};
    await storage.setSeats(
      shared,
      seats,
      seats.map((seat) => (seat.seat === 1 ? { ...seat, account: 'ann' } : seat)),
    );
    await storage.setStatus(shared, 'playing');
    await storage.say({ game: shared, room: 'table', account: 'ann', seat: 1, name: 'ann', text: 'mine', at: 1 });
    await storage.keep({ game: '', account: 'ann', name: 'webhook' }, 'https://ann.example');
    expect(await upkeep.deleteAccount('ann')).toBe(true);
    expect([await idsOf(), await storage.account('ann')]).toEqual([[shared], null]);
    expect(own).not.toBe(shared);
    expect((await storage.game(shared))?.seats[1]).toMatchObject({ account: null, bot: 'steady' });
    expect(await storage.chat(shared, 'table', 0, 10)).toEqual([]);
    expect(await storage.kept({ game: '', account: 'ann', name: 'webhook' })).toBeNull();
    expect(await upkeep.deleteAccount('ann')).toBe(false);
  });

  test('a seat that a removed account had in an open game is free for others, and listed so', async () => {
    const [ann, ben] = [await guest('ann', 1), await guest('ben', 1)];
    const shared = await gameOf(ben, 1);
    const { seats = [] } = (await storage.game(shared)) ?? {};
    const all = [ben.id, ann.id, ann.id];
    await storage.setSeats(
      shared,
      seats,
      seats.map((seat) => ({ ...seat, account: all[seat.seat] ?? null })),
    );
    const listed = async () => (await storage.games({ status: 'open', public: 'to-join', limit: 10 })).length;
    expect(await listed()).toBe(0);
    await upkeep.deleteAccount('ann');
    expect(await listed()).toBe(1);
  });

  test('a database of another version is looked at, and not changed, beside its servers', async () => {
    const kept = { data: database.flags.data, database: database.flags.database ?? null };
    const host = await guest('host', 1);
    await gameOf(host, 1);
    const versionIs = (version: number) =>
      storage.driver.write([{ sql: 'UPDATE schema_version SET version = ?', values: [version] }]);
    const version = async () => (await storage.driver.read('SELECT version FROM schema_version', []))[0]?.['version'];
    const current = Number(await version());
    await versionIs(current - 1);
    for (const open of [openBeside, openForReading]) {
      await expect(open(kept)).rejects.toThrow('was made by an older Ragtag: start the server');
    }
    expect(await version()).toBe(current - 1);
    await versionIs(current + 1);
    for (const open of [openBeside, openForReading, (all: typeof kept) => withCopy(all, async () => 0)]) {
      await expect(open(kept)).rejects.toThrow(`the database is of version ${current + 1}, made by a newer Ragtag`);
    }
    await versionIs(current);
    const beside = await openBeside(kept);
    expect((await beside.games({ limit: 10 })).length).toBe(1);
    await beside.close();
  });

  test('is looked at for an upgrade in a copy, and not touched', async () => {
    const { tables } = hall(storage);
    await storage.createGame(parleyGame());
    await (await tables.open('g')).start('nobody');
    await tables.close();
    const kept = { data: database.flags.data, database: database.flags.database ?? null };
    const found = await withCopy(kept, async (copy) => {
      await copy.setStopped('g', 'in the copy alone');
      const all = [];
      for await (const { status, why } of survey(copy, { parley: hosted(parley(9), { title: 'Parley' }) })) {
        all.push({ status, why });
      }
      return all;
    });
    expect(found).toEqual([{ status: 'playing', why: null }]);
    expect((await storage.game('g'))?.stopped).toBeNull();
  });
});

test('a database of an older version is checked for an upgrade, and stays of that version', async () => {
  const database = await postgresDatabase();
  const url = database.flags.database ?? '';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const first = schemaOf(3, { bytes: 'BYTEA', byKey: '', now: '0' });
  for (const sql of [...versionTable, ...first]) await client.query(sql);
  const { configuration, options, seats } = parleyGame();
  const texts = [configuration, options, seats].map((part) => JSON.stringify(part));
  await client.query(`INSERT INTO games VALUES ('g', 'parley', 1, $1, 'seed', $2, 'A parley', 'ann', $3, 1)`, texts);
  await client.query('UPDATE games SET format = $1', [JOURNAL_VERSION]);
  await client.query(`INSERT INTO progress VALUES ('g', 'playing', 1, 1, '[]')`);
  await client.query(`INSERT INTO entries VALUES ('g', 1, '0 99 00000', 1)`);
  const found = await withCopy({ data: '', database: url }, async (copy) => {
    const all = [];
    for await (const one of survey(copy, { parley: hosted(parley(9), { title: 'Parley' }) })) all.push(one.status);
    return all;
  });
  expect(found).toEqual(['parked']);
  expect((await client.query('SELECT version FROM schema_version')).rows).toEqual([{ version: 3 }]);
  await client.end();
  await database.remove();
});

describe('a server that runs', () => {
  let [database, server, address]: [TestDatabase, Server | null, string] = [] as never; // set before each test
  const notes: string[] = [];
  const start = async (flags: Parameters<typeof readConfig>[0] = {}) => {
    const config = readConfig({ ...database.flags, port: 0, threads: 0, ...flags }, {});
    const fail = (what: string, { error }: { readonly error: unknown }) => {
      throw new Error(`${what}: ${String(error)}`);
    };
    notes.length = 0;
    server = await makeServer(config, fail, games, (what, details) => notes.push(`${what} ${JSON.stringify(details)}`));
    address = await server.listen();
  };
  beforeEach(async () => {
    database = await sqliteDatabase();
  });
  const stop = async () => {
    await server?.close();
    server = null;
  };
  afterEach(async () => {
    await stop();
    await database.remove();
  });

  test('hears of games that are parked, released and removed beside it, and keeps a blocked account out', async () => {
    await start();
    const ann = await Client.guest(address, 'Ann');
    const game = await ann.create();
    const page = await ann.connect();
    await page.watch(game);
    const beside = await openBeside({ data: database.flags.data, database: null });
    const upkeep = new Upkeep(beside, games);
    await upkeep.stop(game, 'somebody looks at it');
    await page.until(() => page.closed);
    const again = await ann.connect();
    expect(await again.send({ type: 'watch', game })).toMatchObject({
      message: 'this game is stopped: somebody looks at it',
    });
    await upkeep.stop(game, null);
    expect(await again.send({ type: 'watch', game })).toMatchObject({ type: 'ok' });
    await upkeep.deleteGame(game);
    await again.until(() => again.closed);
    expect(await ann.request('GET', `/api/games/${game}`)).toMatchObject({ status: 404 });
    const { me } = await ann.get<{ me: { id: string } }>('/api/me');
    await upkeep.block(me.id, true);
    expect(await ann.get('/api/me')).toEqual({ me: null });
    await upkeep.block(me.id, false);
    expect(await ann.get('/api/me')).toMatchObject({ me: { id: me.id } });
    await beside.close();
  });

  test('is looked at for an upgrade without being touched', async () => {
    await start();
    await (await Client.guest(address, 'Ann')).create();
    const found = await withCopy({ data: database.flags.data, database: null }, async (storage) => {
      const all = [];
      for await (const { status, why } of survey(storage, games)) all.push({ status, why });
      return all;
    });
    expect(found).toEqual([{ status: 'open', why: null }]);
  });

  test('shows its metrics to whoever has the token, else to this machine alone', async () => {
    await start({ 'metrics-token': 'a-token-of-some-length' });
    const read = (headers: Record<string, string>) => fetch(`${address}/metrics`, { headers });
    expect((await read({})).status).toBe(403);
    const shown = await read({ authorization: 'Bearer a-token-of-some-length' });
    const text = await shown.text();
    for (const figure of ['commit_seconds', 'answers_total', 'own_answers_total', 'threads', 'threads_lost_total']) {
      expect(text).toContain(`ragtag_${figure}`);
    }
    await stop();
    await start();
    expect((await read({})).status).toBe(200);
    expect((await read({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
    await stop();
    await start({ 'metrics-port': 0 });
    expect(await (await read({})).text()).not.toContain('ragtag_sockets');
    const [, elsewhere = ''] = /metrics are served .*?"(http[^"]+)"/.exec(notes.join()) ?? [];
    expect((await fetch(`${elsewhere}/metrics`)).status).toBe(200);
  });

  test('believes a proxy that it was told of, and no other', async () => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
    };
    const cookie = async () => {
      const reply = await fetch(`${address}/api/guest`, { method: 'POST', headers, body: '{"name":"Ann"}' });
      return reply.headers.get('set-cookie');
    };
    await start({ 'access-log': true });
    expect(await cookie()).not.toContain('Secure');
    await stop();
    expect(notes.join()).toContain('"from":"127.0.0.1"');
    await start({ proxy: 'loopback', 'access-log': true });
    expect(await cookie()).toContain('Secure');
    await stop();
    expect(notes.join()).toContain('"from":"203.0.113.9"');
    expect(() => readConfig({ proxy: 'everybody' }, {})).toThrow(ConfigError);
  });

  test('lets a page load its files without using up its requests', async () => {
    await start({ rate: 20 });
    const statuses = async (path: string, times: number) => {
      const replies = await Promise.all(Array.from({ length: times }, () => fetch(`${address}${path}`)));
      return new Set(replies.map(({ status }) => status));
    };
    expect(await statuses('/nothing/here', 30)).toContain(429);
    expect(await statuses('/api/me', 10)).toEqual(new Set([200]));
    expect(await statuses('/api/me', 30)).toContain(429);
  });
});

describe.each(databases)('a setting that cannot be read (%s)', (_, make) => {
  test.each([
    ['alive', 'yesterday'],
    ['outages', '[{'],
    ['outages', '[[1]]'],
    ['plays of another', 'anything'],
    ['push-keys', '{}'],
  ])('is told in a sentence when the server starts: %s %s', async (name, value) => {
    const database = await make();
    const storage = await database.open();
    await storage.setSetting(name, value);
    await storage.close();
    const config = readConfig({ ...database.flags, port: 0, threads: 0 }, {});
    await expect(makeServer(config, () => undefined)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(`has a setting '${name}' that cannot be read`),
    });
    await (await database.open()).close(); // nothing was left open
    await database.remove();
  });
});
