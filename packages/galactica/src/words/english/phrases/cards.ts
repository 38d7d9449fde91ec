import type { Sentences } from '../phrases.ts';
import { address, does, list } from './grammar.ts';

const cards = (n: unknown): string => `skill card${n === 1 ? '' : 's'}`;

export const cardSentences: Sentences = {
  politics: () => 'politics',
  leadership: () => 'leadership',
  tactics: () => 'tactics',
  piloting: () => 'piloting',
  engineering: () => 'engineering',
  treachery: () => 'treachery',
  ownTypes: () => 'of types in their own skill set',
  anyTypes: () => 'of any types',
  chosenTypes: () => "of that player's skill set",
  differentTypes: () => 'of different types',
  oneOfTypes: (words) => `of ${list(words, 'types').join(' or ')}`,
  drawSkills: ({ who, n, types }) =>
    String(types).startsWith('of ')
      ? `${does(who, 'draw')} ${n} ${cards(n)} ${address(who, String(types))}`
      : `${does(who, 'draw')} ${n} ${types} card${n === 1 ? '' : 's'}`,
  choice: () => 'of their choice',
  random: () => 'at random',
  discard: ({ who, n, how }) => `${does(who, 'discard')} ${n} ${cards(n)} ${address(who, String(how))}`,
  discardAll: ({ who }) => `${does(who, 'discard')} all skill cards`,
  allOfThem: () => 'all',
  giveSkills: ({ from, to, n }) => `${does(from, 'give')} ${n} skill ${n === 1 ? 'card' : 'cards'} to ${to}`,
  takeSkills: ({ from, to, n }) =>
    n === 'all'
      ? `${does(to, 'take')} all skill cards of ${from}`
      : `${does(to, 'take')} ${n} random ${cards(n)} of ${from}`,
  crisisDeck: () => 'crisis deck',
  destinationDeck: () => 'destination deck',
  quorumDeck: () => 'quorum deck',
  scry: (words) =>
    `${does(words['by'], 'look')} at the top ${words['n'] === 1 ? 'card' : `${words['n']} cards`} of the ${list(words, 'decks').join(' or ')}, putting ${words['n'] === 1 ? 'it' : 'each'} back on top or at the bottom`,
  searchDestiny: ({ by, n }) =>
    `${does(by, 'discard')} ${n} cards of the Destiny deck after looking at all of it; then it is shuffled`,
};
