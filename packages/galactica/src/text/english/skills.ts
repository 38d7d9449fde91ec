import type { Sentences } from '../english.ts';

export const skillSentences: Sentences = {
  beforeCheckCard: ({ effect }) => `before any card is added to a check: ${effect}`,
};
