/** Two processes with different rules on one database never undo each other. */
import { hosted } from '@ragtag/kernel/host';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { rulesBuild } from '../src/rooms/rules-build.ts';
import { makeServer, type Server } from '../src/server.ts';
import { Client, type Page } from '../testing/client.ts';
import { postgresDatabase, sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { MOVE, parley } from '../testing/parley.ts';

/** The same in all but what the third move and those after it score: nobody has thought of raising the revision. */
const versions = { old: parley(9), new: parley(9, 2, { doubledFrom: 2 }) };
type Version = keyof typeof versions;

let database: TestDatabase;
let servers: Server[] = [];
const reports: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await database.remove();
});

async function start(version: Version): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const config = { ...readConfig({ ...database.flags, port: 0, threads: 0, rate: 0 }, {}), rules: version };
  const report = (_: string, { error }: { readonly error: unknown }) => reports.push(String(error));
  const server = await makeServer(config, report, {
    parley: hosted(versions[version], { title: 'Parley', revision: 1 }),
  });
  servers.push(server);
  return {
    address: await server.listen(),
    stop: async () => {
      servers = servers.filter((one) => one !== server);
      await server.close();
    },
  };
}

/** A game of three people, and how each of them looks at it at some server. */
async function seated(address: string) {
  const people = await Promise.all(['Ann', 'Ben', 'Cid'].map((name) => Client.guest(address, name)));
  const [ann] = people;
  if (!ann) throw new Error('there are three');
  const game = await ann.create({ game: 'parley', configuration: {} });
  const invitations = await ann.invitations(game);
  for (const seat of [1, 2]) {
    await people[seat]?.post(`/api/games/${game}/accept`, { invitation: invitations[seat] });
  }
  await ann.post(`/api/games/${game}/start`);
  const at = async (seat: number, where: string): Promise<Page> => {
    const client = people[seat];
    if (!client) throw new Error('there are three');
    client.address = where;
    return await client.connect();
  };
  const move = async (page: Page) => {
    await page.until(() => page.table(game).question !== '');
    return await page.send({ type: 'answer', game, question: page.table(game).question, answer: MOVE });
  };
  return { game, at, move };
}

const lines = async (game: string) => {
  const storage = await database.open();
  const entries = await storage.entries(game, 1);
  await storage.close();
  return entries;
};
const refused = { type: 'error', code: 'changed', message: expect.stringContaining('by other rules') };

test('what one has played the other neither parks nor undoes while both run, and says so', async () => {
  database = await postgresDatabase();
  const [older, newer] = [await start('old'), await start('new')];
  const { game, at, move } = await seated(older.address);
  const pages = [await at(0, older.address), await at(1, newer.address), await at(2, older.address)] as const;
  for (const page of pages) await page.watch(game);
  for (const page of pages) expect(await move(page)).toMatchObject({ type: 'ok' });
  const [ann, ben] = pages;

  await ben.until(() => ben.closed); // to look where it is played
  expect(ben.table(game).state).toMatchObject({ notice: expect.stringContaining('by other rules'), parked: null });
  expect(reports.join()).toContain('by other rules');
  const fresh = await at(1, newer.address);
  expect(await fresh.send({ type: 'go-on', game })).toMatchObject(refused);
  expect(await fresh.send({ type: 'watch', game })).toMatchObject({ type: 'error' }); // or cut before it is said
  await fresh.until(() => fresh.closed);
  expect(await move(ann)).toMatchObject({ type: 'ok' }); // where it is played, it is played on
  expect((await lines(game)).map(({ line, rules }) => [line.split(' ')[0], rules])).toEqual([
    ['0', 'old'],
    ['1', 'new'],
    ['2', 'old'],
    ['0', 'old'],
  ]);

  // Once nobody plays by the old rules any more, its players decide.
  await older.stop();
  const all = await Promise.all([0, 1, 2].map((seat) => at(seat, newer.address)));
  for (const page of all) await page.watch(game);
  expect(all[0]?.table(game).state).toMatchObject({ parked: { turn: 0 }, notice: null });
  // An old process that comes back keeps them from it, for it would go on with what they undo.
  const back = await start('old');
  await (await at(0, back.address)).watch(game);
  expect(await all[0]?.send({ type: 'go-on', game })).toMatchObject({ type: 'ok' });
  expect(await all[1]?.send({ type: 'consent', game, to: 'go-on', agree: true })).toMatchObject({ type: 'ok' });
  expect(await all[2]?.send({ type: 'consent', game, to: 'go-on', agree: true })).toMatchObject(refused);
  await back.stop();
  expect(await all[0]?.send({ type: 'go-on', game })).toMatchObject({ type: 'ok' });
  for (const seat of [1, 2]) {
    expect(await all[seat]?.send({ type: 'consent', game, to: 'go-on', agree: true })).toMatchObject({ type: 'ok' });
  }
  expect(all[2] && (await move(all[2]))).toMatchObject({ type: 'ok' });

  // And the other way round: what the new rules have played, the old ones leave alone.
  const again = await start('old');
  const look = await at(0, again.address);
  expect(await look.send({ type: 'watch', game })).toMatchObject(refused);
  expect((await lines(game)).slice(4).map(({ line, rules }) => [line.slice(0, 4), rules])).toEqual([
    ['undo', 'new'],
    ['2 0 ', 'new'],
  ]);
});

test('a server that was killed keeps nobody from a game in a folder, which has only one', async () => {
  database = await sqliteDatabase();
  const storage = await database.open();
  await storage.setSetting('plays somewhere', JSON.stringify({ rules: 'old', at: Date.now() }));
  await storage.close();
  await (await start('new')).stop();
  const again = await database.open();
  expect(await again.settingsUnder('plays ')).toEqual([]);
  await again.close();
});

test('the rules of this build have a name of their own, the same each time', () => {
  expect(rulesBuild()).toMatch(/^[\w-]{12}$/);
  expect(rulesBuild()).toBe(rulesBuild());
});
