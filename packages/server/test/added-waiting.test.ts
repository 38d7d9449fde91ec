import { startTable } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { AddedWaiting } from '../src/tables/added-waiting.ts';
import { MOVE, OBJECT, PASS, parley } from '../testing/parley.ts';

/** How long so many people wait in a game of nine moves, with two windows each, if somebody can respond or does. */
function waited(people: number, objectors: readonly number[], answer = PASS): AddedWaiting {
  const table = startTable(parley(9, 1, { objectors }), { players: 3 }, 'seed');
  const waiting = new AddedWaiting('g', people, table);
  for (let [asked] = table.pending; asked; [asked] = table.pending) {
    table.answer(asked.seat, asked.secret ? answer : MOVE);
    waiting.answered(asked.secret);
  }
  return waiting;
}

test('people wait as long as windows are open, whether or not somebody is asked there', () => {
  const { waited: millis, windows } = waited(3, []);
  expect(windows).toBe(18);
  const [least, most] = [9 * 4_000 * 1.3 * 0.85, 9 * 4_000 * 1.3 * 1.15];
  expect(millis).toBeGreaterThan(least);
  expect(millis).toBeLessThan(most);
  expect(waited(3, [0, 1, 2])).toMatchObject({ waited: millis, windows });
  expect(waited(3, [0], OBJECT).windows).toBeGreaterThan(windows);
});

test('nobody waits where one person plays, or where only artificial players might respond', () => {
  expect(waited(1, [0, 1, 2])).toMatchObject({ waited: 0, windows: 0 });
  expect(waited(2, []).windows).toBe(18);
});
