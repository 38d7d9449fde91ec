/** Every question: a new module adds a line. */
import { attackCardQuestions } from '../../modules/attack-cards/words/questions.ts';
import { baseQuestions } from '../../modules/base/words/questions.ts';
import { conflictedLoyaltiesQuestions } from '../../modules/conflicted-loyalties/words/questions.ts';
import { cylonFleetQuestions } from '../../modules/cylon-fleet/words/questions.ts';
import { cylonLeaderQuestions } from '../../modules/cylon-leaders/words/questions.ts';
import { daybreakQuestions } from '../../modules/daybreak/words/questions.ts';
import { exodusQuestions } from '../../modules/exodus/words/questions.ts';
import { pegasusQuestions } from '../../modules/pegasus/words/questions.ts';
import { variantQuestions } from '../../modules/variants/words/questions.ts';
import type { Questions } from '../../vocabulary.ts';
import type { QuestionWords, WindowWords } from '../asking.ts';
import { coreQuestions } from './questions/core.ts';
import { windowQuestions } from './questions/windows.ts';

export const asks: QuestionWords<Questions> & Omit<WindowWords, 'crisis-choice'> = {
  ...coreQuestions,
  ...windowQuestions,
  ...attackCardQuestions,
  ...baseQuestions,
  ...conflictedLoyaltiesQuestions,
  ...cylonFleetQuestions,
  ...cylonLeaderQuestions,
  ...daybreakQuestions,
  ...exodusQuestions,
  ...pegasusQuestions,
  ...variantQuestions,
};
