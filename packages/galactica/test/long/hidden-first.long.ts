import { checkHiddenPairs } from '@ragtag/galactica/testing';
import { expect, test } from 'vitest';

test('nothing anybody receives depends on faces that viewer may not know, in 2,500 positions', () => {
  const { pairs, moments } = checkHiddenPairs(2_500, 11);
  expect(pairs).toBe(2_500);
  expect(moments).toBeGreaterThan(pairs);
});
