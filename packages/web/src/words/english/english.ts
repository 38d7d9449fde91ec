/** English, complete: every other language says the same things. */
import { about } from './about.ts';
import { board } from './board.ts';
import { check } from './check.ts';
import { crew } from './crew.ts';
import { eventLine } from './event.ts';
import { hand } from './hand.ts';
import { knowing } from './knowing.ts';
import { optionWords } from './option.ts';
import { orders } from './orders.ts';
import { parts } from './parts.ts';
import { question, questionReason, questionTitle } from './question.ts';
import { settings } from './settings.ts';
import { status } from './status.ts';
import { table } from './table.ts';
import * as terms from './terms.ts';

export const english = {
  ...terms,
  about,
  board,
  check,
  crew,
  eventLine,
  hand,
  knowing,
  optionWords,
  orders,
  parts,
  question,
  questionReason,
  questionTitle,
  settings,
  status,
  table,
};
