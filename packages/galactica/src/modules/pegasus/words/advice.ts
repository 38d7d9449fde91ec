/** What a beginner should think about when it asks. */
import type { Advice } from '../../../words/asking.ts';
import type { PegasusQuestions } from '../questions.ts';

export const pegasusAdvice: Advice<PegasusQuestions> = {
  'human-delusion': 'You see what is there: add just enough to turn the check, or nothing.',
  'put-on-destiny': 'These two go into the next check: cards that help or spoil it, as you like.',
  'remove-basestar': 'With both out, removing one lets you place another where you want it.',
  'choose-basestar': 'The one that is damaged already, or the one with the most ships around it.',
};
