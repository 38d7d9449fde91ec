/** Loyalty cards. */

import type { Asks } from './questions.ts';
import type { ACard } from './turn-questions.ts';

export interface LoyaltyQuestions {
  /** Some may keep them. */
  readonly 'hand-on-loyalty': Asks<'player' | 'nothing', { readonly n: number }>;
  readonly 'reveal-one': Asks<'card'>;
}

export interface LoyaltyOptions {
  readonly reveal: ACard;
}
