/** Skill checks. */

import type { Seat } from '@ragtag/kernel';
import type { Check } from '../state/records.ts';
import type { LocationId } from '../state/terms.ts';
import type { Asks } from './questions.ts';

/** What everybody may know of a check. */
export type CheckFacts = {
  readonly source: Check['source'];
  /** Of the crisis, if it is one. */
  readonly name: string;
  readonly location: LocationId | null;
  readonly target: Seat | null;
  readonly difficulty: number;
  readonly strength: number | null;
  /** By how much it falls short, once that is known. */
  readonly short: number | null;
  readonly outcome: Check['outcome'];
};

export interface CheckQuestions {
  readonly 'ability-order': Asks<'ability'>;
  readonly 'add-to-check': Asks<'card', CheckFacts>;
  /** Which of one's cards lies open. */
  readonly 'card-face-up': Asks<'card'>;
  readonly 'join-check': Asks<'nothing' | 'yes', CheckFacts>;
}

// biome-ignore lint/suspicious/noEmptyInterface: cards are options of their own chapter
export interface CheckOptions {}
