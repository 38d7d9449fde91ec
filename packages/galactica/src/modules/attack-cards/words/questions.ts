/** What it asks. */
import type { QuestionWords } from '../../../words/asking.ts';
import { wordsFor } from '../../../words/english/terms.ts';
import type { AttackCardQuestions } from '../questions.ts';

export const attackCardQuestions: QuestionWords<AttackCardQuestions> = {
  'place-assault-raptor': 'Where does the assault raptor go?',
  'set-up-ship': ({ ship, left }) => `Where does a ${wordsFor(ship)} go? (${left} left)`,
};
