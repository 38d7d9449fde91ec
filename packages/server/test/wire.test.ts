import type { View } from '@ragtag/galactica';
import { randomAnswer, whim } from '@ragtag/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Page } from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import type { Onlooker } from '../testing/live.ts';
import { type Running, runServer } from '../testing/running.ts';

const PLAYERS = 3;

describe.each(databases)('over the wire, on %s', (_, make) => {
  let running: Running;
  let address: string;

  beforeAll(async () => {
    running = await runServer(make);
    ({ address } = running);
  });
  afterAll(() => running.close());

  /** Three people at a table. */
  async function seated(options: object = {}): Promise<{ game: string; host: Client; pages: Page[] }> {
    const clients = await Promise.all(['Ann', 'Ben', 'Cid'].map((name) => Client.guest(address, name)));
    const [host, ...others] = clients as [Client, ...Client[]]; // one for each name
    const game = await host.create({ configuration: { players: PLAYERS }, options });
    const invitations = await host.invitations(game);
    for (const [index, client] of others.entries()) {
      await client.post(`/api/games/${game}/accept`, { invitation: invitations[index + 1] });
    }
    await host.post(`/api/games/${game}/start`);
    const pages = await Promise.all(clients.map((client) => client.connect()));
    for (const page of pages) await page.watch(game);
    return { game, host, pages };
  }

  /** Lets whoever is asked answer at random; returns who it was. */
  async function answerOne(pages: readonly Page[], game: string, below: (bound: number) => number): Promise<Page> {
    const asked = pages.find((page) => page.table(game).state?.question != null);
    const question = asked?.table(game).state?.question;
    if (!asked || !question) throw new Error('nobody is asked');
    const answer = randomAnswer(question.asked, below);
    expect(await asked.send({ type: 'answer', game, question: question.name, answer })).toMatchObject({ type: 'ok' });
    // What a page hears in reply comes after all it was told before.
    for (const page of pages) await page.send({ type: 'unwatch', game: 'none' });
    return asked;
  }

  test('an onlooker follows the game, is never asked, and sees no hand and no loyalty', async () => {
    const { game, pages } = await seated({ spectators: true });
    const onlooker = await (await Client.guest(address, 'Eve')).connect();
    const table = await onlooker.watch(game);
    const below = whim(3);
    for (let answers = 0; answers < 60; answers++) {
      await answerOne(pages, game, below);
      await onlooker.send({ type: 'unwatch', game: 'none' });
      expect(table.state).toMatchObject({ seat: null, question: null, host: false, status: 'playing' });
      expect(hiddenIn(table)).toEqual([]);
      const counts = viewOf(table).players.map(({ hand }) => hand.count);
      expect(viewOf(pages[0]?.table(game)).players.map(({ hand }) => hand.count)).toEqual(counts);
    }
    const reply = await onlooker.send({ type: 'say', game, text: 'Who is the Cylon?' });
    expect(reply.type).toBe('ok');
    expect(onlooker.heard).toContainEqual(expect.objectContaining({ type: 'chat', room: 'spectators' }));
    for (const page of pages) {
      await page.send({ type: 'unwatch', game: 'none' });
      expect(page.heard.filter(({ type }) => type === 'chat')).toEqual([]);
    }
    for (const page of [...pages, onlooker]) page.close();
  });

  test('nobody looks on where the host does not let them', async () => {
    const { game, pages } = await seated({ spectators: false });
    const stranger = await (await Client.guest(address, 'Eve')).connect();
    expect(await stranger.send({ type: 'watch', game })).toMatchObject({ type: 'error', code: 'not-allowed' });
    for (const page of [...pages, stranger]) page.close();
  });

  test('an answer is taken back, and the same is asked again', async () => {
    const { game, pages } = await seated();
    const below = whim(5);
    for (;;) {
      const before = pages.map((page) => page.table(game).state);
      const answered = await answerOne(pages, game, below);
      if (answered.table(game).state?.undo !== 'own') continue;
      expect(await answered.send({ type: 'undo', game })).toMatchObject({ type: 'ok' });
      for (const [index, page] of pages.entries()) {
        await page.send({ type: 'unwatch', game: 'none' });
        expect(page.table(game).state?.view).toEqual(before[index]?.view);
        expect(page.table(game).state?.question?.asked).toEqual(before[index]?.question?.asked);
      }
      await answerOne(pages, game, below);
      for (const page of pages) page.close();
      return;
    }
  });
});

function viewOf(table: Onlooker | undefined): View {
  return table?.state?.view as unknown as View; // the game is Galactica, and going on
}

/** Cards of players, which only some may know, that are shown all the same. */
function hiddenIn(table: Onlooker): unknown[] {
  return viewOf(table).players.flatMap(({ hand, mutiny, superCrises, lookingAt, loyalty }) => [
    ...[hand, mutiny, superCrises, lookingAt].flatMap(({ cards }) => cards),
    ...loyalty.filter((card) => 'name' in card),
  ]);
}
