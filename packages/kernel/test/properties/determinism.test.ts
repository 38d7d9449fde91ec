import { dice, step } from '@ragtag/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usual } from '../../testing/wreckers/configuration.ts';
import { games, standing, start, written } from './standing.ts';

test('the same seed and answers make the same game, answer by answer', () => {
  fc.assert(
    fc.property(games(), (game) => {
      const [one, other] = [start(game), start(game)];
      const below = dice(game.players);
      while (!one.over) {
        step(one, below);
        const { seat, answer } = one.answerAt(one.length - 1);
        expect(other.answer(seat, answer)).toEqual({ ok: true });
        expect(standing(other)).toEqual(standing(one));
        expect(written(other.takeEvents())).toEqual(written(one.takeEvents()));
      }
    }),
    { seed: 11, numRuns: 15 },
  );
});

test('another seed makes another game', () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => `seed ${seed}`);
  const hashes = seeds.map((seed) => start({ configuration: usual, seed, players: 1 }).hash);
  expect(new Set(hashes).size).toBe(200);
});
