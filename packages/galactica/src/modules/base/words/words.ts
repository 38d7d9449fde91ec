/** All that is said and shown of it. */
import type { ModuleWords } from '../../../words/module-words.ts';
import { baseAdvice } from './advice.ts';
import { baseBoards } from './boards.ts';
import { baseEvents } from './english.ts';
import { basePhrases } from './phrases.ts';
import { basePointing } from './pointing.ts';
import { baseOptions, baseQuestions } from './questions.ts';
import { baseTelling } from './telling.ts';

export const baseWords = {
  advice: baseAdvice,
  boards: baseBoards,
  events: baseEvents,
  pointing: basePointing,
  options: baseOptions,
  questions: baseQuestions,
  telling: baseTelling,
  endings: { 'galactica-destroyed': 'Galactica is destroyed' },
  phrases: basePhrases,
} as const satisfies ModuleWords;
