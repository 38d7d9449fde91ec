import type { LogLine } from '@ragtag/server/protocol';
import { expect, test } from 'vitest';
import { beats } from '../src/games/galactica/moments/beats.ts';
import { farthest, lengthOf, SHORTEST, stepFrom } from '../src/table/moments/pace.ts';

const waiting = (...all: readonly number[][]) => all.map((beats) => ({ beats, since: 0 }));

/** Plays all that waits; returns how long it took. */
function playedOut(waiting: readonly (readonly number[])[], most: number) {
  let [millis, at, beat] = [0, 0, 0];
  const all = [[], ...waiting].map((beats) => ({ beats, since: 0 }));
  while (at < all.length - 1) {
    const { lasts, moments } = stepFrom(all[at]?.beats ?? [], beat, millis, all.slice(at + 1), most);
    millis += lasts;
    beat = moments === 0 ? beat + 1 : 0;
    at += moments;
  }
  return millis;
}

test('what there is time for stands at full length, beat by beat', () => {
  expect(stepFrom([100, 200], 0, 0, waiting([300]), 8_000)).toEqual({ lasts: 100, moments: 0 });
  expect(stepFrom([100, 200], 1, 100, waiting([300]), 8_000)).toEqual({ lasts: 200, moments: 1 });
});

test('nothing happens at a moment without beats: it is not stood at, unless it is the last', () => {
  expect(stepFrom([], 0, 0, waiting([], [], [300]), 8_000)).toEqual({ lasts: 0, moments: 3 });
  expect(stepFrom([], 0, 0, waiting([], []), 8_000)).toEqual({ lasts: 0, moments: 2 });
});

test.each(['film', 'brisk'] as const)('however much waits, nobody is further behind than so long (%s)', (pace) => {
  for (const count of [10, 100, 1_000, 5_000]) {
    const millis = playedOut(
      Array.from({ length: count }, (_, index) => (index % 7 === 0 ? [] : [300, 400])),
      farthest[pace],
    );
    expect(millis).toBeLessThanOrEqual(farthest[pace] + 1);
  }
  expect(farthest.brisk).toBe(8_000);
});

test('what would be too brief to be seen is folded into the next that is not', () => {
  const brief = Array.from({ length: 1_000 }, () => [100]);
  const { lasts, moments } = stepFrom([3_000], 0, 0, waiting(...brief, [100_000], [1]), 8_000);
  expect(lasts).toBeGreaterThan(SHORTEST);
  expect(moments).toBe(1_001);
});

test('a film takes longer than what is brisk, and a reveal as long as it has cards', () => {
  const line = (event: LogLine['event']): LogLine => ({ at: 1, event: { scope: '', ...event } });
  const card = { name: 'A', skill: 'tactics', strength: 1, counts: 1 };
  const reveal = [line({ type: 'check-revealed', cards: [card, card, card], matching: [], others: [] })];
  expect(beats('brisk')(reveal)).toEqual([300, 280, 280, 280]);
  const outcome = [line({ type: 'check-outcome', outcome: 'pass', strength: 5, difficulty: 3 })];
  expect([beats('film')(outcome), beats('brisk')(outcome)]).toEqual([[2_200], [900]]);
  for (const log of [reveal, outcome])
    expect(lengthOf(beats('film')(log))).toBeGreaterThan(lengthOf(beats('brisk')(log)));
  expect(beats('film')([line({ type: 'destiny-built' })])).toEqual([0]);
});
