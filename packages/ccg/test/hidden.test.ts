import { expect, test } from 'vitest';
import { checkHiddenPairs } from '../testing/index.ts';

/** In every run of the tests; the longer job looks at thousands. */
const PAIRS = 150;

test('hands, decks and face-down supply make no difference to who may not see them', () => {
  const { pairs, moments } = checkHiddenPairs(PAIRS, 900);
  expect(pairs).toBe(PAIRS);
  expect(moments).toBeGreaterThan(PAIRS);
});
