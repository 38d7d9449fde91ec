/** All that is said and shown of it. */
import type { ModuleWords } from '../../../words/module-words.ts';
import { conflictedLoyaltiesAdvice } from './advice.ts';
import { conflictedLoyaltiesEvents } from './english.ts';
import { conflictedLoyaltiesPhrases } from './phrases.ts';
import { conflictedLoyaltiesPointing } from './pointing.ts';
import { conflictedLoyaltiesOptions, conflictedLoyaltiesQuestions } from './questions.ts';
import { conflictedLoyaltiesTelling } from './telling.ts';

export const conflictedLoyaltiesWords = {
  advice: conflictedLoyaltiesAdvice,
  events: conflictedLoyaltiesEvents,
  pointing: conflictedLoyaltiesPointing,
  options: conflictedLoyaltiesOptions,
  questions: conflictedLoyaltiesQuestions,
  telling: conflictedLoyaltiesTelling,
  endings: { 'personal-goals': 'personal goals that nobody met cost the fleet its last resources' },
  phrases: conflictedLoyaltiesPhrases,
  setup: {
    conflictedLoyalties: {
      label: 'Conflicted loyalties',
      text: 'Personal goals and the Final Five are among the loyalty cards.',
    },
  },
} as const satisfies ModuleWords;
