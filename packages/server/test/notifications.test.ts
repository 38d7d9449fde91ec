import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '@ragtag/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeServer, type Server as RagtagServer } from '../src/server.ts';
import type { Storage } from '../src/storage/storage.ts';
import { Notifications } from '../src/talk/notifications.ts';
import { isInternal, sender } from '../src/talk/outgoing.ts';
import { Client } from '../testing/client.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';

interface Received {
  readonly path: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** Takes what is sent to it, and answers as told. */
class Receiver {
  readonly received: Received[] = [];
  status = 201;
  private waiting: (() => void)[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer(async (request, reply) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer); // a request gives its body in buffers
      this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      reply.writeHead(this.status).end();
      for (const wake of this.waiting.splice(0)) wake();
    });
  }

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`; // it listens on a port
  }

  async next(): Promise<Received> {
    while (this.received.length === 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.received.shift() as Received; // there is one
  }

  close(): void {
    this.server.close();
  }
}

let database: TestDatabase;
let server: RagtagServer;
let receiver: Receiver;
let there: string;
let address: string;
const problems: string[] = [];

beforeEach(async () => {
  database = await sqliteDatabase();
  const config = readConfig({ ...database.flags, port: 0, threads: 0, webhooks: 'anywhere' }, {});
  server = await makeServer(config, (what) => problems.push(what));
  address = await server.listen();
  receiver = new Receiver();
  there = await receiver.open();
});
afterEach(async () => {
  await server.close();
  receiver.close();
  await database.remove();
  expect(problems.splice(0)).toEqual([]);
});

/** A device's subscription, as a browser makes it. */
function subscription(path: string, keys = newKeys(), auth = randomBytes(16)) {
  return {
    endpoint: `${there}${path}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
}

function newKeys(): ECDH {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return keys;
}

/** What a browser makes of a push, by RFC 8188 and RFC 8291. */
function decrypted(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const both = Buffer.concat([keys.getPublicKey(), sender]);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), both]);
  const secret = hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32);
  const key = hkdfSync('sha256', Buffer.from(secret), salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdfSync('sha256', Buffer.from(secret), salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
  cipher.setAuthTag(sealed.subarray(-16));
  const open = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return open.subarray(0, open.lastIndexOf(2)).toString(); // a 2 ends the last record
}

/** Ann and Ben sit down; whoever is asked first is not looking. */
async function started(ann: Client, ben: Client): Promise<string> {
  const game = await ann.create({ title: 'Friday', configuration: { players: 3 } });
  await ben.post(`/api/games/${game}/join`, { seat: 1 });
  const third = await Client.guest(address, 'Cid');
  await third.post(`/api/games/${game}/join`, { seat: 2 });
  for (const client of [ann, ben, third]) await client.post('/api/webhook', { url: `${there}/hook` });
  await ann.post(`/api/games/${game}/start`);
  return game;
}

test('a webhook says that a game waits, and nothing of what is asked', async () => {
  const [ann, ben] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Ben')];
  const game = await started(ann, ben);
  const { path, headers, body } = await receiver.next();
  expect([path, headers['content-type']]).toEqual(['/hook', 'application/json']);
  expect(JSON.parse(body.toString())).toEqual({
    occasion: 'your-turn',
    game,
    title: 'Friday',
    text: 'The game waits for you.',
    content: 'Friday: The game waits for you.',
    allowed_mentions: { parse: [] },
    link: null,
    at: expect.any(Number),
  });
});

test('a webhook set on a page has the address of the table under which that page knows it', async () => {
  const ann = await Client.guest(address, 'Ann');
  const headers = { cookie: ann.identity, origin: address, 'content-type': 'application/json' };
  await fetch(`${address}/api/webhook`, { method: 'POST', headers, body: JSON.stringify({ url: `${there}/hook` }) });
  const game = await ann.create({ title: 'Friday', configuration: { players: 3 } });
  await ann.post(`/api/games/${game}/start`);
  const told = JSON.parse((await receiver.next()).body.toString());
  const link = `${address}/table/${game}`;
  expect(told).toMatchObject({ link, content: `Friday: The game waits for you. ${link}` });
});

test('a device gets it through its push service, for nobody else to read', async () => {
  const [ann, ben, cid] = await Promise.all(['Ann', 'Ben', 'Cid'].map((name) => Client.guest(address, name)));
  if (!ann || !ben || !cid) throw new Error('three were invited');
  const game = await ann.create({ title: 'Friday', configuration: { players: 3 } });
  for (const [index, client] of [ann, ben, cid].entries()) {
    if (client !== ann) await client.post(`/api/games/${game}/join`, {});
    await client.post('/api/push', subscription(`/device-${index}`));
  }
  receiver.status = 410;
  await ann.post(`/api/games/${game}/start`);
  const { path, headers, body } = await receiver.next();
  expect(path).toMatch(/^\/device-/);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(headers['authorization']).toMatch(/^vapid t=/);
  expect(body.toString('latin1')).not.toContain('Friday');
});

test('a device can read what was pushed, and the push service can tell from whom it came', async () => {
  const ann = await Client.guest(address, 'Ann');
  const [keys, auth] = [newKeys(), randomBytes(16)];
  await ann.post('/api/push', subscription('/mine', keys, auth));
  expect(await ann.post('/api/notifications/test', {})).toEqual({ sent: [{ to: 'push', ok: true }] });
  const { headers, body } = await receiver.next();
  expect(JSON.parse(decrypted(body, keys, auth))).toMatchObject({ occasion: 'test', title: 'Ragtag' });
  const { pushKey } = (await ann.get('/api/setups')) as { pushKey: string };
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers['authorization'])) ?? [];
  expect(key).toBe(pushKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const signer = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(signed).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: there });
});

