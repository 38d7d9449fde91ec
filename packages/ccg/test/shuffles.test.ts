/** Whatever the rules shuffle has to be shuffled: leaving one out, anywhere, is noticed where games are simulated. */
import { dice, leaveOutShuffles } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { allCards, ccg, randomDeck } from '../src/index.ts';

const GAMES = 40;

test('no shuffle is missing, and none can be left out unnoticed', () => {
  const games = Array.from({ length: GAMES }, (_, number) => {
    const players = 2 + (number % 5);
    const below = dice(number);
    const decks = Array.from({ length: players }, () => randomDeck(allCards, below));
    return { number, configuration: ccg.configure({ players, decks }) };
  });
  const { places, unnoticed } = leaveOutShuffles(ccg, games);
  expect(unnoticed).toEqual([]);
  expect(places.length).toBeGreaterThanOrEqual(5);
});
