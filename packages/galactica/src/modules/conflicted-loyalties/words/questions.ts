/** What it asks, and what can be answered. */

import type { OptionTellers, QuestionWords } from '../../../words/asking.ts';
import { loyaltyName } from '../../../words/english/events/event-words.ts';
import type { ConflictedLoyaltiesOptions, ConflictedLoyaltiesQuestions } from '../questions.ts';

export const conflictedLoyaltiesQuestions: QuestionWords<ConflictedLoyaltiesQuestions> = {
  'discard-strength': ({ total }) => `Discard cards worth ${total} or more`,
  'final-five-order': 'Which loyalty card comes first?',
};

export const conflictedLoyaltiesOptions: OptionTellers<ConflictedLoyaltiesOptions> = {
  goal: ({ name }) => ({ label: 'Reveal your personal goal', detail: name }),
  loyalty: ({ name }) => loyaltyName(name),
};
