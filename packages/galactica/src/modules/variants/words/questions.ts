/** What the variants ask, and what can be answered. */
import type { OptionTellers, QuestionWords } from '../../../words/asking.ts';
import type { VariantOptions, VariantQuestions } from '../questions.ts';

export const variantQuestions: QuestionWords<VariantQuestions> = {
  'choose-assist': 'Choose a character to assist you',
  'assist-skill': ({ name }) => `Draw one of your cards from the skill set of ${name}?`,
  'skill-not-drawn': 'Which card of your skill set do you not draw this turn?',
};

export const variantOptions: OptionTellers<VariantOptions> = {
  'not-drawn': ({ of }) => `1 ${of.join(' or ')} card`,
};
