import { readyMadeDecks } from '@ragtag/ccg';
import { readConfig } from '@ragtag/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CheckedDeck, ListedGame, SavedDecks, Setups } from '../src/protocol/http.ts';
import { makeServer, type Server } from '../src/server.ts';
import { Client } from '../testing/client.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';

let database: TestDatabase;
let server: Server;
let [ann, ben]: Client[] = [];
let readyMade: Readonly<Record<string, string>> = {};

beforeEach(async () => {
  database = await sqliteDatabase();
  server = await makeServer(readConfig({ ...database.flags, port: 0, threads: 0 }, {}), (what, { error }) => {
    throw new Error(what, { cause: error });
  });
  const address = await server.listen();
  [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Client.guest(address, name)));
  const { games } = await person(ann).get<Setups>('/api/setups');
  readyMade = games.find(({ game }) => game === 'ccg')?.decks ?? {};
});
afterEach(async () => {
  await server.close();
  await database.remove();
});

function person(client: Client | undefined): Client {
  if (!client) throw new Error('nobody was set up');
  return client;
}
const readyMadeText = (name: string) => readyMade[name] ?? '';
const refused = (code: string) => ({ error: expect.objectContaining({ code }) });
const seen = (client: Client | undefined, game: string) => person(client).get<ListedGame>(`/api/games/${game}`);
const chosen = async (client: Client | undefined, game: string) =>
  (await seen(client, game)).seats.map(({ deck, hasDeck }) => deck ?? hasDeck);

/** A deck of Ann's and one of Ben's at a table of the card game. */
async function table(): Promise<string> {
  const game = await person(ann).create({ game: 'ccg', deck: 'vipers' });
  await person(ben).post(`/api/games/${game}/join`, { deck: readyMadeText('politicians').toUpperCase() });
  return game;
}

describe('a deck at a table', () => {
  test('is chosen with the seat, and known to whoever plays it alone', async () => {
    const game = await table();
    const [vipers, politicians] = [readyMadeText('vipers'), readyMadeText('politicians')];
    expect(await chosen(ann, game)).toEqual([vipers, true]);
    const [, bens] = await chosen(ben, game);
    expect(String(bens).split('\n').slice(2)).toEqual(politicians.split('\n').slice(2));
    await person(ann).post(`/api/games/${game}/start`);
    for (const client of [ann, ben]) {
      const { configuration, seats } = await seen(client, game);
      expect(configuration).toEqual({ players: 2, promos: true });
      expect(seats.filter(({ deck }) => deck !== null)).toHaveLength(1);
      expect(await person(client).get(`/api/games/${game}/journal`)).toMatchObject({ configuration });
    }
  });

  test('is what the game is played with', async () => {
    const game = await table();
    await person(ann).post(`/api/games/${game}/start`);
    const { log } = await person(ben).get<{ log: { event: { type: string; bases?: string[] } }[] }>(
      `/api/games/${game}/log`,
    );
    const revealed = log.map(({ event }) => event).find(({ type }) => type === 'bases-revealed');
    const base = (deck: string) => readyMadeDecks.find(({ name }) => name === deck)?.base;
    expect(revealed?.bases).toEqual([base('vipers'), base('politicians')]);
  });

  test('can be changed until the game starts, each by its player; the host chooses for free seats', async () => {
    const game = await person(ann).create({ game: 'ccg', configuration: { players: 3 } });
    await person(ben).post(`/api/games/${game}/join`);
    expect(await chosen(ann, game)).toEqual([false, false, false]);
    await person(ben).post(`/api/games/${game}/deck`, { deck: 'politicians' });
    await person(ann).post(`/api/games/${game}/deck`, { deck: 'vipers', seat: 2 });
    expect(await chosen(ann, game)).toEqual([false, true, readyMadeText('vipers')]);
    expect(await chosen(ben, game)).toEqual([false, readyMadeText('politicians'), true]);
    const choose = (client: Client | undefined, seat: number) =>
      person(client).request('POST', `/api/games/${game}/deck`, { deck: null, seat });
    expect((await choose(ann, 1)).body).toEqual(refused('not-your-seat'));
    expect((await choose(ben, 2)).body).toEqual(refused('not-your-seat'));
    expect((await choose(ann, 3)).body).toEqual(refused('malformed'));
    await person(ben).post(`/api/games/${game}/deck`, { deck: null });
    expect(await chosen(ann, game)).toEqual([false, false, readyMadeText('vipers')]);
    await person(ann).post(`/api/games/${game}/start`);
    expect((await choose(ben, 1)).body).toEqual(refused('not-allowed'));
  });

  test('stays with whoever brought it', async () => {
    const game = await table();
    await person(ben).post(`/api/games/${game}/leave`);
    expect(await chosen(ann, game)).toEqual([readyMadeText('vipers'), false]);
  });

  test('is judged there and then, and all that is wrong is said', async () => {
    const reply = await person(ann).request('POST', '/api/games', { game: 'ccg', deck: '5 Hangar Deck\n4 Nonsuch' });
    expect(reply).toMatchObject({ status: 409, body: refused('illegal-deck') });
    expect(JSON.stringify(reply.body)).toMatch(/Nonsuch.*no base.*at least 60/);
    const promo = `${readyMadeText('vipers')}1 BSG1-LE05\n`;
    const without = { game: 'ccg', configuration: { promos: false } };
    const game = await person(ann).create(without);
    const joining = await person(ben).request('POST', `/api/games/${game}/join`, { deck: promo });
    expect(JSON.stringify(joining.body)).toMatch(/illegal-deck.*Centurion Sentry is a promotional card/);
    expect((await person(ann).post<CheckedDeck>('/api/decks/check', { game: 'ccg', text: promo })).problems).toEqual(
      [],
    );
  });

  test('is brought to no game that has none', async () => {
    const reply = await person(ann).request('POST', '/api/games', { game: 'galactica', deck: 'vipers' });
    expect(reply.body).toEqual(refused('malformed'));
    const onlooker = { game: 'ccg', deck: 'vipers', sit: false };
    expect((await person(ann).request('POST', '/api/games', onlooker)).body).toEqual(refused('malformed'));
  });
});

