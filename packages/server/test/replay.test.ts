import type { View } from '@ragtag/galactica';
import type { ToldGame } from '@ragtag/galactica/host';
import { type Plain, randomAnswer, seat, whim } from '@ragtag/kernel';
import { silent } from '@ragtag/kernel/host';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apply } from '../src/protocol/patch.ts';
import type { Replay, Story } from '../src/protocol/story.ts';
import type { NewGame, Storage } from '../src/storage/storage.ts';
import { Stories } from '../src/story/stories.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import type { Tables } from '../src/tables/tables.ts';
import { Client, type Page } from '../testing/client.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { hall, names, Onlooker, parleyGame } from '../testing/live.ts';
import { MOVE, NO, PASS_ON, WHISPER } from '../testing/parley.ts';
import { asView, pastOf, playedGame, unpacked } from '../testing/pasts.ts';
import { type Running, runServer } from '../testing/running.ts';

/** What there is to see in every step. */
function views({ first, steps }: Replay): View[] {
  let view: Plain = first;
  return steps.map(({ patch }) => {
    view = apply(view, patch);
    return asView(view);
  });
}

/** Cards of players that only some may know, and are named all the same. */
function named(view: View): string[] {
  return view.players.flatMap(({ hand, mutiny, superCrises, lookingAt, quorum, loyalty }) => [
    ...[hand, mutiny, superCrises, lookingAt, quorum].flatMap(({ cards }) => cards.map(({ name }) => name)),
    ...loyalty.flatMap((card) => ('name' in card ? [card.name] : [])),
  ]);
}

describe('of a running server', () => {
  let running: Running;
  let address: string;

  beforeAll(async () => {
    running = await runServer(sqliteDatabase);
    ({ address } = running);
  });
  afterAll(() => running.close());

  /** A game of a person and artificial players who has answered so often. */
  async function playing(answers: number, options: object = { spectators: true }): Promise<Played> {
    const client = await Client.guest(address, 'Ann');
    const game = await client.create({ configuration: { players: 3 }, options });
    await client.post(`/api/games/${game}/start`);
    const page = await client.connect();
    const table = await page.watch(game);
    const below = whim(4);
    const isMine = () => table.state?.question != null || table.state?.status === 'over';
    for (let given = 0; given < answers; given++) {
      await page.until(isMine);
      const question = table.state?.question;
      if (!question) break;
      const answer = randomAnswer(question.asked, below);
      expect(await page.send({ type: 'answer', game, question: question.name, answer })).toMatchObject({ type: 'ok' });
      await page.until(() => table.state?.question?.name !== question.name);
    }
    await page.until(isMine);
    return { client, game, page };
  }
  interface Played {
    readonly client: Client;
    readonly game: string;
    readonly page: Page;
  }

  test('a game that goes on is shown to a seat as it saw it', async () => {
    const { client, game, page } = await playing(15);
    const replay = await client.get<Replay>(`/api/games/${game}/replay`);
    expect(replay).toMatchObject({ over: false, as: 0, title: "Ann's game" });
    const seen = views(replay);
    const now = page.table(game).state?.view as unknown as View; // of this game
    expect(seen.at(-1)?.players).toEqual(now.players);
    expect(seen.at(-1)?.ships).toEqual(now.ships);
    expect(seen.every(({ viewer }) => viewer === 0)).toBe(true);
    const events = replay.steps.flatMap(({ log }) => log.map(({ type }) => type));
    expect(events.slice(-page.table(game).events.length)).toEqual(page.table(game).events);
    expect(events.filter((type) => type === 'turn-began').length).toBe(replay.steps.at(-1)?.turn);
    page.close();
  });

  test('an onlooker sees nothing hidden in any step, and nobody sees with others’ eyes', async () => {
    const { client, game, page } = await playing(15);
    const eve = await Client.guest(address, 'Eve');
    const replay = await eve.get<Replay>(`/api/games/${game}/replay`);
    expect(replay.as).toBe('spectator');
    const seen = views(replay);
    expect(seen.length).toBeGreaterThan(40);
    expect(seen.flatMap(named)).toEqual([]);
    expect(await client.get(`/api/games/${game}/replay?as=spectator`)).toEqual(replay);
    for (const as of ['all', '1', '0']) {
      const { status, body } = await eve.request('GET', `/api/games/${game}/replay?as=${as}`);
      expect([status, body]).toMatchObject([403, { error: { code: 'not-allowed' } }]);
    }
    expect((await client.request('GET', `/api/games/${game}/replay?as=1`)).status).toBe(403);
    expect((await client.request('GET', `/api/games/${game}/replay?as=everything`)).status).toBe(400);
    expect((await client.request('GET', `/api/games/${game}/story`)).status).toBe(403);
    page.close();
  });

  test('whoever may not look sees no replay', async () => {
    const { game, page } = await playing(1, { spectators: false });
    const eve = await Client.guest(address, 'Eve');
    expect((await eve.request('GET', `/api/games/${game}/replay`)).status).toBe(403);
    expect((await new Client(address).request('GET', `/api/games/${game}/replay`)).status).toBe(401);
    expect((await eve.request('GET', '/api/games/none/replay')).status).toBe(404);
    page.close();
    const open = await eve.create();
    expect((await eve.request('GET', `/api/games/${open}/replay`)).status).toBe(403);
  });

  test('a game that is over is shown with all faces, or as any seat saw it, and told', async () => {
    const { client, game, page } = await playing(Number.POSITIVE_INFINITY);
    expect(page.table(game).state?.status).toBe('over');
    const replay = await client.get<Replay>(`/api/games/${game}/replay`);
    expect(replay).toMatchObject({ over: true, as: 'all' });
    for (const { players, viewer } of views(replay)) {
      expect(viewer).toBe('omniscient');
      for (const { hand } of players) expect(hand.cards.length).toBe(hand.count);
    }
    const other = await client.get<Replay>(`/api/games/${game}/replay?as=1`);
    for (const { players } of views(other)) expect(players[1]?.hand.cards.length).toBe(players[1]?.hand.count);
    expect(views(other).some(({ players }) => players[0]?.hand.cards.length !== players[0]?.hand.count)).toBe(true);
    const story = await client.get<Story<ToldGame>>(`/api/games/${game}/story`);
    expect(story.winner).toBe(views(replay).at(-1)?.over?.winner);
    expect(story.seats.map(({ name }) => name)).toContain('Ann');
    expect((await client.request('GET', `/api/games/${game}/replay?as=7`)).status).toBe(400);
    page.close();
  });

  test('what was taken back leaves no steps', async () => {
    const { client, game, page } = await playing(0);
    const before = await client.get<Replay>(`/api/games/${game}/replay`);
    const below = whim(1);
    const table = page.table(game);
    const question = table.state?.question;
    if (!question) throw new Error('nobody is asked');
    await page.send({ type: 'answer', game, question: question.name, answer: randomAnswer(question.asked, below) });
    await page.until(() => table.state?.question?.name !== question.name && table.state?.question !== null);
    await page.send({ type: 'undo', game });
    await page.until(() => table.state?.question?.asked.kind === question.asked.kind);
    expect(await client.get(`/api/games/${game}/replay`)).toEqual(before);
    page.close();
  });
});

