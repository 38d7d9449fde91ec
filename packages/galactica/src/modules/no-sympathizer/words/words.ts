/** All that is said of it. */
import type { ModuleWords } from '../../../words/module-words.ts';

export const noSympathizerWords = {
  setup: {
    noSympathizer: {
      label: 'No Sympathizer',
      text: 'One more card says that somebody is no Cylon. In return there is less food, morale and population to begin with, a revealed Cylon draws 3 skill cards, and nobody is Boomer.',
    },
  },
} as const satisfies ModuleWords;
