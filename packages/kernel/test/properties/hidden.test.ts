import { seatsOf, startTable, type Viewer } from '@ragtag/kernel';
import { checkHidden, dice, Leak, step } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { usual } from '../game/configuration.ts';
import { leaky } from '../game/leaky.ts';
import { type Wreckers, wreckers } from '../game/wreckers.ts';

const EVERY = 7; // answers between two positions looked at

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
    const table = startTable(game, { ...usual, players }, `hidden ${seed} ${round}`);
    const viewers: Viewer[] = ['spectator', ...seatsOf(players)];
    for (let given = 1; !table.over && looked.positions < pairs; given++) {
      step(table, below);
      if (given % EVERY !== 0) continue;
      for (const viewer of viewers) {
        looked.moments += checkHidden(table, viewer, below);
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
