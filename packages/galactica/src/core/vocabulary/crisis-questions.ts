/** Crises. */

import type { SkillType } from '../state/terms.ts';
import type { Phrase } from '../text/phrase.ts';
import type { Asks } from './questions.ts';
import type { ACard } from './turn-questions.ts';

export interface CrisisQuestions {
  readonly 'choose-crisis': Asks<'crisis'>;
  readonly 'crisis-choice': Asks<'option', { readonly name: string }>;
}

export interface CrisisOptions {
  readonly crisis: ACard;
  /** One of the two parts of a crisis: its check, or something that simply happens. */
  readonly option: {
    readonly index: number;
    readonly label: 'check' | 'effect';
    readonly text?: Phrase;
    readonly difficulty?: number;
    readonly skills?: readonly SkillType[];
  };
}
