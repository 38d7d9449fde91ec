import type { Sentences } from '../phrases.ts';

export const skillSentences: Sentences = {
  beforeCheckCard: ({ effect }) => `before any card is added to a check: ${effect}`,
};
