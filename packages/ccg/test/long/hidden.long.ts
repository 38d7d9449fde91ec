import { expect, test } from 'vitest';
import { checkHiddenPairs } from '../../testing/index.ts';

const PAIRS = 5_000;

test(`nothing hidden makes a difference to who may not see it: ${PAIRS} pairs of a position and a viewer`, () => {
  const { pairs, moments } = checkHiddenPairs(PAIRS, 5_000_000);
  expect(pairs).toBe(PAIRS);
  expect(moments).toBeGreaterThan(PAIRS);
});
