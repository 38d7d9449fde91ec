/** English, complete: every other language says the same things. */

import { about } from './about.ts';
import { account } from './account.ts';
import { board } from './board.ts';
import { chat } from './chat.ts';
import { check } from './check.ts';
import { crew } from './crew.ts';
import { eventLine } from './event.ts';
import { exporting } from './export.ts';
import { fight } from './fight.ts';
import { gathering } from './gathering.ts';
import { guide } from './guide.ts';
import { hand } from './hand.ts';
import { knowing } from './knowing.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { optionWords } from './option.ts';
import { orders } from './orders.ts';
import { parts } from './parts.ts';
import { question, questionReason, questionTitle } from './question.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { status } from './status.ts';
import { replay, story } from './story.ts';
import { table } from './table.ts';
import * as terms from './terms.ts';

export const english = {
  ...terms,
  story,
  replay,
  log,
  chat,
  about,
  board,
  check,
  crew,
  eventLine,
  fight,
  guide,
  hand,
  knowing,
  optionWords,
  orders,
  parts,
  question,
  questionReason,
  questionTitle,
  settings,
  setup,
  lobby,
  gathering,
  exporting,
  account,
  status,
  table,
};
