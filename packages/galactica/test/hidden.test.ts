import {
  checkHiddenFrom,
  checkHiddenKinds,
  checkHiddenOnce,
  checkHiddenPairs,
  type Position,
  position,
} from '@ragtag/galactica/testing';
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
/** From each prepared position it is played on so many times. */
const TRIES = 60;
const notACylon = ['not-a-cylon-base'];
const [adama, roslin, starbuck, tigh] = ['william-adama', 'laura-roslin', 'kara-thrace', 'saul-tigh'] as const;
/** Where those may happen at once that random players hardly ever come to. */
const prepared: Partial<Record<EventName, (seed: string) => Position>> = {
  'goal-missed': (seed) =>
    position({
      seed,
      seats: [{ character: roslin, loyalty: ['goal-acquire-power'] }, { character: adama }, { character: starbuck }],
      conflictedLoyalties: true,
      already: ['sleeperPhaseDone', 'nextJumpWins'],
      jumpTrack: 4,
      part: 'prepare-for-jump',
    }),
  'mutineer-removed': (seed) =>
    position({
      seed,
      seats: [
        { character: tigh, loyalty: ['cylon-morale'], loyaltyFaceup: ['mutineer'] },
        ...[adama, roslin, starbuck].map((character) => ({ character, revealed: true })),
      ],
      ...{ president: 0, admiral: 0, cag: 0, part: 'act' },
    }),
  'next-jump-wins': (seed) =>
    position({
      seed,
      seats: [roslin, adama, starbuck].map((character) => ({ character, loyalty: notACylon })),
      objective: 'kobol',
      already: ['sleeperPhaseDone'],
      travelled: ['Desolate Moon', 'Remote Planet', 'Barren Planet'],
      jumpTrack: 4,
      part: 'prepare-for-jump',
    }),
  'raider-held-off': (seed) =>
    position({
      seed,
      seats: [
        { character: roslin },
        { character: starbuck, piloting: { area: 'bow' }, hand: ['Run Interference', 'Evasive Maneuvers'] },
        { character: adama },
      ],
      raiders: { bow: 3 },
      next: { crisis: ['Cylon Tracking Device'] },
      part: 'crisis',
    }),
};
vi.setConfig({ testTimeout: 120_000 });

rule('BG-SECRET-01', 'nothing anybody receives depends on faces that viewer may not know', () => {
  const { pairs, moments, kinds } = checkHiddenPairs(PAIRS);
  expect(pairs).toBe(PAIRS);
  expect(moments).toBeGreaterThan(PAIRS);
  // A new kind of event has to be met as well.
  const others = Object.keys(tellings).filter((kind) => !kinds.has(kind) && !(kind in prepared));
  expect(checkHiddenKinds(others, GAMES)).toEqual([]);
});

describe('where something happens that hardly ever does', () => {
  for (const [kind, set] of Object.entries(prepared)) {
    rule('BG-SECRET-01', kind, () => expect(checkHiddenFrom(set, kind, TRIES)).toBe(true));
  }
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
