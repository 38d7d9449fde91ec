/** What a beginner should think about when it asks. */
import type { Advice } from '../../../words/asking.ts';
import type { AttackCardQuestions } from '../questions.ts';

export const attackCardAdvice: Advice<AttackCardQuestions> = {
  'place-assault-raptor': 'Where the next raiders will be.',
  'set-up-ship': 'As far from Cylon ships as can be, and near vipers.',
};
