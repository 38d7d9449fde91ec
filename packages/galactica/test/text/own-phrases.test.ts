/** What only single cards, places and sheets say: each module has English for its own keys, and for no others. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { allFaces } from '../../src/content.ts';
import { cardLines } from '../../src/core/text/card-lines.ts';
import * as words from '../../src/modules/words.ts';
import type { ModuleWords } from '../../src/words/module-words.ts';

const folder = fileURLToPath(new URL('../../src/modules/', import.meta.url));

/** Every key written down in the rules of a module, by the module. */
function written(): (readonly [module: string, key: string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file.includes('/') && !file.includes('/words/'))
    .flatMap((file) => {
      const keys = readFileSync(folder + file, 'utf8').matchAll(/phrase\(\s*'([^']+\.[^']+)'/g);
      return [...keys].map(([, key = '']) => [file.slice(0, file.indexOf('/')), key] as const);
    });
}

/** The keys of what stands on cards, some of which are made of the card's id. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'key' in value && typeof value.key === 'string' ? [value.key] : [];
  return [...own, ...Object.values(value).flatMap(keysIn)];
}

test('every key of a module begins with its name', () => {
  const foreign = written().filter(([module, key]) => !key.startsWith(`${module}.`));
  expect(foreign).toEqual([]);
});

test('there is English for every key of a module, and none for what nobody says', () => {
  const onCards = allFaces.flatMap((entry) => keysIn(cardLines(entry))).filter((key) => key.includes('.'));
  const said = new Set([...written().map(([, key]) => key), ...onCards]);
  expect(said.size).toBeGreaterThan(200);
  const english = Object.values<ModuleWords>(words).flatMap(({ phrases = {} }) => Object.keys(phrases));
  expect(english.toSorted()).toEqual([...said].sort());
});
