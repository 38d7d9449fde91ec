/** What it asks, and what can be answered. */
import { capital, listed } from '@ragtag/kernel/words';
import type { OptionTellers, QuestionWords } from '../../../words/asking.ts';
import { areaName, nameOf, wordsFor } from '../../../words/english/terms.ts';
import type { CylonFleetOptions, CylonFleetQuestions } from '../questions.ts';

export const cylonFleetQuestions: QuestionWords<CylonFleetQuestions> = {
  'basestar-bridge': 'Choose two abilities of the bridge',
  'reinforce-fleet': 'Reinforce the Cylon fleet',
};

export const cylonFleetOptions: OptionTellers<CylonFleetOptions> = {
  abilities: ({ first, second }) =>
    listed(
      [first, second].map((one) => capital(wordsFor(one))),
      'then',
    ),
  reinforce: ({ ship, area }) => ({ label: nameOf(ship), detail: areaName(area) }),
};
