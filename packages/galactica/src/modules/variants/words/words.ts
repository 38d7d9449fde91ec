/** All that is said and shown of it. */
import type { ModuleWords } from '../../../words/module-words.ts';
import { variantAdvice } from './advice.ts';
import { variantEvents } from './english.ts';
import { variantPointing } from './pointing.ts';
import { variantOptions, variantQuestions } from './questions.ts';
import { variantTelling } from './telling.ts';

export const variantWords = {
  advice: variantAdvice,
  events: variantEvents,
  pointing: variantPointing,
  options: variantOptions,
  questions: variantQuestions,
  telling: variantTelling,
} as const satisfies ModuleWords;
