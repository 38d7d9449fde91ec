/** What its cards ask. */

import type { Asks } from '../../core/vocabulary/questions.ts';
import type { ACard } from '../../core/vocabulary/turn-questions.ts';

export interface ConflictedLoyaltiesQuestions {
  readonly 'discard-strength': Asks<'card', { readonly total: number }>;
  readonly 'final-five-order': Asks<'loyalty'>;
}

export interface ConflictedLoyaltiesOptions {
  /** To reveal one's personal goal. */
  readonly goal: ACard;
  readonly loyalty: ACard;
}

declare module '../../core/vocabulary/turn-questions.ts' {
  interface ActionOptions {
    readonly goal: true;
  }
}

declare module '../../core/vocabulary/questions.ts' {
  interface Questions extends ConflictedLoyaltiesQuestions {}
  interface Options extends ConflictedLoyaltiesOptions {}
}
