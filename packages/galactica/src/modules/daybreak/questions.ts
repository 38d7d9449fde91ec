/** What its cards and abilities ask. */

import type { Seat } from '@ragtag/kernel';
import type { Because } from '../../core/vocabulary/effects-questions.ts';
import type { Nothing } from '../../core/vocabulary/events.ts';
import type { Asks } from '../../core/vocabulary/questions.ts';
import type { ACard } from '../../core/vocabulary/turn-questions.ts';

export interface DaybreakQuestions {
  readonly 'bury-quorum': Asks<'quorum', Because>;
  readonly 'discard-super-crisis': Asks<'card'>;
  readonly 'discard-mutiny': Asks<'nothing' | 'mutiny'>;
  readonly 'extra-loyalty-card': Asks<'player'>;
  readonly 'give-mutiny': Asks<'mutiny', { readonly seat: Seat }>;
  readonly 'hand-on-mutineer': Asks<'player'>;
  readonly 'keep-mutiny': Asks<'mutiny'>;
  readonly 'play-mutiny': Asks<'mutiny'>;
}

export interface DaybreakOptions {
  /** One of them, or to draw one. */
  readonly mutiny: ACard | Nothing;
}

declare module '../../core/vocabulary/turn-questions.ts' {
  interface ActionOptions {
    readonly mutiny: true;
  }
}

declare module '../../core/vocabulary/questions.ts' {
  interface Questions extends DaybreakQuestions {}
  interface Options extends DaybreakOptions {}
}
