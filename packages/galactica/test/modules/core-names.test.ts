/** Core names no module: it is given what they bring. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { modules } from '../../src/registry.ts';

const core = fileURLToPath(new URL('../../src/core/', import.meta.url));
/** A word that any game of this kind has use for. */
const everyday = new Set(['base']);

/** What only modules have: boards, tracks, titles and cards of theirs. */
const theirs = /\b(cag|pursuit|mutin\w+|motive|agenda|reckless)s?\b/i;

/** A type of skill cards as the rulebook counts them, and a place whose name stored games know. */
const allowed = ["'treachery'] as const;", "openZone('reckless')"];

/** `cylon-fleet` as it may be written: cylon-fleet, cylonFleet, CylonFleet, Cylon Fleet. */
function spellings(name: string): RegExp {
  return new RegExp(name.split('-').join('[- ]?'), 'i');
}

test('no name of a module is in the source of core', () => {
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(100);
  const names = modules.map(({ name }) => name).filter((name) => !everyday.has(name));
  expect(names).toContain('pegasus');
  const hits = files.flatMap((file) => {
    const source = allowed.reduce((left, one) => left.replace(one, ''), readFileSync(`${core}${file}`, 'utf8'));
    const lines = source.replace(/BG-[A-Z0-9]+-\d+/g, '').split('\n'); // rules are called by their number
    return lines.flatMap((line, index) => [
      ...names.filter((name) => spellings(name).test(line)).map((name) => `${file}:${index + 1} names ${name}`),
      ...(theirs.test(line) ? [`${file}:${index + 1} knows of ${line.trim()}`] : []),
    ]);
  });
  expect(hits).toEqual([]);
});
