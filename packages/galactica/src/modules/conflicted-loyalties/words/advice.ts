/** What a beginner should think about when it asks. */
import type { Advice } from '../../../words/asking.ts';
import type { ConflictedLoyaltiesQuestions } from '../questions.ts';

export const conflictedLoyaltiesAdvice: Advice<ConflictedLoyaltiesQuestions> = {
  'discard-strength': 'Fewest cards for the strength asked: a strong card you cannot use is the cheapest.',
  'final-five-order': 'Their order seldom matters. Begin with what you know.',
};