describe('of a table', () => {
  let database: TestDatabase;
  let storage: Storage;
  let tables: Tables;
  let now: number;

  beforeEach(async () => {
    database = await sqliteDatabase();
    storage = await database.open();
    now = 1_000;
    ({ tables } = hall(storage, { now: () => now }));
  });
  afterEach(async () => {
    await tables.close();
    await storage.close();
    await database.remove();
  });

  async function sitDown(more: Partial<NewGame> = {}): Promise<LiveTable> {
    const game = parleyGame(more);
    await storage.createGame(game);
    const table = await tables.open(game.id);
    await table.start('nobody');
    return table;
  }

  /** Whoever is asked answers. */
  async function plays(table: LiveTable, answer: number): Promise<void> {
    const all = names.map((account) => new Onlooker(account));
    for (const onlooker of all) await table.watch(onlooker);
    const asked = all.find(({ state }) => state?.question);
    if (!asked) throw new Error('nobody is asked');
    await table.answer(seat(asked.state?.seat ?? 0), asked.question, answer);
    for (const onlooker of all) await table.unwatch(onlooker);
  }

  test('steps tell nothing of who was asked in secret', async () => {
    const seen: Replay[] = [];
    for (const [id, replies] of [
      ['short', [NO]],
      ['long', [PASS_ON, PASS_ON, NO]],
    ] as const) {
      const table = await sitDown({ id });
      for (const answer of [WHISPER, ...replies, MOVE, MOVE]) await plays(table, answer);
      seen.push(unpacked<Replay>(await new Stories().replay(await table.archive.past('eve'))));
    }
    expect(seen[0]?.steps.length).toBe(2);
    expect(seen[0]).toEqual(seen[1]);
  });

  test('the times in a log tell nothing of answers given in secret', async () => {
    const table = await sitDown();
    const ann = new Onlooker('ann');
    await table.watch(ann);
    await plays(table, WHISPER);
    now = 4_000;
    await plays(table, NO);
    now = 9_000;
    await plays(table, MOVE);
    const told = (await table.archive.history('ann')).map(({ at, event }) => [event.type, at]);
    expect(told).toEqual([
      ['replied', 1_000],
      ['moved', 9_000],
    ]);
    expect(ann.log.map(({ at }) => at)).toEqual([1_000, 9_000]);
  });
});

test('what is asked for twice is made once, and what is not asked for makes room', async () => {
  const past = pastOf(playedGame('kept', 3, 60), 'spectator');
  const roomy = new Stories();
  const [one, two] = await Promise.all([roomy.replay(past), roomy.replay(past)]);
  expect(two).toBe(one);
  expect(await roomy.replay(past)).toBe(one);
  const narrow = new Stories(1);
  const before = await narrow.replay(past);
  await narrow.replay({ ...past, id: 'other' });
  expect(await narrow.replay(past)).not.toBe(before);
});

test('a game that has nothing to tell is shown all the same, and has no story', async () => {
  const past = pastOf(playedGame('silent', 3), seat(0), { storyteller: silent });
  const stories = new Stories();
  expect(unpacked<Replay>(await stories.replay(past)).steps.length).toBeGreaterThan(100);
  await expect(stories.story(past)).rejects.toMatchObject({ code: 'not-allowed' });
});
