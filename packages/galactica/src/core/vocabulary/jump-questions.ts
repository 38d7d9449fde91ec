/** Jumps. */

import type { Seat } from '@ragtag/kernel';
import type { Area } from '../state/terms.ts';
import type { Nothing } from './events.ts';
import type { Asks } from './questions.ts';
import type { ACard } from './turn-questions.ts';

export interface JumpQuestions {
  readonly 'assault-raptor-at-jump': Asks<'stay' | 'return', { readonly area: Area; readonly pilot: Seat | null }>;
  readonly 'choose-destination': Asks<'destination'>;
}

export interface JumpOptions {
  readonly destination: ACard;
  readonly return: Nothing;
}
