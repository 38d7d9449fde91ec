import { checkHiddenPairs } from '@ragtag/galactica/testing';
import { rule } from '@ragtag/kernel/testing';
import { expect, vi } from 'vitest';

/** Position-and-viewer pairs in every run of the tests; the longer job looks at thousands. */
const PAIRS = 300;
vi.setConfig({ testTimeout: 120_000 });

rule('BG-SECRET-01', 'nothing anybody receives depends on faces that viewer may not know', () => {
  const { pairs, moments } = checkHiddenPairs(PAIRS);
  expect(pairs).toBe(PAIRS);
  expect(moments).toBeGreaterThan(PAIRS);
});
