/** All that is said and shown of it. */
import type { ModuleWords } from '../../../words/module-words.ts';
import { cylonFleetAdvice } from './advice.ts';
import { cylonFleetBoards } from './boards.ts';
import { cylonFleetEvents } from './english.ts';
import { cylonFleetPhrases } from './phrases.ts';
import { cylonFleetPointing } from './pointing.ts';
import { cylonFleetOptions, cylonFleetQuestions } from './questions.ts';
import { cylonFleetTelling } from './telling.ts';

export const cylonFleetWords = {
  advice: cylonFleetAdvice,
  boards: cylonFleetBoards,
  events: cylonFleetEvents,
  pointing: cylonFleetPointing,
  options: cylonFleetOptions,
  questions: cylonFleetQuestions,
  telling: cylonFleetTelling,
  rolls: { 'cylon-fleet': 'the Cylon fleet' },
  phrases: cylonFleetPhrases,
  setup: {
    cylonFleet: {
      label: 'Cylon Fleet board',
      text: 'Cylon ships gather on a board of their own and arrive as the pursuit track says; there is a CAG. Without it, the Cylon attack cards are in the crisis deck.',
    },
  },
} as const satisfies ModuleWords;
