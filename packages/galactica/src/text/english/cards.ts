import type { Sentences, Words } from '../english.ts';

const list = (words: Words, name: string): readonly string[] => {
  const value = words[name];
  return Array.isArray(value) ? value : [];
};
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
      ? `${who} draws ${n} ${cards(n)} ${types}`
      : `${who} draws ${n} ${types} ${cards(n)}`,
  choice: () => 'of their choice',
  random: () => 'at random',
  discard: ({ who, n, how }) => `${who} discards ${n} ${cards(n)} ${how}`,
  discardAll: ({ who }) => `${who} discards all skill cards`,
  allOfThem: () => 'all',
  giveSkills: ({ from, to, n }) => `${from} gives ${n} skill ${n === 1 ? 'card' : 'cards'} to ${to}`,
  takeSkills: ({ from, to, n }) =>
    n === 'all' ? `${to} takes all skill cards of ${from}` : `${to} takes ${n} random ${cards(n)} of ${from}`,
  crisisDeck: () => 'crisis deck',
  destinationDeck: () => 'destination deck',
  quorumDeck: () => 'quorum deck',
  scry: (words) =>
    `${words['by']} looks at the top ${words['n'] === 1 ? 'card' : `${words['n']} cards`} of the ${list(words, 'decks').join(' or ')} and puts ${words['n'] === 1 ? 'it' : 'each'} back on top or at the bottom`,
  shuffleIntoDestiny: ({ n }) => `shuffle the top ${n} treachery cards into the Destiny deck`,
};
