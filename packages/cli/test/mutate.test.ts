import { expect, test } from 'vitest';
import { mutated, mutationsOf } from '../src/mutate/mutations.ts';
import { sampleOf, testsNamedAfter } from '../src/mutate/sample.ts';
import { root } from '../src/root.ts';

const source = `import { ask } from './ask.ts';
type Two = 1 | 2;
export function* lose(n: number) {
  if (n > 2) emit(n + 1);
  throw new Error('3');
}
export const icons = ['raiders', 'launch'];
`;

test('operators, numbers, conditions, statements and lists are broken; types, imports and errors are not', () => {
  const told = mutationsOf('lose.ts', source).map((mutation) => `${mutation.line}: ${mutation.told}`);
  expect(told).toEqual([
    '4: n > 2 -> !(n > 2)',
    '4: > -> >=',
    '4: 2 -> 3',
    '4: emit(n + 1); -> ;',
    '4: + -> -',
    '4: 1 -> 2',
    "7: ['raiders', 'launch'] -> ['launch']",
  ]);
});

test('one mistake at a time is made', () => {
  const [, operator] = mutationsOf('lose.ts', source);
  expect(operator && mutated(source, operator)).toBe(source.replace('n > 2', 'n >= 2'));
});

test('the same seed draws the same mistakes, another draws others', () => {
  const drawn = (seed: number) =>
    sampleOf(root, 'kernel', '', 20, seed).map(({ file, mutation }) => [file, mutation.start]);
  expect(drawn(3)).toHaveLength(20);
  expect(drawn(3)).toEqual(drawn(3));
  expect(drawn(3)).not.toEqual(drawn(4));
});

test('the tests named after a file look first', () => {
  expect(testsNamedAfter(root, 'kernel', 'packages/kernel/src/cards.ts')).toContain(
    'packages/kernel/test/cards.test.ts',
  );
});
