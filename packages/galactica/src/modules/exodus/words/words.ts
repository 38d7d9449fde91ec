/** All that is said and shown of it. */
import type { ModuleWords } from '../../../words/module-words.ts';
import { exodusAdvice } from './advice.ts';
import { exodusPhrases } from './phrases.ts';
import { exodusQuestions } from './questions.ts';

export const exodusWords = {
  advice: exodusAdvice,
  questions: exodusQuestions,
  phrases: exodusPhrases,
} as const satisfies ModuleWords;