describe('saved decks', () => {
  const mine = async (client: Client | undefined) =>
    (await person(client).get<SavedDecks>('/api/decks?game=ccg')).decks.map(({ name, text }) => [name, text]);
  const save = (name: string, text: string, was: string | null = null) =>
    person(ann).post('/api/decks', { game: 'ccg', name, text, was });

  test('are kept, changed, renamed and forgotten, each for one person', async () => {
    await save('Rush', '4 Starbuck');
    await save('Control', '');
    await save('Rush', '3 Starbuck');
    expect(await mine(ann)).toEqual([
      ['Control', ''],
      ['Rush', '3 Starbuck'],
    ]);
    expect(await mine(ben)).toEqual([]);
    await save('Raiders', '2 Starbuck', 'Rush');
    await person(ann).post('/api/decks/remove', { game: 'ccg', name: 'Control' });
    expect(await mine(ann)).toEqual([['Raiders', '2 Starbuck']]);
  });

  test('are for games with decks, and have a name', async () => {
    const attempt = (body: object) => person(ann).request('POST', '/api/decks', body);
    for (const body of [
      { game: 'galactica', name: 'Rush', text: '' },
      { game: 'ccg', name: '  ', text: '' },
      { game: 'ccg', name: 'Rush', text: 'x'.repeat(8_001) },
    ]) {
      expect((await attempt(body)).body).toEqual(refused('malformed'));
    }
  });

  test('can be judged at any time', async () => {
    const report = await person(ann).post<CheckedDeck>('/api/decks/check', { game: 'ccg', text: '4 nonsuch' });
    expect(report).toMatchObject({ name: 'deck', cards: 0 });
    expect(report.problems.join()).toMatch(/no card 'nonsuch'/);
    const fine = await person(ann).post<CheckedDeck>('/api/decks/check', {
      game: 'ccg',
      text: readyMadeText('vipers'),
    });
    expect(fine).toEqual({ name: 'vipers', cards: 60, problems: [], text: readyMadeText('vipers') });
  });
});

describe('the record of a deck', () => {
  const records = async (client: Client | undefined) =>
    (await person(client).get<SavedDecks>('/api/decks?game=ccg')).records;

  /** Ends a game as if it had been played. */
  async function ended(game: string, winners: readonly number[]): Promise<void> {
    const { storage } = server;
    const { length = 0 } = (await storage.game(game)) ?? {};
    const result = { winner: `player ${(winners[0] ?? 0) + 1}`, turns: 9, winners };
    const at = Date.now() - 1_000;
    await storage.append({ game, seq: length + 1, lines: ['the end'], at, pending: [], status: 'over', result });
  }

  test('is kept with whoever played it: won, lost, and against which', async () => {
    for (const winners of [[0], [0], [1]]) {
      const game = await table();
      await person(ann).post(`/api/games/${game}/start`);
      expect((await seen(ann, game)).seats.map(({ deckName }) => deckName)).toEqual([null, null]);
      await ended(game, winners);
      expect((await seen(ann, game)).seats.map(({ deckName }) => deckName)).toEqual(['vipers', 'POLITICIANS']);
    }
    const against = [{ deck: 'POLITICIANS', won: 2, lost: 1 }];
    expect(await records(ann)).toEqual([{ deck: 'vipers', won: 2, lost: 1, against }]);
    expect(await records(ben)).toMatchObject([{ deck: 'POLITICIANS', won: 1, lost: 2 }]);
  });

  test('does not count games against nobody', async () => {
    const game = await person(ann).create({ game: 'ccg', deck: 'vipers' });
    await person(ann).post(`/api/games/${game}/start`, { bot: 'idle' });
    await ended(game, [0]);
    expect(await records(ann)).toEqual([]);
  });
});
