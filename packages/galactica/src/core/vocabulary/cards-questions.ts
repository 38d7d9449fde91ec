/** Cards of all decks: drawn, discarded, given away, looked at. */

import type { Seat } from '@ragtag/kernel';
import type { SkillType } from '../state/terms.ts';
import type { Because } from './effects-questions.ts';
import type { Asks } from './questions.ts';
import type { ACard } from './turn-questions.ts';

export interface CardQuestions {
  readonly 'choose-deck': Asks<'deck', Because>;
  readonly discard: Asks<'card', { readonly source: string; readonly n: number }>;
  readonly 'discard-destiny': Asks<'card', Because>;
  readonly 'discard-quorum': Asks<'quorum'>;
  readonly 'draw-skill': Asks<'skill-type', { readonly left: number }>;
  readonly 'give-cards': Asks<'card', { readonly to: Seat }>;
  readonly 'play-quorum': Asks<'quorum', Because>;
  /** On top of a deck or at its bottom. */
  readonly 'put-back': Asks<'top' | 'bottom', { readonly deck: string }>;
  readonly 'split-skills': Asks<'split', { readonly n: number }>;
}

export interface CardOptions {
  readonly bottom: ACard;
  readonly card: ACard & { readonly skill?: SkillType; readonly strength?: number };
  readonly deck: { readonly deck: string; readonly zone?: number };
  readonly quorum: ACard;
  readonly 'skill-type': { readonly skill: SkillType };
  readonly split: { readonly of: readonly SkillType[]; readonly counts: readonly number[] };
  readonly top: ACard;
}
