import type { ReferenceCard, ReferenceWindow } from '@ragtag/galactica/host';
import { readConfig } from '@ragtag/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReferenceCards, ReferenceRules, ReferenceVersion, ReferenceWindows } from '../src/protocol/http.ts';
import { makeServer, type Server } from '../src/server.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';

let database: TestDatabase;
let server: Server;
let address: string;
beforeAll(async () => {
  database = await sqliteDatabase();
  server = await makeServer(readConfig({ ...database.flags, port: 0, threads: 0 }, {}), (what, { error }) => {
    throw new Error(what, { cause: error });
  });
  address = await server.listen();
});
afterAll(async () => {
  await server.close();
  await database.remove();
});

async function look<T>(topic: string): Promise<T> {
  const reply = await fetch(`${address}/api/reference/galactica${topic}`);
  expect(reply.status).toBe(200);
  return (await reply.json()) as T; // what the route says it answers
}

test('with its version an answer may be kept for ever, without it is asked for again and not sent twice', async () => {
  const { version } = await look<ReferenceVersion>('');
  const named = await fetch(`${address}/api/reference/galactica/cards?v=${version}`);
  expect(named.headers.get('cache-control')).toContain('immutable');
  expect(named.headers.get('content-encoding')).not.toBeNull();
  const other = await fetch(`${address}/api/reference/galactica/cards?v=other`);
  expect(other.headers.get('cache-control')).toBe('no-cache');
  const etag = other.headers.get('etag') ?? '';
  const again = await fetch(`${address}/api/reference/galactica/cards`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('the rules stand in chapters, each chapter once, each rule once, parts in the order of the rulebook', async () => {
  const { chapters } = await look<ReferenceRules>('/rules');
  const ids = chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids).toHaveLength(new Set(ids).size);
  expect(ids).toContain('BG-CHECK-05');
  expect(chapters).toHaveLength(new Set(chapters.map(({ title }) => title)).size);
  const parts = chapters.map(({ part }) => part);
  expect(parts.filter((part, index) => part !== parts[index - 1])).toHaveLength(new Set(parts).size);
});

test('a rule that refers to another is referred to by it, and nothing leads nowhere', async () => {
  const { chapters } = await look<ReferenceRules>('/rules');
  const rules = new Map(chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule])));
  const referring = [...rules.values()].filter(({ see }) => see !== undefined);
  expect(referring.length).toBeGreaterThan(20);
  for (const { id, see = [] } of referring) for (const other of see) expect(rules.get(other)?.see).toContain(id);
});

test('every card has an address of its own', async () => {
  const { cards } = await look<ReferenceCards<ReferenceCard>>('/cards');
  expect(cards).toHaveLength(new Set(cards.map(({ key }) => key)).size);
  expect(cards.every(({ key }) => /^[a-z0-9-]+$/.test(key))).toBe(true);
  expect(cards.find(({ key }) => key === 'water-sabotaged')).toMatchObject({ difficulty: 13, deck: 'crisis' });
  expect(cards.find(({ id }) => id === 'brig')).toMatchObject({ deck: 'location', hazardous: true });
  expect(cards.find(({ deck, id }) => deck === 'title' && id === 'cag')).toMatchObject({ name: 'CAG' });
  expect(cards.find(({ id }) => id === 'laura-roslin')).toMatchObject({ start: "President's Office" });
});

test('what responds in a window is among the cards, its rules among the rules', async () => {
  const { windows } = await look<ReferenceWindows<ReferenceWindow>>('/windows');
  const { cards } = await look<ReferenceCards<ReferenceCard>>('/cards');
  const { chapters } = await look<ReferenceRules>('/rules');
  const ids = new Set(chapters.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const names = new Set(cards.flatMap(({ name, abilities = [] }) => [name, ...abilities.map((one) => one.name)]));
  for (const { rules, responders } of windows) {
    for (const rule of rules) expect(ids).toContain(rule);
    for (const { name } of responders) expect(names).toContain(name);
  }
  expect(windows.find(({ window }) => window === 'before-roll')?.responders).toContainEqual({
    name: 'Strategic Planning',
    from: 'skill',
    of: 'tactics',
  });
});
