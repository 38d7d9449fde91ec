/** Every question. */

import type { Questions } from '../../vocabulary.ts';
import type { QuestionWords, WindowWords } from '../asking.ts';
import { gathered } from '../module-words.ts';
import { coreQuestions } from './questions/core.ts';
import { windowQuestions } from './questions/windows.ts';

export const asks: QuestionWords<Questions> & Omit<WindowWords, 'crisis-choice'> = {
  ...coreQuestions,
  ...windowQuestions,
  ...gathered('questions'),
};
