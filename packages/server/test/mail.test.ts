/** Letters about games that take weeks: to those who confirmed that they want them, telling only what everybody knows. */
import type { Plain } from '@ragtag/kernel';
import { ConfigError, readConfig } from '@ragtag/server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeServer, type Server } from '../src/server.ts';
import { letterSender } from '../src/talk/mail.ts';
import { Mailbox } from '../src/talk/mailbox.ts';
import { Notifications } from '../src/talk/notifications.ts';
import { Client } from '../testing/client.ts';
import { databases, type TestDatabase } from '../testing/databases.ts';
import { type Delivered, PostOffice } from '../testing/post-office.ts';

const problems: string[] = [];
afterEach(() => expect(problems.splice(0)).toEqual([]));

const linkIn = (purpose: string, { text }: Delivered) => {
  const [, token = ''] = new RegExp(`https://games\\.example/mail/${purpose}/(\\S+)`).exec(text) ?? [];
  return token;
};

describe.each(databases)('with %s', (_, open) => {
  let database: TestDatabase;
  let server: Server;
  let office: PostOffice;
  let address: string;

  beforeAll(async () => {
    database = await open();
    office = new PostOffice();
    const mail = { smtp: await office.open(), 'mail-from': 'Ragtag <ragtag@games.example>' };
    const flags = { ...database.flags, ...mail, address: 'https://games.example', port: 0, threads: 0, rate: 0 };
    server = await makeServer(readConfig(flags, {}), (what) => problems.push(what));
    address = await server.listen();
  });
  afterAll(async () => {
    await server.close();
    office.close();
    await database.remove();
  });

  test('an address is written to once it has said that it wants it, and until it says stop', async () => {
    const ann = await Client.guest(address, 'Ann');
    await ann.post('/api/mail', { address: 'ann@example.org' });
    const asked = await office.next();
    expect(asked.to).toBe('ann@example.org');
    expect(await ann.get('/api/notifications')).toMatchObject({
      mail: { offered: true, address: 'ann@example.org', confirmed: false },
    });
    expect(await ann.post('/api/notifications/test', {})).toEqual({ sent: [] });

    const token = linkIn('confirm', asked);
    const forged = await ann.request('POST', '/api/mail/confirm', { token: `${token.slice(0, -2)}AA` });
    expect(forged).toMatchObject({ body: { error: { code: 'stale' } } });
    await ann.post('/api/mail/confirm', { token });
    expect(await ann.post('/api/notifications/test', {})).toEqual({ sent: [{ to: 'mail', ok: true }] });
    await office.next();

    const game = await ann.create({ title: 'See http://evil.example', configuration: { players: 3 } });
    await ann.post(`/api/games/${game}/start`);
    const told = await office.next();
    expect(told.headers).toMatch(/^From: Ragtag <ragtag@games.example>$/m);
    expect(told.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(told.text).toContain('The game waits for you.');
    expect(told.text).toContain(`https://games.example/table/${game}`);
    expect(told.text).not.toContain('http://evil.example'); // no mail program makes a link of it

    const [, url = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(told.headers) ?? [];
    const { pathname, search } = new URL(url);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const stopped = await fetch(`${address}${pathname}${search}`, {
      method: 'POST',
      headers,
      body: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.status).toBe(200);
    expect(await ann.get('/api/notifications')).toMatchObject({ mail: { address: null, confirmed: false } });
    expect(await ann.post('/api/notifications/test', {})).toEqual({ sent: [] });
  });
});

/** What is kept, in memory. */
function memory() {
  const all = new Map<string, Plain>();
  return {
    keep: async ({ account, name }: { account: string; name: string }, value: Plain) =>
      void all.set(account + name, value),
    kept: async ({ account, name }: { account: string; name: string }) => all.get(account + name) ?? null,
  };
}

const settings = { smtp: 'smtp://127.0.0.1:1', from: 'r@games.example', address: 'https://games.example' };

describe('a mailbox', () => {
  function mailbox(now = { at: 1 }) {
    const letters: Delivered[] = [];
    const send = async ({ to, subject, text }: { to: string; subject: string; text: string }) =>
      void letters.push({ to, headers: subject, text });
    const storage = memory();
    return { box: new Mailbox(storage, 'secret', settings, send, () => now.at), letters, now, storage };
  }

  test('takes a link for two days, and only for the address it was sent to', async () => {
    const { box, letters, now } = mailbox();
    await box.set('ann', 'old@example.org');
    await box.set('ann', 'new@example.org');
    const [old, latest] = letters.map((letter) => linkIn('confirm', letter));
    await expect(box.confirm(old ?? '')).rejects.toThrow('no longer good');
    now.at += 2 * 24 * 3_600_000;
    await expect(box.confirm(latest ?? '')).rejects.toThrow('no longer good');
    now.at -= 1;
    await box.confirm(latest ?? '');
    expect(await box.of('ann')).toEqual({ address: 'new@example.org', confirmed: true });
    await box.stop(latest ?? ''); // it is for something else
    expect((await box.of('ann'))?.confirmed).toBe(true);
  });

  test('troubles an address that somebody else typed three times at most', async () => {
    const { box, letters } = mailbox();
    for (const account of ['a', 'b', 'c']) await box.set(account, 'Victim@example.org');
    await expect(box.set('d', 'victim@example.org')).rejects.toThrow('several times');
    expect(letters).toHaveLength(3);
  });

  test('tells whoever does not look once in ten minutes, with what happened since they looked', async () => {
    const { box, letters, now, storage } = mailbox();
    await box.set('ann', 'ann@example.org');
    await box.confirm(linkIn('confirm', letters[0] ?? { to: '', headers: '', text: '' }));
    letters.length = 0;
    const lines = ['Ben jumps.', 'Cid draws.'];
    let looks = true;
    const keys = { publicKey: '', privateKey: '' };
    const failed = (error: unknown) => problems.push(String(error));
    const notifications = new Notifications(
      storage,
      async () => 200,
      keys,
      () => now.at,
      failed,
      box,
    );
    const table = {
      id: 'g',
      stored: { title: 'Friday', seats: [{ seat: 0, account: 'ann', standIn: null }] },
      over: false,
      viewers: { has: () => looks },
      questions: () => new Map(),
      get linesShown() {
        return lines.length;
      },
      linesSince: (shown: number) => lines.slice(shown),
    };
    const tell = async () => {
      notifications.tell(table, 0, 'your-turn');
      await notifications.close();
    };
    notifications.changed(table);
    looks = false;
    lines.push('Dee repairs.');
    await tell();
    await tell();
    expect(letters.map(({ text }) => text)).toEqual([expect.stringContaining('- Dee repairs.')]);
    expect(letters[0]?.text).not.toContain('Ben jumps');
    now.at += 10 * 60_000;
    await tell();
    expect(letters[1]?.text).not.toContain('Dee repairs');
    notifications.tell({ ...table, viewers: { has: () => true } }, 0, 'game-over');
    await notifications.close();
    expect(letters).toHaveLength(2);
  });
});

test('a mail server that says nothing is not waited for', async () => {
  const office = new PostOffice();
  office.silent = true;
  const send = letterSender({ ...settings, smtp: await office.open() }, 50);
  const letter = { to: 'ann@example.org', subject: '', text: '', stop: 'https://games.example/' };
  await expect(send(letter)).rejects.toThrow();
  office.close();
});

const whole = { smtp: 'smtps://u:p@mail.example', 'mail-from': 'r@games.example', address: 'https://games.example' };
test.each([
  [{ ...whole, smtp: 'http://mail.example' }, '--smtp'],
  [{ ...whole, smtp: 'mail.example' }, '--smtp'],
  [{ ...whole, 'mail-from': 'nobody' }, '--mail-from'],
  [{ ...whole, 'mail-from': undefined }, '--mail-from'],
  [{ ...whole, address: undefined }, '--address'],
  [{ ...whole, address: 'games.example' }, '--address'],
  [{ 'mail-from': 'r@games.example' }, '--smtp'],
])('%j says what is wrong with it', (flags, named) => {
  expect(() => readConfig(flags, {})).toThrow(ConfigError);
  expect(() => readConfig(flags, {})).toThrow(named);
});

test('without a mail server no e-mail is offered', () => {
  expect(readConfig({}, {}).mail).toBeNull();
  expect(readConfig(whole, {}).mail).toMatchObject({ from: 'r@games.example' });
});
