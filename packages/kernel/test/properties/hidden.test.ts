import { seatsOf, startTable, type Viewer } from '@ragtag/kernel';
import { checkFromTheDeal, checkHidden, dice, Leak, step } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { usual } from '../../testing/wreckers/configuration.ts';
import { type Wreckers, wreckers } from '../../testing/wreckers/wreckers.ts';
import { leaky } from '../game/leaky.ts';

const EVERY = 7; // answers between two positions looked at
/** One position in so many is played on with, so many answers far. */
const [GOES_ON, FURTHER] = [8, 40];

interface Looked {
  positions: number;
  moments: number;
}

/** Plays random games and looks at positions with every viewer's eyes, until so many pairs of the two are checked. */
function look(game: Wreckers, pairs: number, seed: number): Looked {
  const below = dice(seed);
  const looked: Looked = { positions: 0, moments: 0 };
  for (let round = 0; looked.positions < pairs; round++) {
    const players = 3 + (round % 4);
    const configuration = { ...usual, players };
    const start = { game, configuration, seed: `hidden ${seed} ${round}` };
    const viewers: Viewer[] = ['spectator', ...seatsOf(players)];
    for (const viewer of viewers) looked.moments += checkFromTheDeal(start, viewer, below, { further: FURTHER });
    const table = startTable(game, configuration, start.seed, { strict: true });
    for (let given = 1; !table.over && looked.positions < pairs; given++) {
      step(table, below);
      if (given % EVERY !== 0) continue;
      for (const viewer of viewers) {
        const further = below(GOES_ON) === 0 ? FURTHER : 0;
        looked.moments += checkHidden(table, viewer, below, { further });
        looked.positions++;
      }
    }
  }
  return looked;
}

test('nobody learns anything hidden: 2,500 positions and viewers', () => {
  const { positions, moments } = look(wreckers, 2_500, 1);
  expect(positions).toBeGreaterThanOrEqual(2_500);
  expect(moments).toBeGreaterThan(positions * 2);
});

describe('a game that leaks is caught', () => {
  for (const [how, game] of Object.entries(leaky)) {
    test(how, () => {
      expect(() => look(game, 2_500, 2)).toThrow(Leak);
    });
  }
});
