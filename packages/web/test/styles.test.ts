/** Styles stay with their component: a class name never reaches another one. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isShared, limited, readable, rootsIn } from '../styles-within.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !isShared(path))
  .map((path) => {
    const [, comment = ''] = /^\/\* (.+?) \*\/\n/.exec(readFileSync(`${src}/${path}`, 'utf8')) ?? [];
    return { path, roots: rootsIn(comment) };
  });

test('every stylesheet says which elements it is for', () => {
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter(({ roots }) => roots === null)).toEqual([]);
});

test('no stylesheet is for the whole page', () => {
  const whole = ['*', 'html', 'body', ':root', 'main', 'div', '.page', '.table-main'];
  expect(sheets.filter(({ roots }) => roots?.some((root) => whole.includes(root)))).toEqual([]);
});

test.each([
  ['.reading', '.reading:where(.status)'],
  ['.table .reading > svg', '.table .reading > svg:where(.status)'],
  ['.dial:hover:not(:disabled)', '.dial:hover:not(:disabled):where(.status)'],
  ['.track li::before', '.track li:where(.status)::before'],
  ['.list::-webkit-scrollbar:hover', '.list:where(.status)::-webkit-scrollbar:hover'],
])('%s holds only within its component', (selector, expected) => {
  expect(limited(selector, ':where(.status)')).toBe(expected);
});

test.each([
  ['0.75rem', 'max(12px, 0.75rem)'],
  ['600 0.6875rem / 1.2 var(--display)', '600 max(12px, 0.6875rem) / 1.2 var(--display)'],
  ['0.85em', 'max(12px, 0.85em)'],
  ['1.25rem', '1.25rem'],
  ['15px', '15px'],
  ['clamp(0.5rem, 2vw, 1rem)', 'clamp(0.5rem, 2vw, 1rem)'],
])('no text is too small to read: %s', (font, expected) => {
  expect(readable(font)).toBe(expected);
});
