/** What a beginner should think about when it asks. */
import type { Advice } from '../../../words/asking.ts';
import type { DaybreakQuestions } from '../questions.ts';

export const daybreakAdvice: Advice<DaybreakQuestions> = {
  'keep-mutiny': 'You will have to play it one day: keep the one that hurts the fleet least, or the one you could use.',
  'extra-loyalty-card': 'More cards, more chance of being a Cylon. Somebody whom you suspect anyway is no great loss.',
  'discard-super-crisis': 'Keep the one that would hurt most.',
  'bury-quorum': 'Bury what would help the other side most.',
  'discard-mutiny': 'A mutiny card less is a danger less.',
  'give-mutiny': 'Whoever holds two goes to the Brig. Think about who should not.',
  'hand-on-mutineer': 'The Mutineer draws trouble. Somebody whom you suspect anyway is no great loss.',
  'play-mutiny': 'The one that hurts the fleet least, or helps you most.',
};
