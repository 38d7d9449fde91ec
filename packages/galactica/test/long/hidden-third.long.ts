import { checkHiddenVariety } from '@ragtag/galactica/testing';
import { expect, test } from 'vitest';

test('nothing anybody receives depends on faces that viewer may not know, in 2,500 more', () => {
  const { pairs, moments } = checkHiddenVariety(2_500, 13);
  expect(pairs).toBe(2_500);
  expect(moments).toBeGreaterThan(pairs);
});
