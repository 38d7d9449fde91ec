/** Without the Sympathizer, for those who would rather have one more human and fewer supplies. BG-UNI-43..47 */
import type { Module } from '../../core/module.ts';

declare module '../../core/setup/options.ts' {
  interface Options {
    /** A card that is no Cylon in place of the Sympathizer. */
    noSympathizer: boolean;
  }
}

export const noSympathizer: Module = {
  name: 'no-sympathizer',
  place: 82,
  inUse: (configuration) => configuration.noSympathizer,
  loyalty: { special: { id: null, joins: 'after-deal' } }, // BG-UNI-44
  dials: () => ({ fuel: 8, food: 7, morale: 9, population: 10 }), // BG-UNI-45
  variations: { cylonSkills: 3 }, // BG-UNI-46
  /** BG-UNI-43, BG-UNI-47 */
  takesOut({ deck, name }) {
    return deck === 'character' ? name === 'Sharon "Boomer" Valerii' : name === 'You Are a Sympathizer';
  },
  options: [
    {
      name: 'noSympathizer',
      group: 'loyalty',
      rules: ['BG-UNI-43', 'BG-UNI-45', 'BG-UNI-46', 'BG-UNI-47'],
      default: false,
      since: 4,
      without: ['daybreak', 'cylonLeader', 'sympatheticCylon'],
      players: [4, 6],
      shown: true,
    },
  ],
};
