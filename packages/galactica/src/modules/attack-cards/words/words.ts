/** All that is said and shown of it. */
import type { ModuleWords } from '../../../words/module-words.ts';
import { attackCardAdvice } from './advice.ts';
import { attackCardEvents } from './english.ts';
import { attackCardsPhrases } from './phrases.ts';
import { attackCardQuestions } from './questions.ts';
import { attackCardTelling } from './telling.ts';

export const attackCardWords = {
  advice: attackCardAdvice,
  events: attackCardEvents,
  questions: attackCardQuestions,
  telling: attackCardTelling,
  phrases: attackCardsPhrases,
  setup: {
    fewerCrises: {
      label: 'Fewer crises',
      text: 'Takes 21 crises out at random before the Cylon attack cards go in, so that attacks are as frequent as in the base game.',
    },
  },
} as const satisfies ModuleWords;
