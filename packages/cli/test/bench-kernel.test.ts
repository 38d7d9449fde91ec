import { expect, test } from 'vitest';
import { kernel } from '../src/bench/kernel.ts';

const figures = {
  answersPerSecond: 512_345,
  boardgameioMovesPerSecond: 2_500,
  times: 204.9,
  cloneMicros: 5.01,
  openMillis: 1,
  idleGameKB: 50.1,
};

test('each figure stands beside what it should reach and whether it does', () => {
  expect(kernel.table(figures).split('\n')).toEqual([
    '                                                              measured          to reach',
    'answers per second, random play, hash after each               512,345  at least 500,000  reached',
    'moves per second, the same game on boardgame.io                  2,500',
    'times faster than boardgame.io                                   204.9      at least 100  reached',
    'µs to clone a state of 700 cards                                  5.01         at most 5  NOT REACHED',
    'ms to open a journal of 1,000 answers at its last checkpoint         1         at most 1  reached',
    'KB of memory for an open idle game                                50.1        at most 50  NOT REACHED',
  ]);
});

test('a figure that was not measured does not count as reached', () => {
  const { answersPerSecond, ...rest } = figures;
  expect(answersPerSecond).toBeGreaterThan(0);
  expect(kernel.table(rest)).toMatch(/random play.* \? .*NOT REACHED/);
});
