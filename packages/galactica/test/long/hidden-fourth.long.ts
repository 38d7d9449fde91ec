import { checkHiddenVariety } from '@ragtag/galactica/testing';
import { expect, test } from 'vitest';

test('nothing anybody receives depends on faces that viewer may not know, in the last 2,500 of 10,000', () => {
  const { pairs, moments } = checkHiddenVariety(2_500, 14);
  expect(pairs).toBe(2_500);
  expect(moments).toBeGreaterThan(pairs);
});
