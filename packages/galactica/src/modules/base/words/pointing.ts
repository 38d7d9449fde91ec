/** What its answers point at on the table. */
import { card, nowhere, type Pointing } from '../../../words/pointing.ts';
import type { BaseOptions } from '../questions.ts';

export const basePointing: Pointing<BaseOptions> = {
  act: nowhere,
  'act-twice': nowhere,
  discard: card,
  draw: nowhere,
  'move-and-act': nowhere,
  play: card,
  raiders: nowhere,
};
