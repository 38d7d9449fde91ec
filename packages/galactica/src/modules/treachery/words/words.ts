/** All that is said and shown of it. */
import type { ModuleWords } from '../../../words/module-words.ts';
import { treacheryEvents } from './english.ts';
import { treacheryPhrases } from './phrases.ts';
import { treacheryQuestions } from './questions.ts';
import { treacheryTelling } from './telling.ts';

export const treacheryWords = {
  events: treacheryEvents,
  phrases: treacheryPhrases,
  questions: treacheryQuestions,
  telling: treacheryTelling,
  windows: {
    'treachery-discarded': {
      title: 'Treachery is discarded',
      text: 'A treachery card was among what somebody discarded.',
    },
  },
} as const satisfies ModuleWords;
