import { readFileSync } from 'node:fs';
import { openTable, readJournal } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { salvage } from './readme/salvage.ts';

const readme = read('../README.md');

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** The code blocks of the README in one language. */
function blocks(language: string): string[] {
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code);
}

test('the code of the README is the code that is compiled and played', () => {
  expect(blocks('ts')).toEqual([read('./readme/salvage.ts'), read('./readme/salvage.test.ts')]);
});

test('the journal of the README opens, and all of it holds', () => {
  const [text = ''] = blocks('json');
  const journal = readJournal(JSON.parse(text));
  const { table, agreed, parting } = openTable(salvage, journal);
  expect({ agreed, parting, undone: table.undone.length }).toEqual({ agreed: 5, parting: null, undone: 1 });
});
