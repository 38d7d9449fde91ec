/** What its characters ask. */

import type { Asks } from '../../core/vocabulary/questions.ts';

export interface ExodusQuestions {
  readonly 'exchange-skills': Asks<'card'>;
  readonly 'order-quorum': Asks<'quorum'>;
}

declare module '../../core/vocabulary/questions.ts' {
  interface Questions extends ExodusQuestions {}
}
