import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requests } from '../src/protocol/http.ts';
import { clientMessage, LONGEST_MESSAGE, PROTOCOL_VERSION } from '../src/protocol/protocol.ts';

const here = (path: string) => new URL(path, import.meta.url);
const page = readFileSync(here('../../../docs/PROTOCOL.md'), 'utf8');
const source = readFileSync(here('../src/protocol/protocol.ts'), 'utf8');

/** The first cells of the tables under a heading. */
function listed(heading: string): string[] {
  const [, after = ''] = page.split(`${heading}\n`);
  const [chapter = ''] = after.split(/\n#+ /);
  return [...chapter.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name).sort();
}

/** The words of a union in the source, which no running program can list. */
function words(between: RegExp, word: RegExp): string[] {
  const [, part = ''] = between.exec(source) ?? [];
  return [...new Set([...part.matchAll(word)].map(([, name = '']) => name))].sort();
}

test('the page describes this version', () => {
  expect(page).toContain(`version ${PROTOCOL_VERSION}`);
  expect(page).toContain(`${LONGEST_MESSAGE.toLocaleString('en')} bytes`);
});

test('the page describes every message of a client, with its fields', () => {
  const messages = clientMessage.options.map(({ shape }) => shape);
  expect(listed('### What a client says')).toEqual(messages.map(({ type }) => type.value).sort());
  for (const { type, id, ...fields } of messages) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${type.value}\` |`));
    for (const field of Object.keys(fields)) expect(row, `${type.value} (${id.type})`).toContain(`\`${field}\``);
  }
});

test('the page describes every message of the server', () => {
  const types = words(/export type ServerMessage =([\s\S]*?)export type LogLine/, /type: '([a-z-]+)'/g);
  expect(types).toContain('welcome');
  expect(listed('### What the server says')).toEqual(types);
});

test('the page describes every error', () => {
  const codes = words(/export type ErrorCode =([\s\S]*?)export/, /\| '([a-z-]+)'/g);
  expect(codes).toContain('malformed');
  expect(listed('## Errors')).toEqual(codes);
});

test('the page describes every request', () => {
  const folder = here('../src/http/');
  const routes = readdirSync(folder).flatMap((file) => {
    const code = readFileSync(new URL(file, folder), 'utf8');
    return [...code.matchAll(/app\s*\.(get|post)\(\s*'([^']+)'/g)].map(([, method = '', path = '']) => {
      return `${method.toUpperCase()} ${path}`;
    });
  });
  const posted = Object.keys(requests).map((path) => `POST /api${path}`);
  const unlisted = ['GET /ws', 'GET /']; // the socket has a chapter of its own; the other is the page itself
  const all = new Set([...routes, ...posted].filter((route) => !unlisted.includes(route)));
  expect(listed('## Requests')).toEqual([...all].sort());
});
