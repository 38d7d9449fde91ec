/** All that is said and shown of it. */
import type { ModuleWords } from '../../../words/module-words.ts';
import { pegasusAdvice } from './advice.ts';
import { pegasusBoards } from './boards.ts';
import { pegasusEvents } from './english.ts';
import { pegasusPhrases } from './phrases.ts';
import { pegasusQuestions } from './questions.ts';
import { pegasusTelling } from './telling.ts';

export const pegasusWords = {
  advice: pegasusAdvice,
  boards: pegasusBoards,
  events: pegasusEvents,
  questions: pegasusQuestions,
  telling: pegasusTelling,
  phrases: pegasusPhrases,
} as const satisfies ModuleWords;
