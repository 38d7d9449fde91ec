import type { Sentences } from '../english.ts';

export const cylons: Sentences = {
  execute: ({ who }) => `${who} is executed`,
  drawSuper: ({ who, n }) => (n === 1 ? `${who} draws a super crisis card` : `${who} draws ${n} super crisis cards`),
};
