import type { Sentences } from '../phrases.ts';
import { does } from './grammar.ts';

const cards = (n: unknown, kind: string): string => `${n} ${kind} card${n === 1 ? '' : 's'}`;
/** "the President" as what somebody becomes: "President". */
const office = (title: unknown): string => String(title).replace(/^the /, '');

export const titles: Sentences = {
  canHold: ({ title }) => `a player who may become ${office(title)}`,
  examinable: 'another player with a facedown loyalty card',
  mayDrawMutiny: () => 'a player who may draw mutiny cards',
  mayGainMiracle: () => 'a player who may gain a miracle token',
  giveTitle: ({ title, to }) => `${does(to, 'become')} ${office(title)}`,
  passOnTitle: ({ title }) => `whoever else is highest in the line of succession becomes ${office(title)}`,
  passOnTitles: ({ who }) =>
    `${does(who, 'give')} every title held to whoever else is highest in its line of succession`,
  drawQuorum: ({ who, n }) => `${does(who, 'draw')} ${cards(n, 'quorum')}`,
  discardRandomQuorum: ({ n }) => `the President discards ${cards(n, 'quorum')} at random`,
  playQuorum: ({ who }) => `${does(who, 'play')} 1 quorum card from the hand`,
  drawMutiny: ({ who, n }) => `${does(who, 'draw')} ${cards(n, 'mutiny')}`,
  drawMutinyNoBrig: ({ who, n, keep }) =>
    `${does(who, 'draw')} ${cards(n, 'mutiny')}, without going to the Brig for it${keep ? `, and keeps ${keep} of those held` : ''}`,
  lookLoyalty: ({ who, at }) => `${does(who, 'look')} at 1 random loyalty card of ${at}`,
  lookAllLoyalty: ({ who, at }) => `${does(who, 'look')} at all loyalty cards of ${at}`,
  gainMiracle: ({ who }) => `${does(who, 'gain')} a miracle token`,
};
