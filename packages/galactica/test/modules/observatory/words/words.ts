/** All that is said and shown of it: its part of every table of words. */
import type { Questions } from '../../../../src/vocabulary.ts';
import type { Advice, QuestionWords } from '../../../../src/words/asking.ts';
import type { ModuleWords } from '../../../../src/words/module-words.ts';

type Own = Pick<Questions, 'stargazing'>;

const questions: QuestionWords<Own> = { stargazing: 'Look at the stars?' };
const advice: Advice<Own> = { stargazing: 'It costs nothing. Look.' };

export const observatoryWords = {
  questions,
  advice,
  boards: {
    observatory: {
      name: 'Observatory',
      stands: ['left', 30],
      places: { dome: 'M2 12a6 6 0 0 1 12 0ZM8 6v-4', archive: 'M3 2h10v12H3ZM5 5h6M5 8h6' },
    },
  },
  phases: { stargazing: { title: 'Stars', text: 'Whoever is in the dome may look at the stars.' } },
  setup: { observatory: { label: 'Observatory', text: 'There is a dome to look at the stars from.' } },
  phrases: { 'observatory.dome': 'gain 1 morale', 'observatory.look-up': 'look at the stars' },
  endings: { 'earth-seen': 'Earth has been seen' },
} as const satisfies ModuleWords;
