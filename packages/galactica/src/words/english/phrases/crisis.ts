import type { Sentences } from '../phrases.ts';

export const crisis: Sentences = {
  staysInPlay: ({ rule }) => `this card stays in play: ${rule}`,
};
