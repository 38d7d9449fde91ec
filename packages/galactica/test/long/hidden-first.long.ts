import { checkHiddenVariety } from '@ragtag/galactica/testing';
import { expect, test } from 'vitest';

test('nothing anybody receives depends on faces that viewer may not know, in 2,500 positions of every kind of game', () => {
  const { pairs, moments } = checkHiddenVariety(2_500, 11);
  expect(pairs).toBe(2_500);
  expect(moments).toBeGreaterThan(pairs);
});
