import type { Arguments, Sentences } from '../phrases.ts';

const list = (words: Arguments, name: string): readonly string[] => {
  const value = words[name];
  return Array.isArray(value) ? value : [];
};

export const checkSentences: Sentences = {
  joinCheck: 'add cards to the check',
  check: (words) =>
    `skill check, difficulty ${words['difficulty']} (${list(words, 'skills').join(', ')}): ${list(words, 'results').join('. ')}`,
  checkPass: ({ effect }) => `Pass: ${effect}`,
  checkPartial: ({ least, effect }) => `At least ${least}: ${effect}`,
  checkFail: ({ effect }) => `Fail: ${effect}`,
  checkConsequence: ({ effect }) => `Consequence: ${effect}`,
  difficultyLess: ({ n }) => `lower the difficulty of the check by ${n}`,
  difficultyMore: ({ n }) => `raise the difficulty of the check by ${n}`,
  countPositive: ({ type }) => `all ${type} cards in the check count positive`,
  countDouble: ({ type }) => `each ${type} card in the check counts double`,
  faceUp: () => 'all cards but those of the Destiny deck are added to the check face up',
  faceUpAll: () => 'all cards, those of the Destiny deck too, are added to the check face up',
  noDestiny: () => 'no Destiny cards are added to the check',
  noAbilities: () => 'no skill check abilities are resolved in the check',
  insteadOfPass: ({ effect }) => `in place of the pass result, ${effect}`,
};
