import { checkHiddenVariety } from '@ragtag/galactica/testing';
import { expect, test } from 'vitest';

test('nothing anybody receives depends on faces that viewer may not know, in 2,500 others', () => {
  const { pairs, moments } = checkHiddenVariety(2_500, 12);
  expect(pairs).toBe(2_500);
  expect(moments).toBeGreaterThan(pairs);
});
