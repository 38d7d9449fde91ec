import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalog } from '../../src/catalog.ts';
import { defaults } from '../../src/configuration.ts';
import { allCharacters, contentFor } from '../../src/content.ts';

/** Where cards are played: the tests of the content, and those of the rules that only a few cards need. */
const folders = ['content', 'rules'];
const root = join(import.meta.dirname, '..');
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('tested.test.ts'))
    .map((name) => plain(readFileSync(join(root, folder, name), 'utf8'))),
);

/** One kind of quotation mark, so that a name is found however it is written. */
function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll("\\'", "'");
}

const QUOTE = '[\'"`]';
const CITED = `(?:\\[[^\\]]*\\]|${QUOTE}BG-[^,]*),\\s*`;

/** What tests are called: `test('Ambush: ...')`, `describe('Ambush', ...)`, `rule('BG-FAQ-44', 'Ambush: ...')`. */
const titles = sources.flatMap((source) =>
  [...source.matchAll(new RegExp(`\\b(?:test|describe|rule)\\(\\s*(?:${CITED})?${QUOTE}(.*)`, 'g'))].map(
    ([, title = '']) => title,
  ),
);
/** Rows of tables, one for each card: `['Ambush', ...`. */
const rows = new Set(
  sources.flatMap((source) => [...source.matchAll(/^ *\[\s*(['"])(.*?)\1,/gm)].map(([, , name = '']) => name)),
);
/** Cases of tables that are looked up by id: `'end-the-chase': [`. */
const cases = new Set(
  sources.flatMap((source) => [...source.matchAll(/^ *'?([\w-]+)'?: \[/gm)].map(([, id = '']) => id)),
);
const byId = ['motive', 'agenda'];

const isPlayed = (name: string): boolean =>
  rows.has(plain(name)) ||
  titles.some((title) => {
    const called = title.replace(/^the /i, '');
    return [title, called].some((one) => one.startsWith(plain(name)) && !/[\w-]/.test(one[plain(name).length] ?? ''));
  });

const all = catalog().filter(({ deck }) => deck !== 'character');
const combined = contentFor(defaults);

/** What it is called in tests: by its id where several have its name, with its box where a game with all boxes has another. */
function calledOf({ deck, name, set, id }: (typeof all)[number]): string {
  const namesakes = all.filter((other) => other.deck === deck && other.name === name);
  if (new Set(namesakes.map(({ text }) => text)).size > 1 && deck === 'loyalty') return String(id);
  const isSame = (one: { readonly name: string; readonly set: string } | undefined) =>
    one?.name === name && one.set === set;
  const used = [...combined.faces, ...Object.values(combined.locations), ...Object.values(combined.titles)];
  const marked = new Set(namesakes.map((other) => other.set)).size > 1 && !used.some(isSame);
  return marked ? `${name} (${set})` : name;
}

test('every card, board and token is played by a test', () => {
  const left = all.filter((entry) => {
    if (byId.includes(entry.deck)) return !cases.has(String(entry['id']));
    return !isPlayed(calledOf(entry));
  });
  expect(left.map((entry) => `${entry.deck}: ${calledOf(entry)}`)).toEqual([]);
});

test('every ability of every character is played by a test', () => {
  const left = allCharacters.flatMap(({ id, abilities }) =>
    abilities
      .filter(({ name }) => !rows.has(plain(name)) && !titles.some((title) => title.includes(plain(name))))
      .map(({ name }) => `${id}: ${name}`),
  );
  expect(left).toEqual([]);
});
