/** All that is said of it. */
import type { ModuleWords } from '../../../words/module-words.ts';

export const firstGameWords = {
  setup: {
    firstGame: {
      label: 'A first game',
      text: 'Starts from a prepared position, in which the first turn shows what the game is about.',
    },
  },
} as const satisfies ModuleWords;
