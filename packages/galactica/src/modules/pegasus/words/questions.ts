/** What it asks. */
import type { QuestionWords } from '../../../words/asking.ts';
import type { PegasusQuestions } from '../questions.ts';

export const pegasusQuestions: QuestionWords<PegasusQuestions> = {
  'choose-basestar': 'Choose a basestar',
  'human-delusion': 'Choose the cards you add to the check',
  'put-on-destiny': ({ left }) => `Put a card on top of the Destiny deck (${left} to go)`,
  'remove-basestar': 'Remove a basestar from the board?',
};
