/** All that is said and shown of it. */
import type { ModuleWords } from '../../../words/module-words.ts';
import { cylonLeaderAdvice } from './advice.ts';
import { cylonLeaderEvents } from './english.ts';
import { cylonLeaderPhrases } from './phrases.ts';
import { cylonLeaderPointing } from './pointing.ts';
import { cylonLeaderOptions, cylonLeaderQuestions } from './questions.ts';
import { cylonLeaderTelling } from './telling.ts';

export const cylonLeaderWords = {
  advice: cylonLeaderAdvice,
  events: cylonLeaderEvents,
  pointing: cylonLeaderPointing,
  options: cylonLeaderOptions,
  questions: cylonLeaderQuestions,
  telling: cylonLeaderTelling,
  phrases: cylonLeaderPhrases,
  setup: {
    cylonLeader: {
      label: 'Cylon Leader',
      text: 'One player may take a Cylon Leader: known to all as a Cylon, with aims of their own, who can go about among the humans.',
    },
  },
} as const satisfies ModuleWords;
