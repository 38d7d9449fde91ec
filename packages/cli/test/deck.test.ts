import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { command } from '../src/commands/deck.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ragtag-deck-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function deck(...args: readonly string[]): Promise<{ status: number; said: string }> {
  const lines: string[] = [];
  const io = { print: (text: string) => lines.push(text), complain: (text: string) => lines.push(text), columns: 120 };
  return { status: await runCli([command], ['deck', ...args], io), said: lines.join('\n') };
}

function file(text: string): string {
  const path = join(folder, 'deck.txt');
  writeFileSync(path, text);
  return path;
}

test('every ready-made deck is listed, shown, and legal as it is shown', async () => {
  const { said } = await deck('list');
  expect(said.split('\n').length).toBeGreaterThan(1);
  for (const name of said.split('\n')) {
    const shown = await deck('show', name);
    expect(await deck('check', file(shown.said))).toEqual({
      status: 0,
      said: expect.stringMatching(/: 60 cards and a base, legal$/),
    });
  }
});

test('the same is there for programs', async () => {
  const names = JSON.parse((await deck('list', '--json')).said) as string[];
  expect(names).toEqual((await deck('list')).said.split('\n'));
  const shown = JSON.parse((await deck('show', names[0] ?? '', '--json')).said) as Record<string, unknown>;
  expect(shown).toMatchObject({ name: names[0], cards: 60, problems: [] });
  expect((await deck('show', names[0] ?? '')).said).toBe(String(shown['text']).trimEnd());
});

test('everything that is wrong with a deck is said, one by one', async () => {
  const { status, said } = await deck('check', file('# Mine\n5 Starbuck, Best Pilot in the Fleet\n1 Xyzzy'));
  expect(status).toBe(1);
  expect(said.split('\n')).toEqual([
    'Mine: 5 cards, not legal',
    "  line 3: there is no card 'Xyzzy'",
    '  there is no base: a deck has exactly one',
    '  5 copies of Starbuck, Best Pilot in the Fleet: at most 4',
    '  5 cards: at least 60',
  ]);
});

test.each([
  [['check'], /expects a FILE/],
  [['check', '/nowhere/deck.txt'], /cannot be read/],
  [['show', 'constructor'], /there is no deck 'constructor'/],
  [['shuffle'], /there is no 'deck shuffle'/],
])('%j is refused with what was expected', async (args, words) => {
  expect(await deck(...args)).toEqual({ status: 2, said: expect.stringMatching(words) });
});
