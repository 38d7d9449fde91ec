/** What a beginner should think about when it asks. */
import type { Advice } from '../../../words/asking.ts';
import type { ExodusQuestions } from '../questions.ts';

export const exodusAdvice: Advice<ExodusQuestions> = {
  'exchange-skills': 'Weak cards, and types that nobody asks for.',
  'order-quorum': 'What is needed next comes first.',
};
