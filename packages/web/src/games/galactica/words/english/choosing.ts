/** Choosing a character. */
import { listed, ordinal } from '@ragtag/kernel/words';
import { later } from './in-short.ts';

/** What a character is good for in a few words each; whole abilities are on the sheet. */
export interface InShort {
  readonly positive: string;
  readonly miracle: string;
  readonly negative: string;
  /** What that means at the table. */
  readonly means: string;
  /** Why it is one for a first game. */
  readonly firstGame?: string;
}

const first: Readonly<Record<string, InShort>> = {
  'william-adama': {
    positive: 'Strength-1 cards all help in your crises',
    miracle: 'Once: keep every card of a check',
    negative: 'May not use Admiral’s Quarters',
    means: 'Simple, and strong from turn one.',
    firstGame: 'hard to play wrong',
  },
  'saul-tigh': {
    positive: 'Votes in Admiral’s Quarters: 3 easier',
    miracle: 'Once: the Admiral becomes President',
    negative: 'Loses his card when it is his only one',
    means: 'For those who like to accuse.',
  },
  'karl-agathon': {
    positive: 'Once a turn: roll a die again',
    miracle: 'Once: change what somebody chose',
    negative: 'Comes aboard only in his second turn',
    means: 'Mends bad luck and bad choices.',
  },
  'galen-tyrol': {
    positive: 'After a Repair: one more action',
    miracle: 'Once: one skill counts 0 in a check',
    negative: 'Holds at most 8 cards, not 10',
    means: 'Keeps the ship alive.',
    firstGame: 'never without a use',
  },
  'laura-roslin': {
    positive: 'Draws two crises, picks one',
    miracle: 'Once: best of four quorum cards',
    negative: 'Pays two cards to use a place',
    means: 'President: chooses the lesser evil.',
  },
  'kara-thrace': {
    positive: 'Starting in a viper: two actions',
    miracle: 'Once: another crisis instead of this one',
    negative: 'Sent to the Brig 3 easier',
    means: 'Guns first, talk later.',
    firstGame: 'you fly, and act twice',
  },
  'lee-adama': {
    positive: 'A viper launches: jump in and act',
    miracle: 'Once: six empty vipers act',
    negative: 'Forced discards are at random',
    means: 'Always where the fight is.',
  },
  'sharon-valerii': {
    positive: 'Each turn: sees the next crisis',
    miracle: 'Once: decide a check, pass or fail',
    negative: 'Half way: two loyalty cards, and the Brig',
    means: 'Useful, and never quite trusted.',
  },
  'gaius-baltar': {
    positive: 'A card of any skill with each own crisis',
    miracle: 'Once: see all of somebody’s loyalty',
    negative: 'Starts with two loyalty cards',
    means: 'Suspected from the first turn.',
  },
  'tom-zarek': {
    positive: 'Brig and election checks: 2 up or down',
    miracle: 'Once: 1 population for 1 of anything',
    negative: 'No action where somebody else stands',
    means: 'Power by the back door.',
  },
};

export const choosing = {
  short: { ...first, ...later } as Readonly<Record<string, InShort>>,
  characters: 'Characters',
  turn: (place: number, players: number) => `You are ${ordinal(place)} of ${players} to choose.`,
  assist: 'Their ability once in the game, and one card of their skills each turn, will be yours to use.',
  signs: {
    positive: { sign: '+', means: 'always' },
    miracle: { sign: '★', means: 'once a game' },
    negative: { sign: '−', means: 'weakness' },
  },
  or: 'or ',
  flies: 'flies',
  takenBy: (name: string) => `Taken by ${name}`,
  notNow: 'Not now: there are enough of that kind',
  notAlone: 'Not for one who plays alone',
  notForTwo: 'Not in a game for two',
  otherVersion: 'The other version is taken',
  noWeakness: 'Does not count for one who plays alone:',
  firstGame: (why: string) => `First game: ${why}`,
  compare: (n: number) => (n === 1 ? 'Compare: one more' : 'Compare the two'),
  compareWith: (name: string) => `Compare ${name}`,
  compareTitle: 'Compare',
  rows: {
    draws: 'Draws each turn',
    positive: 'Always',
    miracle: 'Once a game',
    negative: 'Weakness',
    starts: 'Starts',
    line: 'In line as',
  },
  nothing: 'nothing',
  yourChoice: 'Your choice',
  none: 'Press a card to choose it; tick two to compare them.',
  pressOne: 'Choose a character',
  play: (name: string) => `Play ${name}`,
  take: (name: string) => `Take ${name} along`,
  wholeSheet: 'Whole sheet',
  plays: (who: string, character: string) => `${who} plays ${character}.`,
  next: (names: readonly string[]) => `Then ${listed(names)} choose.`,
};
