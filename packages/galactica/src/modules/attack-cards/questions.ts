/** What its cards ask. */

import type { Asks } from '../../core/vocabulary/questions.ts';

export interface AttackCardQuestions {
  readonly 'place-assault-raptor': Asks<'area'>;
  readonly 'set-up-ship': Asks<'area', { readonly ship: string; readonly left: number }>;
}

declare module '../../core/vocabulary/questions.ts' {
  interface Questions extends AttackCardQuestions {}
}
