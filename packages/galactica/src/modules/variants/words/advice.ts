/** What a beginner should think about when it asks. */
import type { Advice } from '../../../words/asking.ts';
import type { VariantQuestions } from '../questions.ts';

export const variantAdvice: Advice<VariantQuestions> = {
  'choose-assist':
    'They bring you one ability, once in the game, and one card of their skills each turn: take what you cannot draw or do yourself. They may turn out to be a Cylon, and then both are gone.',
  'assist-skill':
    'It takes the place of one of your own cards, unless your own set has fewer than five. Checks ask for types: take one that you have none of.',
  'skill-not-drawn': 'Leave out what you have plenty of, or what the crises of late did not ask for.',
};
