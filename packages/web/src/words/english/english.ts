/** English, complete: every other language says the same things. */
import { eventLine } from './event.ts';
import { optionWords } from './option.ts';
import { questionReason, questionTitle } from './question.ts';
import * as terms from './terms.ts';

export const english = {
  ...terms,
  eventLine,
  optionWords,
  questionReason,
  questionTitle,
};
