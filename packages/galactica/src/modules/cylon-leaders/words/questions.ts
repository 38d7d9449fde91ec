/** What it asks, and what can be answered. */
import type { OptionTellers, QuestionWords } from '../../../words/asking.ts';
import type { CylonLeaderOptions, CylonLeaderQuestions } from '../questions.ts';

export const cylonLeaderQuestions: QuestionWords<CylonLeaderQuestions> = {
  'reveal-motive': 'A motive of yours is fulfilled: reveal it?',
};

export const cylonLeaderOptions: OptionTellers<CylonLeaderOptions> = {
  motive: ({ name }) => ({ label: name, detail: 'reveal this motive' }),
  'end-infiltration': () => ({ label: 'End your infiltration', detail: 'return to the Resurrection Ship' }),
};
