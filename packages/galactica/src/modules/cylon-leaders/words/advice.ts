/** What a beginner should think about when it asks. */
import type { Advice } from '../../../words/asking.ts';
import type { CylonLeaderQuestions } from '../questions.ts';

export const cylonLeaderAdvice: Advice<CylonLeaderQuestions> = {
  'reveal-motive':
    'Once revealed it counts, but everybody sees which side it is for. If it could stop being fulfilled, reveal it now.',
};
