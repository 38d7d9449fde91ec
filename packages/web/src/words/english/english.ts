/** English, complete: every other language says the same things. */
import { eventLine } from './event.ts';
import { optionWords } from './option.ts';
import { parts } from './parts.ts';
import { questionReason, questionTitle } from './question.ts';
import { settings } from './settings.ts';
import * as terms from './terms.ts';

export const english = {
  ...terms,
  eventLine,
  optionWords,
  parts,
  questionReason,
  questionTitle,
  settings,
};
