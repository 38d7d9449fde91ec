/** What a Cylon Leader is asked. */

import type { Nothing } from '../../core/vocabulary/events.ts';
import type { Asks } from '../../core/vocabulary/questions.ts';
import type { ACard } from '../../core/vocabulary/turn-questions.ts';

export interface CylonLeaderQuestions {
  readonly 'reveal-motive': Asks<'nothing' | 'motive'>;
}

export interface CylonLeaderOptions {
  readonly motive: ACard;
  readonly 'end-infiltration': Nothing;
}

declare module '../../core/vocabulary/turn-questions.ts' {
  interface ActionOptions {
    readonly 'end-infiltration': true;
  }
}
declare module '../../core/vocabulary/questions.ts' {
  interface Questions extends CylonLeaderQuestions {}
  interface Options extends CylonLeaderOptions {}
}
