import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readConfig } from '@ragtag/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer, type Server } from '../src/server.ts';

const script = 'console.log("a page");'.repeat(100);
let folder: string;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ragtag-compression-'));
  const pages = join(folder, 'pages');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Ragtag</title>');
  writeFileSync(join(pages, 'assets', 'page.js'), script);
  writeFileSync(join(pages, 'assets', 'page.js.br'), brotliCompressSync(script));
  const config = { ...readConfig({ data: join(folder, 'data'), port: 0, threads: 0 }, {}), pages };
  server = await makeServer(config, (what, { error }) => {
    throw new Error(what, { cause: error });
  });
  address = await server.listen();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The bytes as they come, and what is said of them. */
function asSent(
  path: string,
  accepted: string,
): Promise<{ body: Buffer; encoding: string | undefined; cache: string }> {
  return new Promise((resolve, reject) => {
    get(`${address}${path}`, { headers: { 'accept-encoding': accepted } }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const { 'content-encoding': encoding, 'cache-control': cache = '' } = reply.headers;
        resolve({ body: Buffer.concat(parts), encoding, cache });
      });
    }).on('error', reject);
  });
}

test('a script goes as the build compressed it, and is kept for good', async () => {
  const { body, encoding, cache } = await asSent('/assets/page.js', 'gzip, br');
  expect(encoding).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe(script);
  expect(cache).toContain('immutable');
});

test('whoever reads no compression gets it as it is', async () => {
  const { body, encoding } = await asSent('/assets/page.js', 'identity');
  expect(encoding).toBeUndefined();
  expect(body.toString()).toBe(script);
});

test('the page itself, also at the address of a table, is asked for every time', async () => {
  for (const path of ['/', '/table/x']) {
    const { body, cache } = await asSent(path, 'br');
    expect(body.toString()).toContain('<title>Ragtag</title>');
    expect(cache).toBe('no-cache');
  }
});

test('long answers are compressed, short ones are not', async () => {
  const setups = await asSent('/api/setups', 'br');
  expect(setups.encoding).toBe('br');
  expect(JSON.parse(brotliDecompressSync(setups.body).toString())).toHaveProperty('games');
  const zipped = await asSent('/api/setups', 'gzip');
  expect(zipped.encoding).toBe('gzip');
  expect(JSON.parse(gunzipSync(zipped.body).toString())).toHaveProperty('games');
  expect((await asSent('/api/me', 'br')).encoding).toBeUndefined();
});

test('a script that is gone is not answered with a page', async () => {
  const answered = await fetch(`${address}/assets/older.js`);
  expect([answered.status, answered.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  expect((await fetch(`${address}/table/any`)).headers.get('content-type')).toContain('text/html');
});