test('a test says what arrived and what did not', async () => {
  const ann = await Client.guest(address, 'Ann');
  expect(await ann.post('/api/notifications/test', {})).toEqual({ sent: [] });
  await ann.post('/api/webhook', { url: `${there}/hook` });
  const device = subscription('/device');
  await ann.post('/api/push', device);
  expect(await ann.get('/api/notifications')).toEqual({
    webhook: `${there}/hook`,
    devices: [device.endpoint],
    mail: { offered: false, address: null, confirmed: false },
  });
  receiver.status = 410;
  const { sent } = (await ann.post('/api/notifications/test', {})) as { sent: unknown[] };
  expect(sent).toEqual([
    { to: 'webhook', ok: false },
    { to: 'push', ok: false },
  ]);
  // a device that is gone is forgotten
  expect(await ann.get('/api/notifications')).toEqual({
    webhook: `${there}/hook`,
    devices: [],
    mail: { offered: false, address: null, confirmed: false },
  });
});

test('a webhook that nobody listens to is reported, however long the devices take to look up', async () => {
  const steps: string[] = [];
  const slow: Pick<Storage, 'kept' | 'keep'> = {
    keep: async () => undefined,
    async kept({ name }) {
      if (name === 'webhook') return { url: 'http://127.0.0.1:1/', origin: null };
      await new Promise((resolve) => setTimeout(resolve, 5));
      steps.push('looked up');
      return [];
    },
  };
  const failures: unknown[] = [];
  const send = () => {
    steps.push('sent');
    return Promise.reject(new Error('refused'));
  };
  const notifications = new Notifications(
    slow,
    send,
    { publicKey: '', privateKey: '' },
    () => 0,
    (error) => failures.push(error),
  );
  const seats = [{ seat: 0, account: 'ann', standIn: null }];
  const table = {
    id: 'g',
    stored: { title: '', seats },
    over: false,
    viewers: { has: () => false },
    questions: () => new Map(),
    linesShown: 0,
    linesSince: () => [],
  };
  notifications.tell(table, 0, 'your-turn');
  await notifications.close();
  expect(steps).toEqual(['looked up', 'sent']);
  expect(failures).toEqual([new Error('refused')]);
});

test('who does not want to be told any more is not', async () => {
  const ann = await Client.guest(address, 'Ann');
  await ann.post('/api/webhook', { url: `${there}/hook` });
  await ann.post('/api/webhook', { url: null });
  const device = subscription('/device');
  await ann.post('/api/push', device);
  await ann.post('/api/push/remove', { endpoint: device.endpoint });
  const game = await ann.create({ configuration: { players: 3 } });
  await ann.post(`/api/games/${game}/start`);
  const page = await ann.connect();
  const table = await page.watch(game);
  await page.until(() => table.state?.question != null);
  expect(receiver.received).toEqual([]);
  page.close();
});

test.each([{ url: 'ftp://example.org/' }, { url: 'nothing' }, {}])('%j is no webhook', async (body) => {
  const ann = await Client.guest(address, 'Ann');
  expect(await ann.request('POST', '/api/webhook', body)).toMatchObject({ status: 400 });
});

describe('addresses people give', () => {
  test.each(['127.0.0.1', '10.1.2.3', '192.168.0.9', '169.254.169.254', '::1', 'fd00::1', '::ffff:127.0.0.1'])(
    '%s is not on the internet',
    (one) => expect(isInternal(one)).toBe(true),
  );
  test.each(['93.184.216.34', '2606:2800:220:1::1'])('%s is', (one) => expect(isInternal(one)).toBe(false));

  test('that lead to this machine are not followed', async () => {
    const send = sender(false);
    const sent = { headers: {}, body: '{}' };
    await expect(send({ ...sent, url: there })).rejects.toThrow('not on the internet');
    const { port } = new URL(there);
    await expect(send({ ...sent, url: `http://localhost:${port}/` })).rejects.toThrow('not on the public internet');
    expect(receiver.received).toEqual([]);
  });
});
