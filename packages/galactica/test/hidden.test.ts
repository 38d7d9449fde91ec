import { checkHiddenKinds, checkHiddenOnce, checkHiddenPairs } from '@ragtag/galactica/testing';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, vi } from 'vitest';
import type { Galactica } from '../src/core/state/galactica.ts';
import { zones } from '../src/core/state/zones.ts';
import type { EventName } from '../src/vocabulary.ts';
import { tellings } from '../src/words/tellings.ts';

/** Position-and-viewer pairs in every run of the tests; the longer job looks at thousands. */
const PAIRS = 300;
/** So many games are searched for the kinds of events that did not happen in those. */
const GAMES = 1_500;
/** Random players hardly ever come to these, which declare nothing that only some may know. */
const seldom: ReadonlySet<string> = new Set<EventName>([
  'goal-missed',
  'mutineer-removed',
  'next-jump-wins',
  'raider-held-off',
]);
vi.setConfig({ testTimeout: 120_000 });

rule('BG-SECRET-01', 'nothing anybody receives depends on faces that viewer may not know', () => {
  const { pairs, moments, kinds } = checkHiddenPairs(PAIRS);
  expect(pairs).toBe(PAIRS);
  expect(moments).toBeGreaterThan(PAIRS);
  // A new kind of event has to be met as well.
  const others = Object.keys(tellings).filter((kind) => !kinds.has(kind) && !seldom.has(kind));
  expect(checkHiddenKinds(others, GAMES)).toEqual([]);
});

describe('where a card takes effect at once', () => {
  const PAIRS_EACH = 30;
  const fewBoxes = { players: 4, cylonFleet: false, conflictedLoyalties: false } as const;
  const turnedUp = (id: string) => (g: Galactica) =>
    g.seats.some((seat) =>
      g.cards.list(zones.loyaltyFaceup(seat)).some((card) => {
        const entry = g.entry(card);
        return entry.deck === 'loyalty' && entry.id === id;
      }),
    );

  rule(['BG-SECRET-01', 'BG-UNI-32'], 'the Sympathizer', () => {
    const { moments } = checkHiddenOnce(turnedUp('sympathizer'), { ...fewBoxes, sets: ['base'] }, PAIRS_EACH);
    expect(moments).toBeGreaterThan(PAIRS_EACH);
  });
  rule(['BG-SECRET-01', 'BG-UNI-49'], 'the Sympathetic Cylon, who may infiltrate later', () => {
    const options = { ...fewBoxes, sets: ['base', 'pegasus'], sympatheticCylon: true } as const;
    const { moments } = checkHiddenOnce(turnedUp('sympathetic-cylon'), options, PAIRS_EACH);
    expect(moments).toBeGreaterThan(PAIRS_EACH);
    const among = (g: Galactica) => g.seats.some((seat) => g.player(seat).infiltrating);
    expect(checkHiddenOnce(among, options, PAIRS_EACH).pairs).toBeGreaterThanOrEqual(PAIRS_EACH);
  });
});
