/** All that is said of it. */
import type { ModuleWords } from '../../../words/module-words.ts';

export const houseRulesWords = {
  setup: {
    brigTwoCards: {
      label: 'Two cards from the Brig',
      text: 'Whoever is in the Brig may add 2 cards to a skill check instead of 1.',
    },
    brigEasierRelease: {
      label: 'An easier way out of the Brig',
      text: 'The check to leave the Brig is easier by 2: 5 instead of 7.',
    },
  },
} as const satisfies ModuleWords;
