/** What its answers point at on the table. */
import { atCard, card, type Pointing } from '../../../words/pointing.ts';
import type { ConflictedLoyaltiesOptions } from '../questions.ts';

export const conflictedLoyaltiesPointing: Pointing<ConflictedLoyaltiesOptions> = {
  goal: { at: atCard, grave: true, telling: true },
  loyalty: card,
};
