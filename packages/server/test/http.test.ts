import { request } from 'node:http';
import type { SetupDetails } from '@ragtag/galactica/host';
import { readConfig } from '@ragtag/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ListedGame, Me, Setups } from '../src/protocol/http.ts';
import { makeServer, type Server } from '../src/server.ts';
import { Client } from '../testing/client.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';

let database: TestDatabase;
let server: Server;
let address: string;

async function serve(flags: { readonly rate?: number } = {}): Promise<void> {
  server = await makeServer(readConfig({ ...database.flags, port: 0, threads: 0, ...flags }, {}), (what, { error }) => {
    throw new Error(what, { cause: error });
  });
  address = await server.listen();
}
beforeEach(async () => {
  database = await sqliteDatabase();
  await serve();
});
afterEach(async () => {
  await server.close();
  await database.remove();
});

const error = (code: string) => ({ error: expect.objectContaining({ code }) });

/** What a page gets that wants to be a guest; `fetch` lets nobody say under which name the server was asked. */
function statusFor(headers: { readonly host: string; readonly origin: string }): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = { ...headers, 'content-type': 'application/json' };
    const asking = request(`${address}/api/guest`, { method: 'POST', headers: sent }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode));
    });
    asking.on('error', reject).end('{"name":"Eve"}');
  });
}

