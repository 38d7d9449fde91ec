/** A first game that teaches: the base game from a prepared position, in which the first turn has a bit of everything. */
import type { Module } from '../../core/module.ts';
import { FIRST_GAME_PLAYERS, openFirstGame } from './opening.ts';

declare module '../../core/setup/options.ts' {
  interface Options {
    /** From the prepared position of a first game. */
    firstGame: boolean;
  }
}

export const firstGame: Module = {
  name: 'first-game',
  place: 130,
  inUse: (configuration) => configuration.firstGame,
  options: [
    {
      name: 'firstGame',
      group: 'players',
      rules: ['BG-SETUP-30'],
      default: false,
      shown: true,
      prepared: true,
      since: 7,
      players: [FIRST_GAME_PLAYERS],
      without: ['pegasus', 'exodus', 'daybreak'],
    },
  ],
  opening: openFirstGame,
};
