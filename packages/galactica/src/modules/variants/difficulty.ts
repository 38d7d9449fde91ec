/** A game made easier, for the humans or for the Cylons: agreed before it starts. BG-DIFF-01 */
import type { Module } from '../../core/module.ts';

declare module '../../core/setup/options.ts' {
  interface Options {
    /** The humans start with more of everything. */
    easierForHumans: boolean;
    /** The humans start with less of everything. */
    easierForCylons: boolean;
  }
  interface OptionGroups {
    variants: true;
  }
}

const MORE = 2;

export const difficulty: Module = {
  name: 'adjusted-difficulty',
  place: 120,
  inUse: ({ easierForHumans, easierForCylons }) => easierForHumans || easierForCylons,
  // From what the game starts with otherwise. BG-DIFF-02, BG-DIFF-03
  dials({ fuel, food, morale, population }, { easierForHumans }) {
    const more = easierForHumans ? MORE : -MORE;
    return { fuel: fuel + more, food: food + more, morale: morale + more, population: population + more };
  },
  options: [
    {
      name: 'easierForHumans',
      group: 'variants',
      rules: ['BG-DIFF-01', 'BG-DIFF-02'],
      default: false,
      since: 4,
      needs: { name: 'easierForCylons', value: false },
    },
    {
      name: 'easierForCylons',
      group: 'variants',
      rules: ['BG-DIFF-01', 'BG-DIFF-03'],
      default: false,
      since: 4,
      needs: { name: 'easierForHumans', value: false },
    },
  ],
};
