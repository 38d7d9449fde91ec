import { startTable } from '@ragtag/kernel';
import { dice, playRandomly } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { allCards, ccg, outcome, randomDeck } from '../src/index.ts';

/** Random players with random legal decks. */
function randomGame(players: number, seed: number) {
  const below = dice(seed);
  const decks = Array.from({ length: players }, () => randomDeck(allCards, below));
  const table = startTable(ccg, ccg.configure({ players, decks }), `game ${seed}`, { strict: true });
  let most = 0;
  playRandomly(table, below, {
    after: () => {
      ccg.check?.(table.state);
      for (const { options } of table.pending) most = Math.max(most, options.length);
    },
  });
  return { table, most };
}

test.each([2, 3, 4, 5, 6])(
  'random games of %i players come to their end, invariants kept, under 200 options',
  (players) => {
    for (let seed = 0; seed < 12; seed++) {
      const { table, most } = randomGame(players, seed * 10 + players);
      expect(table.over).toBe(true);
      expect(outcome(table.state).side).not.toBe('nobody');
      expect(most).toBeLessThan(200);
    }
  },
);
