/** What a beginner should think about when it asks. */
import type { Advice } from '../../../words/asking.ts';
import type { CylonFleetQuestions } from '../questions.ts';

export const cylonFleetAdvice: Advice<CylonFleetQuestions> = {
  'basestar-bridge': 'Two that help each other: first bring ships, then let them act.',
  'reinforce-fleet': 'Raiders where civilian ships are, a basestar where nobody can reach it.',
};
