import { ConfigurationError } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { listedOptions } from '../../src/configuration.ts';
import { galactica } from '../../src/game.ts';
import { newGame, viewOf } from '../setup/new-game.ts';

const startWith = (options: object) => viewOf(newGame({ players: 3, ...options }), 'spectator').resources;

rule('BG-DIFF-01', 'easier for one side or the other, as the game is set up, and not for both', () => {
  expect(galactica.configure({})).toMatchObject({ easierForHumans: false, easierForCylons: false });
  const both = { easierForHumans: true, easierForCylons: true };
  expect(() => galactica.configure(both)).toThrow(ConfigurationError);
  expect(() => galactica.configure(both)).toThrow(/BG-DIFF-01/);
  const names = listedOptions.filter(({ rules }) => rules.includes('BG-DIFF-01')).map(({ name }) => name);
  expect(names).toEqual(['easierForHumans', 'easierForCylons']);
});

rule('BG-DIFF-02', 'easier for the humans: 2 more of every resource', () => {
  expect(startWith({ easierForHumans: true })).toEqual({ fuel: 10, food: 10, morale: 12, population: 14 });
  const start = startWith({ easierForHumans: true, cooperative: true, conflictedLoyalties: false });
  expect(start).toEqual({ fuel: 10, food: 9, morale: 11, population: 12 });
});

rule('BG-DIFF-03', 'easier for the Cylons: 2 fewer of every resource', () => {
  expect(startWith({ easierForCylons: true })).toEqual({ fuel: 6, food: 6, morale: 8, population: 10 });
});
