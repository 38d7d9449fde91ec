/** What only single cards, places and sheets say, in English. */
import type { Sentences } from '../../../words/english/phrases.ts';

export const exodusPhrases = {
  'exodus.damaged-basestar': 'place 1 basestar in front of Galactica and damage it once',
  'exodus.resign': 'discard any number of quorum cards and draw as many; then another player becomes President',
  'exodus.new-admiral-or-cag': 'a player who may become Admiral or CAG',
  'exodus.in-your-location': 'in your location',
  'exodus.quick-fix':
    'on your turn, when the cards of a skill check have been revealed and before anything is made of them, you may discard 1 of them',
  'exodus.impulsive':
    'you never add exactly 1 card to a skill check, but none or at least 2, unless you are in the Brig',
  'exodus.you-are-in-brig': 'you are in the Brig',
  'exodus.not-admiral-or-in-brig': 'you are not the Admiral, or are in the Brig',
  'exodus.ftl-operator': 'whenever FTL Control is activated, you may have its die rolled again; the new result counts',
  'exodus.misguided': 'you may add no more than 3 cards to a skill check',
  'exodus.star-player': 'discard any number of skill cards; then draw as many, all of one type in your skill set',
  'exodus.longshot': 'on your turn, choose the result of a die instead of having it rolled; nothing changes it',
  'exodus.starts-on-the-bench': 'you skip the Receive Skills step of your first turn',
  'exodus.influential': 'look at the top 5 cards of the quorum deck and put them back on top in any order',
  'exodus.adaptable': 'when somebody has used the action of a quorum card, you may draw 2 skill cards of any types',
  'exodus.amoral':
    'when a crisis leaves the choice to the current player and that is you, you must choose its first option',
  'exodus.pilots-on-galactica': 'each character on Galactica with piloting in the skill set',
  'exodus.launches': 'that player is launched in a viper',
  'exodus.everybody-acts': 'each player, you first, may move or take 1 action',
  'exodus.iron-will':
    'if the check fails by 4 or less, its fail result is left out; with a strength of 0 or less, lose 1 morale',
  'exodus.piloting-three': 'piloting cards in the check have a strength of 3 or more together',
  'exodus.best-of-the-best':
    'before a piloted viper attacks: roll a die instead and destroy that many raiders in its area',
  'exodus.red-tape': 'discard all cards of strength 5 and 6 from the check',
  'exodus.political-prowess': 'before a check of a location: the check is not made; you say whether it passes or fails',
  'exodus.trust-instincts': 'add 2 Destiny cards face up to the check',
} as const satisfies Sentences;
