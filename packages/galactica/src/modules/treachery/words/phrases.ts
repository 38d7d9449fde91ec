/** What the vocabulary of treachery cards says, in English. */
import { address, does } from '../../../words/english/phrases/grammar.ts';
import type { Sentences } from '../../../words/english/phrases.ts';

export const treacheryPhrases = {
  'treachery.into-destiny': ({ n }) => `shuffle the top ${n} treachery cards into the Destiny deck`,
  'treachery.make-reckless': 'the check becomes reckless',
  'treachery.trade': ({ who, n, how }) =>
    `${does(who, 'discard')} ${n} skill card${n === 1 ? '' : 's'} ${address(who, String(how))} and ${who === 'you' ? 'draw' : 'draws'} ${n} treachery card${n === 1 ? '' : 's'}`,
} as const satisfies Sentences;
