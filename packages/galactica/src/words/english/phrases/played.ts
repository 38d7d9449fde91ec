import type { Sentences } from '../phrases.ts';

export const played: Sentences = {
  removeThis: () => 'remove this card from the game',
  keepsThis: () => 'put this card before that player',
  byChosen: ({ effect }) => `that player does this: ${effect}`,
};