describe('people', () => {
  test('a guest becomes an account, signs out, and signs in on another device', async () => {
    const ann = await Client.guest(address, 'Ann');
    expect(await ann.get<Me>('/api/me')).toMatchObject({ me: { name: 'Ann', guest: true } });
    await ann.post('/api/name', { name: 'Anna' });
    expect(await ann.post<Me>('/api/password', { password: 'battlestar' })).toMatchObject({ me: { guest: false } });
    await ann.post('/api/sign-out');
    expect(await ann.get('/api/me')).toEqual({ me: null });
    const phone = new Client(address);
    expect(await phone.post('/api/sign-in', { name: 'anna', password: 'battlestar' })).toMatchObject({
      me: { name: 'Anna', guest: false },
    });
    expect(await phone.request('POST', '/api/sign-in', { name: 'anna', password: 'a guess' })).toEqual({
      status: 401,
      body: error('wrong-password'),
    });
  });

  test('the token is for the browser alone', async () => {
    const reply = await fetch(`${address}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann' }),
    });
    expect(reply.headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect(reply.headers.get('set-cookie')).toMatch(/SameSite=Lax/);
  });

  test('whoever has not said who they are changes nothing', async () => {
    const nobody = new Client(address);
    for (const path of ['/api/games', '/api/name', '/api/password', '/api/games/x/join']) {
      expect(await nobody.request('POST', path, {})).toEqual({ status: 401, body: error('not-signed-in') });
    }
  });
});

describe('games', () => {
  test('what can be chosen is explained', async () => {
    const setups = await new Client(address).get<Setups>('/api/setups');
    const [galactica] = setups.games;
    expect(galactica?.options.map(({ name }) => name)).toContain('cylonFleet');
    const details = galactica?.details as SetupDetails | undefined; // as that game says
    expect(details?.characters.length).toBeGreaterThan(9);
    expect(galactica?.orders.length).toBeGreaterThan(3);
    for (const { text } of [...(galactica?.options ?? []), ...setups.table]) expect(text.length).toBeGreaterThan(10);
  });

  test('the host replaces an absent player, and a friend takes the seat over', async () => {
    const [ann, ben, cid] = await Promise.all(['Ann', 'Ben', 'Cid'].map((name) => Client.guest(address, name)));
    if (!ann || !ben || !cid) throw new Error('three were invited');
    const game = await ann.create({ configuration: { players: 3 } });
    await ben.post(`/api/games/${game}/join`, { seat: 1 });
    await ann.post(`/api/games/${game}/start`);
    expect(await ben.request('POST', `/api/games/${game}/replace`, { seat: 0 })).toEqual({
      status: 403,
      body: error('not-allowed'),
    });
    await ann.post(`/api/games/${game}/replace`, { seat: 1 });
    const { invitation } = await ann.post<{ invitation: string }>(`/api/games/${game}/free`, { seat: 1 });
    await cid.post(`/api/games/${game}/accept`, { invitation });
    const { seats } = await cid.get<ListedGame>(`/api/games/${game}`);
    expect(seats.map(({ name, bot, mine }) => [name, bot, mine])).toEqual([
      ['Ann', null, false],
      ['Cid', null, true],
      [null, 'steady', false],
    ]);
  });

  test('a table can be for one alone, or for two', async () => {
    const ann = await Client.guest(address, 'Ann');
    for (const players of [1, 2]) {
      const game = await ann.create({ configuration: { players } });
      await ann.post(`/api/games/${game}/start`);
      const { status, seats } = await ann.get<ListedGame>(`/api/games/${game}`);
      expect([status, seats.length]).toEqual(['playing', players]);
    }
  });

  test('a seat is lent and given back', async () => {
    const [ann, ben] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Ben')];
    const game = await ann.create({ configuration: { players: 3 } });
    const { link } = await ann.post<{ link: string }>(`/api/games/${game}/stand-in-link`);
    await ben.post(`/api/games/${game}/borrow`, { link });
    expect((await ben.get<ListedGame>(`/api/games/${game}`)).seats[0]).toMatchObject({ standIn: 'Ben', mine: true });
    await ben.post(`/api/games/${game}/give-back`);
    expect((await ben.get<ListedGame>(`/api/games/${game}`)).seats[0]).toMatchObject({ standIn: null, mine: false });
  });

  test('players talk and give signals', async () => {
    const ann = await Client.guest(address, 'Ann');
    const game = await ann.create({ configuration: { players: 3 } });
    const page = await ann.connect();
    await page.watch(game);
    expect(await page.send({ type: 'say', game, text: 'I put in a purple 3' })).toMatchObject({ code: 'secrecy' });
    expect(await page.send({ type: 'signal', game, signal: 'thanks' })).toMatchObject({ type: 'ok' });
    const { signals } = await ann.get<{ signals: { signal: string }[] }>(`/api/games/${game}/signals`);
    expect(signals.map(({ signal }) => signal)).toContain('ask-help');
    page.close();
  });

  test('signals are those of one’s own seat, and an onlooker cannot say that they still discuss', async () => {
    const [ann, ben] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Ben')];
    const game = await ann.create({ configuration: { players: 3 }, options: { clock: { kind: 'live' } } });
    const [, invitation] = await ann.invitations(game);
    await ben.post(`/api/games/${game}/accept`, { invitation });
    await ann.post(`/api/games/${game}/start`);
    const own = async (client: Client) => {
      const { signals } = await client.get<{ signals: { signal: string; text: string }[] }>(
        `/api/games/${game}/signals`,
      );
      return signals.find(({ text }) => text === 'I am human.')?.signal;
    };
    expect([await own(ann), await own(ben)]).toEqual(['player:0:human', 'player:1:human']);
    const eve = await (await Client.guest(address, 'Eve')).connect();
    expect(await eve.send({ type: 'discuss', game })).toMatchObject({ type: 'error', code: 'not-your-seat' });
    eve.close();
  });

  test.each([
    ['a kind of artificial player there is not', 'start', { bot: 'genius' }],
    ['a seat there is not', 'replace', { seat: 99 }],
    ['something else', 'join', { chair: 3 }],
  ])('%s is refused by name', async (_, verb, body) => {
    const ann = await Client.guest(address, 'Ann');
    const game = await ann.create({ configuration: { players: 3 } });
    expect(await ann.request('POST', `/api/games/${game}/${verb}`, body)).toEqual({
      status: 400,
      body: error('malformed'),
    });
  });
});

describe('operations', () => {
  test('it is alive and ready', async () => {
    const client = new Client(address);
    expect(await client.get('/health')).toEqual({ ok: true });
    expect(await client.get('/ready')).toEqual({ ready: true });
  });

  test('counts what goes on, and names no game and nobody', async () => {
    const ann = await Client.guest(address, 'Annabella');
    const game = await ann.create({ configuration: { players: 3 } });
    const page = await ann.connect();
    await page.watch(game);
    await page.send({ type: 'discuss', game });
    await page.send({ type: 'pass', game, event: 'jump', passing: true });
    await page.send({ type: 'answer', game, question: 'none', answer: 0 });
    const text = await (await fetch(`${address}/metrics`)).text();
    expect(text).toContain('ragtag_sockets 1');
    expect(text).toContain('ragtag_tables 1');
    expect(text).toContain('ragtag_messages_total{type="watch",result="ok"} 1');
    expect(text).toContain('ragtag_messages_total{type="refused",result="not-allowed"} 1');
    expect(text).toMatch(/ragtag_request_seconds_count\{method="POST",route="\/api\/games",status="200"\} 1/);
    expect(text).not.toMatch(/type="(answer|orders|pass)"|not-asked/); // whoever is asked in secret sends those too
    for (const secret of [game, 'Annabella']) expect(text).not.toContain(secret);
    page.close();
  });

  test('browsers are told to let nobody else in', async () => {
    const { headers } = await fetch(`${address}/`);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  test('pages from elsewhere may not send anything', async () => {
    const reply = await fetch(`${address}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: JSON.stringify({ name: 'Eve' }),
    });
    expect([reply.status, await reply.json()]).toEqual([403, error('not-allowed')]);
  });

  test('nor may a page whose address only ends or begins as ours does', async () => {
    // Under a name: nothing can be put before a number that stays an address.
    for (const [origin, status] of [
      ['http://evil-games.example', 403],
      ['http://evil.games.example', 403],
      ['http://games.example.evil', 403],
      ['http://games.example:81', 403],
      ['http://games.example', 200],
    ] as const) {
      expect([origin, await statusFor({ host: 'games.example', origin })]).toEqual([origin, status]);
    }
  });

  test('64 messages may wait for their turn, and whoever sends more is cut off', async () => {
    const ann = await Client.guest(address, 'Ann');
    const game = await ann.create({ configuration: { players: 3 } });
    const flood = async (messages: number) => {
      const page = await ann.connect();
      const all = Array.from({ length: messages }, (_, index) => ({ type: 'watch', game, id: index + 1 }));
      page.sendTogether(all.map((message) => JSON.stringify(message)));
      await page.until(() => page.closed || page.heard.filter(({ type }) => type === 'ok').length === messages);
      const refused = page.heard.filter((message) => message.type === 'error' && message.code === 'too-fast');
      page.close();
      return [page.closed, refused.length > 0];
    };
    expect(await flood(64)).toEqual([false, false]);
    expect(await flood(65)).toEqual([true, true]);
  });

  test('who asks too often has to wait; who looks after the server never does', async () => {
    await server.close();
    await serve({ rate: 40 });
    const client = new Client(address);
    const tries = [1, 2, 3].map(() => client.request('POST', '/api/guest', { name: 'Eve' }));
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    const many = await Promise.all(Array.from({ length: 60 }, () => client.request('GET', '/api/me')));
    expect(many.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(many.find(({ status }) => status === 429)?.body).toEqual(error('too-fast'));
    for (let n = 0; n < 60; n++) expect((await fetch(`${address}/health`)).status).toBe(200);
  });

  test('what is too long is refused', async () => {
    const ann = await Client.guest(address, 'Ann');
    const answer = await ann.request('POST', '/api/name', { name: 'x'.repeat(100_000) });
    expect(answer).toEqual({ status: 413, body: error('too-large') });
  });
});
