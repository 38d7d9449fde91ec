import { randomAnswer, whim } from '@ragtag/kernel';
import type { Bot } from './bot.ts';

/** Answers every question with some legal answer, the same ones for the same seed. */
export function randomBot(seed: number): Bot {
  const below = whim(seed);
  return { name: 'random', decide: (asked) => randomAnswer(asked, below) };
}
