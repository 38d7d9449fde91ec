import { expect, test } from 'vitest';
import { mateName } from '../src/index.ts';

test('mates have names of their own at a table, and keep them', () => {
  const names = [0, 1, 2, 3, 4, 5].map((seat) => mateName('a table', seat));
  expect(new Set(names).size).toBe(6);
  expect([0, 1, 2, 3, 4, 5].map((seat) => mateName('a table', seat))).toEqual(names);
  expect(mateName('another table', 0)).not.toBe(mateName('a table', 0));
});
