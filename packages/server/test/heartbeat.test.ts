import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heartbeat } from '../src/http/heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How often each of so many is asked in two minutes, and at most how many at once. */
function asked(count: number): { readonly each: readonly number[]; readonly atOnce: number } {
  const heartbeat = new Heartbeat();
  const each = Array.from({ length: count }, () => 0);
  const times = new Map<number, number>();
  for (const index of each.keys()) {
    const beat = () => {
      each[index] = (each[index] ?? 0) + 1;
      times.set(Date.now(), (times.get(Date.now()) ?? 0) + 1);
    };
    heartbeat.join({ beat });
  }
  vi.advanceTimersByTime(120_000);
  heartbeat.stop();
  return { each, atOnce: Math.max(...times.values()) };
}

test.each([1, 3, 250])('each of %i is asked every 30 seconds: a slow line has that long to answer', (count) => {
  expect(new Set(asked(count).each)).toEqual(new Set([4]));
});

test('no more than a hundredth of all are asked at once', () => {
  expect(asked(1_000).atOnce).toBe(10);
});

test('who has left is not asked any more', () => {
  const heartbeat = new Heartbeat();
  const beat = vi.fn();
  heartbeat.join({ beat })();
  vi.advanceTimersByTime(120_000);
  heartbeat.stop();
  expect(beat).not.toHaveBeenCalled();
});
