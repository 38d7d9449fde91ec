/** What it asks. */
import type { QuestionWords } from '../../../words/asking.ts';
import type { ExodusQuestions } from '../questions.ts';

export const exodusQuestions: QuestionWords<ExodusQuestions> = {
  'exchange-skills': 'Discard cards to draw as many',
  'order-quorum': 'Which quorum card comes next from the top?',
};
