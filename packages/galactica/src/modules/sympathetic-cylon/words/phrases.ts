/** What only single cards, places and sheets say, in English. */
import type { Sentences } from '../../../words/english/phrases.ts';

export const sympatheticCylonPhrases = {
  'sympathetic-cylon.you-are-a-sympathetic-cylon':
    'reveal it at once: you become a Cylon player without a super crisis, win by a sympathetic agenda of your own, and may infiltrate',
} as const satisfies Sentences;
