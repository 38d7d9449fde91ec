import type { GivenAnswer } from '@ragtag/kernel';
import { dice, step } from '@ragtag/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { games, type Played, playTo, standing, start, type WreckersTable } from './standing.ts';

/** A new table given these answers one by one. */
function replayed(game: Played, answers: readonly GivenAnswer[]): WreckersTable {
  const table = start(game);
  for (const { seat, answer } of answers) expect(table.answer(seat, answer)).toEqual({ ok: true });
  return table;
}

function answersOf(table: WreckersTable): GivenAnswer[] {
  return Array.from({ length: table.length }, (_, index) => table.answerAt(index));
}

test('going back is as if the answers had never been given', () => {
  fc.assert(
    fc.property(games(), fc.nat(200), fc.nat(), (game, answers, back) => {
      const table = playTo(game, answers);
      const given = answersOf(table);
      const length = table.length - (back % (table.length + 1));
      table.rewind(length);
      expect(standing(table)).toEqual(standing(replayed(game, given.slice(0, length))));
      expect(answersOf(table)).toEqual(given.slice(0, length));
      for (const { seat, answer } of given.slice(length)) table.answer(seat, answer);
      expect(answersOf(table)).toEqual(given);
    }),
    { seed: 15, numRuns: 60 },
  );
});

test('going back one answer at a time passes every position, turn boundaries too', () => {
  fc.assert(
    fc.property(games(), (game) => {
      const table = start(game);
      const below = dice(game.players);
      const stood = [standing(table)];
      const boundaries = new Set<number>();
      while (!table.over && table.length < 80) {
        step(table, below);
        stood.push(standing(table));
        boundaries.add(table.checkpoint().at);
      }
      expect(boundaries.size).toBeGreaterThan(3);
      while (table.length > 0) {
        table.rewind(table.length - 1);
        expect(standing(table)).toEqual(stood[table.length]);
      }
    }),
    { seed: 16, numRuns: 8 },
  );
});

test('a fork agrees with a replay, goes on alike, and leaves its table alone', () => {
  fc.assert(
    fc.property(games(), fc.nat(200), (game, answers) => {
      const table = playTo(game, answers);
      const before = standing(table);
      const fork = table.fork();
      expect(standing(fork)).toEqual(before);
      const below = dice(game.players + 1);
      for (let more = 0; more < 30 && !fork.over; more++) step(fork, below);
      expect(standing(table)).toEqual(before);
      expect(standing(fork)).toEqual(standing(replayed(game, answersOf(fork))));
      for (const { seat, answer, hash } of answersOf(fork).slice(table.length)) {
        table.answer(seat, answer);
        expect(table.hash).toBe(hash);
      }
      expect(standing(table)).toEqual(standing(fork));
    }),
    { seed: 17, numRuns: 60 },
  );
});
