/** What a beginner should think about when it asks. */
import type { Advice } from '../../../words/asking.ts';
import type { BaseQuestions } from '../questions.ts';

export const baseAdvice: Advice<BaseQuestions> = {
  'move-or-act':
    'Two actions are usually worth more than one action somewhere else, unless you stand where nothing can be done.',
  'executive-order': 'Two actions, or a move and one. If a lit location near you helps at once, take the two actions.',
  'take-from-check': 'Take back what will be worth most later, as long as the check does not need it.',
  'move-civilian': 'Move it away from raiders, or out of the way of those that will come.',
  'protect-resource': 'The dial that is lowest.',
  'choose-quorum': 'Keep what helps now. Quorum cards are drawn again easily as long as there is a President.',
  'play-or-discard': 'If it helps now, play it. A card for later often never comes to its moment.',
  'keep-title':
    'Titles decide where the fleet goes and what the Quorum does. Give one away only to somebody you trust more than yourself.',
  'choose-player': 'Think of what they hold, and of what they could do with it.',
  'destroy-scar': 'Scar is hard to hit and never gives up: if you can have him, take him.',
  'exchange-quorum': 'Exchange what has no use in sight.',
  'exchange-super-crisis': 'Keep what hurts the fleet where it is weakest now.',
  'fly-anywhere': 'Go where the next shot counts most.',
  'force-their-hand': 'A mutiny card is trouble for later, a bad card trouble for now.',
  'give-quorum': 'The President should get what the fleet needs next.',
  'launch-another': 'Vipers in the hangar protect nobody.',
  'look-at-civilians': 'Those nearest to raiders: then you know what is worth protecting.',
  'play-super-crisis': 'Play it when the fleet can answer least.',
  'quorum-chamber': 'A card in hand is worth a turn only if it helps now; otherwise draw.',
  'remove-from-check': 'Take out what hurts your side most.',
  'take-card': 'The strongest of a type that you can use.',
  'repair-location':
    'Keep what you need for the next turns: FTL Control and the Hangar Deck early, Command and the Armory in a fight.',
};
