import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCards } from '../../src/content/content.ts';

/** Cards that no test plays yet: a number that only falls. */
const UNTESTED = 0;

/** Ids that a test here plays: `card('BSG1-001', ...)`, or a row of a table, `['BSG1-001', ...],`. */
function played(): ReadonlySet<string> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));
  const sources = files.map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/(?:\bcard\(|^ *\[|(?<=^ *for \(const \[.*)\[)\s*'(BSG[\w-]+)'/gm)].map(([, id = '']) => id),
    ),
  );
}

test('every card is played by a test', () => {
  const ids = played();
  const left = allCards.filter(({ id }) => !ids.has(id));
  expect(left.length, left.map(({ id, name }) => `${id} ${name}`).join('\n')).toBe(UNTESTED);
});
