/** All that is said and shown of it. */
import type { ModuleWords } from '../../../words/module-words.ts';
import { variantAdvice } from './advice.ts';
import { variantEvents } from './english.ts';
import { variantPointing } from './pointing.ts';
import { variantOptions, variantQuestions } from './questions.ts';
import { variantTelling } from './telling.ts';

export const variantWords = {
  advice: variantAdvice,
  events: variantEvents,
  pointing: variantPointing,
  options: variantOptions,
  questions: variantQuestions,
  telling: variantTelling,
  setup: {
    easierForHumans: {
      label: 'Easier for the humans',
      text: 'The humans start with 2 more of every resource.',
    },
    easierForCylons: {
      label: 'Easier for the Cylons',
      text: 'The humans start with 2 fewer of every resource.',
    },
    cooperative: {
      label: 'Fully cooperative',
      text: 'There are no Cylon players and no loyalty cards. The fleet starts with less, the Admiral with 1 nuke, and everybody draws 1 skill card fewer each turn.',
    },
  },
} as const satisfies ModuleWords;
