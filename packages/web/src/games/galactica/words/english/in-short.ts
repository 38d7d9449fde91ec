/** What the characters of the later boxes are good for, in a few words each; those of the first are in `choosing.ts`. */
import type { InShort } from './choosing.ts';

const pegasus: Readonly<Record<string, InShort>> = {
  'helena-cain': {
    positive: 'Brig checks passed with 10: execution instead',
    miracle: 'Once: jump blind, at two civilian ships',
    negative: 'No FTL Control, no Engine Room',
    means: 'Hard choices, made quickly.',
  },
  'anastasia-dualla': {
    positive: 'Communications: sees and moves any civilian ship',
    miracle: 'Once: three cards into a check, or your hand',
    negative: 'Executed when morale falls to 2',
    means: 'Looks after the fleet, while spirits last.',
  },
  'ellen-tigh': {
    positive: 'After moving: give 1 card, draw 2',
    miracle: 'Once: a title is yours for one turn',
    negative: 'Draws treachery cards, cannot use them',
    means: 'Thrives on company.',
  },
  'louanne-katraine': {
    positive: 'A card instead of a die: its strength plus 2',
    miracle: 'Once: from her viper, wipe out a target',
    negative: 'Stays where she began: Sickbay',
    means: 'Hits what she aims at, if she keeps moving.',
  },
  cavil: {
    positive: 'Action: basestar and raiders come or go',
    miracle: 'Once: two actions',
    negative: 'Loses the hand when a Cylon reveals',
    means: 'Decides how hard the attack is.',
  },
  'leoben-conoy': {
    positive: 'Action: swap two cards with Destiny’s',
    miracle: 'Once: swap hands with somebody',
    negative: 'Moves to empty locations only',
    means: 'Knows what Destiny holds.',
  },
  'caprica-six': {
    positive: 'Action: takes a card, gives one of her choice',
    miracle: 'Once: adds to a check after it is shown',
    negative: 'Pays a card to use the Cylon Fleet',
    means: 'Close to everybody, true to herself.',
  },
};

const exodus: Readonly<Record<string, InShort>> = {
  'samuel-anders': {
    positive: 'Action: any cards for as many of one skill',
    miracle: 'Once: say what the die shows',
    negative: 'Draws no cards in his first turn',
    means: 'A slow start, then always the right card.',
  },
  'callandra-tyrol': {
    positive: 'In her turn: takes one card out of a check',
    miracle: 'Once: executes whoever is beside her',
    negative: 'Adds no card to a check, or two and more',
    means: 'Nobody to stand next to.',
  },
  'felix-gaeta': {
    positive: 'FTL Control: its die can be rolled again',
    miracle: 'Once: out of the Brig, and Admiral',
    negative: 'At most 3 cards into a check',
    means: 'Gets the fleet away in one piece.',
  },
  'tory-foster': {
    positive: 'A quorum card is used: draws 2 of any skill',
    miracle: 'Once: puts the next 5 quorum cards in order',
    negative: 'In own crises always the first option',
    means: 'At her best beside a busy President.',
  },
};

const daybreak: Readonly<Record<string, InShort>> = {
  'sherman-cottle': {
    positive: 'Action: draws 2 of somebody’s skills, gives 2',
    miracle: 'Once: swaps a civilian ship he has seen',
    negative: 'No actions of engineering cards',
    means: 'Deals out what others are short of.',
  },
  'louis-hoshi': {
    positive: 'Once a turn: a bridge location twice, for a card',
    miracle: 'Once: three locations, wherever he is',
    negative: 'Pays a card to act or move with a card',
    means: 'Does more at his post than away from it.',
  },
  'brendan-costanza': {
    positive: 'Population is lost: draws piloting cards',
    miracle: 'Once: a viper goes down for a civilian ship',
    negative: 'His viper is destroyed, never just damaged',
    means: 'Keeps the people between himself and harm.',
  },
  'romo-lampkin': {
    positive: 'Once a crisis: discards 1 card fewer',
    miracle: 'Once: frees somebody, and takes their hand',
    negative: 'In company after moving: 2 cards, or the Brig',
    means: 'Everybody’s lawyer, nobody’s guest.',
  },
  'karl-agathon-alternate': {
    positive: 'Launch Scout shows two cards, not one',
    miracle: 'Once: in a jump, 1 fuel for 2 population',
    negative: 'Away from Galactica draws 1 card less',
    means: 'Finds the way, and leaves nobody behind.',
  },
  'lee-adama-alternate': {
    positive: 'After his Executive Order: uses his location',
    miracle: 'Once: 5 cards instead of a crisis’s choice',
    negative: 'Each mutiny card costs him 2 cards',
    means: 'Leads by letting others act.',
  },
  'tom-zarek-alternate': {
    positive: 'Every mutiny card drawn: he picks of two',
    miracle: 'Once: plays the best of four mutiny cards',
    negative: 'Starts with a mutiny card',
    means: 'All unrest passes through his hands.',
  },
  'gaius-baltar-alternate': {
    positive: 'Action: a miracle token given or taken',
    miracle: 'For three tokens: 2 of any resource',
    negative: 'Reveals himself as a Cylon only in the Brig',
    means: 'Collects miracles.',
  },
  'aaron-doral': {
    positive: 'Infiltrating: 2 extra cards a turn, not 1',
    miracle: 'Once: comes back anywhere, and acts again',
    negative: 'Adds nothing in others’ Action steps',
    means: 'Blends in, and leaves when it suits him.',
  },
  'sharon-agathon': {
    positive: 'Others discard: 1 less, and she draws treachery',
    miracle: 'Once: uses any location that is undamaged',
    negative: 'In a hazardous location draws nothing',
    means: 'A Cylon whom humans like to have round.',
  },
  'danna-biers': {
    positive: 'Infiltrating: sees a loyalty card, then goes',
    miracle: 'Once: two super crises',
    negative: 'Leaves the Resurrection Ship for a super crisis',
    means: 'Comes to see who is who.',
  },
  'simon-oneill': {
    positive: '2 cards into checks, 3 while infiltrating',
    miracle: 'Once: chooses which Cylon ships act',
    negative: 'One card he adds lies face up',
    means: 'Weighs in where it is close.',
  },
};

export const later: Readonly<Record<string, InShort>> = { ...pegasus, ...exodus, ...daybreak };
