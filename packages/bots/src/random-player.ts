import { randomAnswer, whim } from '@ragtag/kernel';
import type { Player } from './player.ts';

/** Answers every question with some legal answer, the same ones for the same seed. */
export function randomPlayer(seed: number): Player {
  const below = whim(seed);
  return { name: 'random', decide: (asked) => randomAnswer(asked, below) };
}
