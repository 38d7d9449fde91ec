/** A game is a guest: whoever hosts it does not know it by name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { games } from '../src/index.ts';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const hosts = ['server/src', 'cli/src', 'web/src/shell', 'web/src/table'];
const names = Object.values(games).flatMap(({ game, title }) => [game.name, title]);
const named = new RegExp(`\\b(${names.join('|')})\\b`, 'i');

test.each(hosts)('no game is named in %s', (folder) => {
  const files = readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.(ts|tsx|css)$/.test(file));
  expect(sources.length).toBeGreaterThan(10);
  const naming = sources.flatMap((file) => {
    const lines = readFileSync(join(packages, folder, file), 'utf8').split('\n');
    return lines.flatMap((line, at) => (named.test(line) ? [`${folder}/${file}:${at + 1}: ${line.trim()}`] : []));
  });
  expect(naming).toEqual([]);
});
