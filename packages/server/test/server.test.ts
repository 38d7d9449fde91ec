import { randomAnswer, whim } from '@ragtag/kernel';
import { readConfig } from '@ragtag/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Games } from '../src/protocol/http.ts';
import { makeServer, type Server } from '../src/server.ts';
import { Client, type Page } from '../testing/client.ts';
import { databases, type TestDatabase } from '../testing/databases.ts';

/** Answers whatever this page's player is asked until the game is over. Returns how many answers that took. */
async function playOn(page: Page, game: string, seed: number): Promise<number> {
  const below = whim(seed);
  const table = page.table(game);
  for (let answers = 0; ; answers++) {
    await page.until(() => table.state?.status === 'over' || table.state?.question != null || page.closed);
    const { state } = table;
    if (!state?.question || page.closed) return answers;
    const { name, asked } = state.question;
    const reply = await page.send({ type: 'answer', game, question: name, answer: randomAnswer(asked, below) });
    if (reply.type === 'error') throw new Error(reply.message);
    await page.until(() => table.state?.question?.name !== name);
  }
}

describe.each(databases)('a server on %s', (_, make) => {
  let database: TestDatabase;
  let server: Server;
  let address: string;
  const problems: unknown[] = [];

  beforeAll(async () => {
    database = await make();
    server = await makeServer(readConfig({ ...database.flags, port: 0, threads: 0, rate: 0 }, {}), (...told) =>
      problems.push(told),
    );
    address = await server.listen();
  });
  afterAll(async () => {
    await server.close();
    await database.remove();
    expect(problems).toEqual([]);
  });

  test('two people and an artificial player play a whole game', async () => {
    const [ann, ben] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Ben')];
    const game = await ann.create({ configuration: { players: 3 } });
    const [, invitation] = await ann.invitations(game);
    await ben.post(`/api/games/${game}/accept`, { invitation });
    const pages = [await ann.connect(), await ben.connect()] as const;
    for (const page of pages) await page.watch(game);
    expect(pages[0].table(game).state).toMatchObject({ status: 'open', seat: 0, host: true, view: null });
    await ann.post(`/api/games/${game}/start`);
    const played = await Promise.all(pages.map((page, index) => playOn(page, game, index)));
    expect(Math.min(...played)).toBeGreaterThan(0);
    for (const page of pages) expect(page.table(game).state).toMatchObject({ status: 'over', waiting: false });
    const { games } = await ann.get<Games>('/api/games?list=finished');
    expect(games).toMatchObject([{ id: game, result: { winner: expect.stringMatching(/^(humans|cylons)$/) } }]);

    // Whoever comes later sees the same, and the same story.
    const late = await (await ben.connect()).watch(game);
    expect(late.state?.view).toEqual(pages[1].table(game).state?.view);
    const { log } = await ben.get<{ log: { event: unknown }[] }>(`/api/games/${game}/log`);
    expect(log.map(({ event }) => event)).toEqual(pages[1].table(game).log.map(({ event }) => event));
    for (const page of pages) page.close();
  });

  test('a player who loses the connection in mid-decision comes back to the same question', async () => {
    const ann = await Client.guest(address, 'Ann');
    const game = await ann.create({ configuration: { players: 3 } });
    await ann.post(`/api/games/${game}/start`);
    const before = await ann.connect();
    const table = await before.watch(game);
    await before.until(() => table.state?.question != null);
    const { state } = table;
    before.close();
    const after = await ann.connect();
    const again = await after.watch(game);
    expect(again.state).toEqual(state);
    const reply = await after.send({ type: 'answer', game, question: again.question, answer: 0 });
    expect(reply.type).toBe('ok');
    after.close();
  });

  test('nobody answers without a seat, for another seat, or twice', async () => {
    const [ann, eve] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Eve')];
    const game = await ann.create({ configuration: { players: 3 } });
    await ann.post(`/api/games/${game}/start`);
    const [page, other] = [await ann.connect(), await eve.connect()];
    const table = await page.watch(game);
    await page.until(() => table.state?.question != null);
    const { question } = table;
    const answer = { type: 'answer', game, question, answer: 0 } as const;
    expect(await other.send(answer)).toMatchObject({ type: 'error', code: 'not-your-seat' });
    const both = await Promise.all([page.send(answer), page.send(answer)]);
    expect(both.map(({ type }) => type)).toEqual(['ok', 'error']);
    expect(await page.send({ type: 'watch', game: 'nowhere' })).toMatchObject({ code: 'no-such-game' });
    page.close();
    other.close();
  });

  test('only the host starts a game, and an invitation is good for one seat', async () => {
    const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => Client.guest(address, name)));
    if (!ann || !ben || !eve) throw new Error('three names, three guests');
    const game = await ann.create({ configuration: { players: 3 } });
    const [, invitation] = await ann.invitations(game);
    expect(await ben.invitations(game)).toEqual([]);
    await ben.post(`/api/games/${game}/accept`, { invitation });
    expect(await eve.request('POST', `/api/games/${game}/accept`, { invitation })).toMatchObject({ status: 409 });
    expect(await ben.request('POST', `/api/games/${game}/start`, {})).toMatchObject({
      status: 403,
      body: { error: { code: 'not-allowed' } },
    });
    const nobody = new Client(address);
    expect(await nobody.request('POST', '/api/games', {})).toMatchObject({ status: 401 });
  });

  test('a page of somebody else gets nowhere, nor does anybody unknown', async () => {
    const ann = await Client.guest(address, 'Ann');
    const foreign = await ann.connect({ origin: 'http://elsewhere.example' });
    expect(foreign.heard).toMatchObject([{ type: 'error', code: 'not-allowed' }]);
    const unknown = await new Client(address).connect();
    expect(unknown.heard).toMatchObject([{ type: 'error', code: 'not-signed-in' }]);
    await Promise.all([foreign, unknown].map((page) => page.until(() => page.closed)));
  });

  test.each([
    ['no JSON', '{"type":', 'malformed'],
    ['no object', '[]', 'malformed'],
    ['an unknown type', '{"type":"cheat","id":1,"game":"g"}', 'malformed'],
    ['a field too many', '{"type":"watch","id":1,"game":"g","seat":3}', 'malformed'],
    ['a wrong type', '{"type":"answer","id":1,"game":"g","question":"q","answer":"0"}', 'malformed'],
    ['bytes', Buffer.from([0, 255, 254]), 'malformed'],
    ['too much', `{"type":"watch","id":1,"game":"${'g'.repeat(20_000)}"}`, 'too-large'],
  ])('%s is refused by name', async (_what, message, code) => {
    const page = await (await Client.guest(address, 'Mallory')).connect();
    page.sendRaw(message);
    await page.until(() => page.heard.length > 1);
    expect(page.heard[1]).toMatchObject({ type: 'error', code });
    page.close();
  });
});
