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
} as const satisfies ModuleWords;
