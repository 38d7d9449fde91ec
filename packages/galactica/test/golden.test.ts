import { goldenGames, testGoldenGames } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { componentsOf } from '../src/core/components.ts';
import { gameOf } from '../src/core/game.ts';
import { galactica, outcome } from '../src/game.ts';
import { modules } from '../src/registry.ts';
import { observatory } from './modules/observatory/module.ts';

const folder = new URL('../golden/', import.meta.url);

test('there are golden games of every kind', () => {
  const games = goldenGames(folder);
  expect(games.length).toBeGreaterThanOrEqual(40);
  const kinds = new Set(
    games.map(({ journal }) => {
      const { players, cylonFleet } = galactica.configure(journal.configuration);
      return `${players} ${cylonFleet}`;
    }),
  );
  expect(kinds.size).toBeGreaterThanOrEqual(8);
  expect(games.filter(({ outcome: end }) => end === null).length).toBeGreaterThanOrEqual(8);
  expect(games.filter(({ journal }) => journal.undone !== undefined).length).toBeGreaterThanOrEqual(20);
});

/** A board with a phase, a question and rules of its own, as a later version may have. */
const later = [...modules, observatory];
testGoldenGames(galactica, outcome, folder, gameOf(later, componentsOf(later)));
