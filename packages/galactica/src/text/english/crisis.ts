import type { Sentences } from '../english.ts';

export const crisis: Sentences = {
  staysInPlay: ({ rule }) => `this card stays in play: ${rule}`,
};
