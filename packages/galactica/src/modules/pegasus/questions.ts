/** What its characters and locations ask. */

import type { Asks } from '../../core/vocabulary/questions.ts';

export interface PegasusQuestions {
  readonly 'choose-basestar': Asks<'basestar'>;
  readonly 'human-delusion': Asks<'card'>;
  readonly 'put-on-destiny': Asks<'card', { readonly left: number }>;
  readonly 'remove-basestar': Asks<'nothing' | 'basestar'>;
}

declare module '../../core/vocabulary/questions.ts' {
  interface Questions extends PegasusQuestions {}
}
