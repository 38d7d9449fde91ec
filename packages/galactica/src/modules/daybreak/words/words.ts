/** All that is said and shown of it. */
import type { ModuleWords } from '../../../words/module-words.ts';
import { daybreakAdvice } from './advice.ts';
import { daybreakEvents } from './english.ts';
import { daybreakPhrases } from './phrases.ts';
import { daybreakPointing } from './pointing.ts';
import { daybreakOptions, daybreakQuestions } from './questions.ts';
import { daybreakTelling } from './telling.ts';

export const daybreakWords = {
  advice: daybreakAdvice,
  events: daybreakEvents,
  pointing: daybreakPointing,
  options: daybreakOptions,
  questions: daybreakQuestions,
  telling: daybreakTelling,
  phrases: daybreakPhrases,
} as const satisfies ModuleWords;
