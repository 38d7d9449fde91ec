/** English, complete but for what the games say: every other language says the same things. */
import * as grammar from '@ragtag/kernel/words';
import { about } from './about.ts';
import { account } from './account.ts';
import { chat } from './chat.ts';
import { exporting } from './export.ts';
import { gathering } from './gathering.ts';
import { knowing } from './knowing.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { orders } from './orders.ts';
import { parts } from './parts.ts';
import { question } from './question.ts';
import { replay } from './replay.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';

export const english = {
  ...grammar,
  replay,
  log,
  chat,
  about,
  knowing,
  orders,
  parts,
  question,
  settings,
  setup,
  lobby,
  gathering,
  exporting,
  account,
  table,
};
