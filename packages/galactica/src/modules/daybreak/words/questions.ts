/** What it asks, and what can be answered. */
import type { OptionTellers, QuestionWords } from '../../../words/asking.ts';
import type { DaybreakOptions, DaybreakQuestions } from '../questions.ts';

export const daybreakQuestions: QuestionWords<DaybreakQuestions> = {
  'bury-quorum': 'Choose the quorum card to bury',
  'discard-mutiny': 'Discard a mutiny card?',
  'discard-super-crisis': 'Which super crisis do you discard to leave?',
  'extra-loyalty-card': 'Who receives the extra loyalty card?',
  'give-mutiny': ({ seat }, { whom }) => `Choose the mutiny card for ${whom(seat)}`,
  'hand-on-mutineer': 'Who becomes the Mutineer?',
  'keep-mutiny': 'Choose the mutiny card to keep',
  'play-mutiny': 'Choose the mutiny card to play',
};

export const daybreakOptions: OptionTellers<DaybreakOptions> = {
  mutiny: (option) => ('name' in option ? { label: option.name, detail: 'mutiny card' } : 'Draw a mutiny card'),
};
