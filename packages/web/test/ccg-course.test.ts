/** What a game of the card game comes to, read from its log. */
import type { GameEvent } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { courseOf } from '../src/games/ccg/story/course.ts';

const log: readonly GameEvent[] = [
  { type: 'turn-began', turn: 1, first: 0 },
  { type: 'played', player: 0, card: 1, id: 'BSG1-136', overlaid: false },
  { type: 'turn-began', turn: 2, first: 1 },
  { type: 'challenged', player: 0, against: 1, card: 1, id: 'BSG1-136', threat: false, as: 'personnel' },
  { type: 'not-defended', player: 1 },
  { type: 'influence', player: 1, by: -3, now: 6 },
  { type: 'mission-resolved', player: 0, card: 5, id: 'BSG1-087' },
  { type: 'influence', player: 0, by: 2, now: 11 },
  { type: 'game-over', winners: [0] },
];

test('the course of influence begins with what the bases gave and has a point for every turn', () => {
  expect(courseOf(log, [11, 6]).influence).toEqual([
    [9, 9],
    [9, 9],
    [11, 6],
  ]);
});

test('what each deck did is counted', () => {
  const [mine, theirs] = courseOf(log, [11, 6]).done;
  expect(mine).toEqual({ played: 1, missions: 1, won: 1, lost: 0, beaten: 0 });
  expect(theirs).toEqual({ played: 0, missions: 0, won: 0, lost: 0, beaten: 0 });
});

test('large swings and the end stand out', () => {
  expect(courseOf(log, [11, 6]).moments).toMatchObject([
    { event: { type: 'influence', by: -3 }, at: 5, turn: 2, cause: { type: 'challenged', id: 'BSG1-136' } },
    { event: { type: 'game-over' }, turn: 2, cause: null },
  ]);
});
