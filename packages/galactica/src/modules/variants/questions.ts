/** What the variants ask. */
import type { SkillType } from '../../core/state/terms.ts';
import type { Asks } from '../../core/vocabulary/questions.ts';

export interface VariantQuestions {
  readonly 'choose-assist': Asks<'character'>;
  /** Whether one of the cards is of the assist character's skill set. */
  readonly 'assist-skill': Asks<'skill-type' | 'nothing', { readonly name: string }>;
  readonly 'skill-not-drawn': Asks<'not-drawn'>;
}

export interface VariantOptions {
  /** One card of the skill set, of one of these types; `at`: which part of the set it belongs to. */
  readonly 'not-drawn': { readonly of: readonly SkillType[]; readonly at: number };
}

declare module '../../core/vocabulary/questions.ts' {
  interface Questions extends VariantQuestions {}
  interface Options extends VariantOptions {}
}
