import { goldenGames, testGoldenGames } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { ccg, outcome } from '../src/game.ts';

const folder = new URL('../golden/', import.meta.url);

test('there are golden games of every kind', () => {
  const games = goldenGames(folder);
  const configurations = games.map(({ journal }) => ccg.configure(journal.configuration));
  expect(new Set(configurations.map(({ players }) => players))).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(configurations.filter(({ decks }) => decks.every(({ name }) => name !== 'random')).length).toBeGreaterThan(4);
  expect(new Set(configurations.map(({ promos }) => promos))).toEqual(new Set([true, false]));
  expect(games.filter(({ outcome: end }) => end === null).length).toBeGreaterThanOrEqual(5);
  expect(games.filter(({ journal }) => journal.undone !== undefined).length).toBeGreaterThanOrEqual(15);
});

testGoldenGames(ccg, outcome, folder);
