/** All that is said and shown of it. */
import type { ModuleWords } from '../../../words/module-words.ts';
import { sympatheticCylonPhrases } from './phrases.ts';

export const sympatheticCylonWords = {
  phrases: sympatheticCylonPhrases,
  setup: {
    sympatheticCylon: {
      label: 'Sympathetic Cylon',
      text: 'In place of the Sympathizer there is a Sympathetic Cylon: a Cylon for all to see, who wins by a secret agenda only and can go about among the humans.',
    },
  },
} as const satisfies ModuleWords;
