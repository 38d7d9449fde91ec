import type { Sentences } from '../english.ts';

const cards = (n: unknown, kind: string): string => `${n} ${kind} card${n === 1 ? '' : 's'}`;
/** "you draw", "the President draws". */
const does = (who: unknown, verb: string): string => (who === 'you' ? `you ${verb}` : `${who} ${verb}s`);

export const titles: Sentences = {
  canHold: ({ title }) => `a player who may become ${title}`,
  mayDrawMutiny: () => 'a player who may draw mutiny cards',
  mayGainMiracle: () => 'a player who may gain a miracle token',
  giveTitle: ({ title, to }) => `${to} ${to === 'you' ? 'become' : 'becomes'} ${title}`,
  drawQuorum: ({ who, n }) => `${does(who, 'draw')} ${cards(n, 'quorum')}`,
  playQuorum: ({ who }) => `${does(who, 'play')} 1 quorum card from the hand`,
  drawMutiny: ({ who, n }) => `${does(who, 'draw')} ${cards(n, 'mutiny')}`,
  drawMutinyNoBrig: ({ who, n }) => `${does(who, 'draw')} ${cards(n, 'mutiny')}, without going to the Brig for it`,
  lookLoyalty: ({ who, at }) => `${does(who, 'look')} at 1 random loyalty card of ${at}`,
  lookAllLoyalty: ({ who, at }) => `${does(who, 'look')} at all loyalty cards of ${at}`,
  gainMiracle: ({ who }) => `${does(who, 'gain')} a miracle token`,
};
