/** What only single cards, places and sheets say, in English. */
import type { Sentences } from '../../../words/english/phrases.ts';

export const pegasusPhrases = {
  'pegasus.find-scar':
    'search the crisis deck and its discard pile for Scar and resolve it, then shuffle the crisis deck',
  'pegasus.strike-basestar':
    'choose a basestar and roll a die: 1-3: damage Pegasus; 4-6: damage that basestar; 7-8: damage it twice',
  'pegasus.character': 'a human character on the board',
  'pegasus.hit-civilian': 'destroy 1 civilian ship there',
  'pegasus.hit-own-viper': 'damage 1 viper there',
  'pegasus.crisis-jumps': 'the next crisis drawn this turn has the jump icon',
  'pegasus.airlock': '4 less if that character is in the Brig',
  'pegasus.assign-chief-of-staff':
    'before cards are added to a check, you may discard this card: politics cards count positive in it',
  'pegasus.probation':
    'after this player has added cards to a check, the President may discard this card to look at them',
  'pegasus.civilian-self-defense':
    'choose a civilian ship: destroy 3 raiders or 1 heavy raider in its space area; then roll a die: 1-2: that civilian ship is destroyed',
  'pegasus.consult-the-oracle':
    'look at the bottom card of any deck but a loyalty deck; then look at the whole Destiny deck, discard 2 of its cards and shuffle it',
  'pegasus.repair-one-location': 'repair up to 1 location',
  'pegasus.execution-cost-morale': 'morale has been lost through an execution in this game',
  'pegasus.discard-destiny': 'discard the whole Destiny deck',
  'pegasus.dangerous-repairs-are-necessary':
    'everybody in the Engine Room or in FTL Control when the fleet jumps is executed after the jump',
  'pegasus.the-farm': 'human players may not use their once-per-game abilities',
  'pegasus.efficient':
    'when you activate Communications, you look at all civilian ships on the board and may move any of them',
  'pegasus.fast-learner':
    'before a skill check is made, look at the top 3 cards of any skill deck: add all of them to the check or take all of them into your hand',
  'pegasus.emotionally-fragile':
    'when morale falls to 2 or less, you are executed; if you are human, this costs no further morale',
  'pegasus.holds-cards': 'with skill cards',
  'pegasus.draws-for-it': 'that player draws 1 card from the skill deck you choose',
  'pegasus.human-delusion':
    'when all cards of a skill check have been revealed, you may add any number of skill cards from your hand',
  'pegasus.conflicted-loyalties': 'you must discard 1 skill card to activate the Cylon Fleet location',
  'pegasus.one-is-left': 'a basestar is off the board',
  'pegasus.take-one-away': 'you may remove 1 basestar from the board',
  'pegasus.lies-and-secrets':
    'when a player reveals a You Are a Cylon card, you discard your whole hand of skill cards',
  'pegasus.politically-adroit':
    'at the end of your Movement step you may give 1 skill card to another human player in your location to draw 2 skill cards of your own skill set',
  'pegasus.manipulative': 'when your turn begins, take the title of Admiral or President; when it ends, give it back',
  'pegasus.nothing-but-trouble':
    'there is treachery in your skill set; while you are human, the texts of treachery cards are not for you to use',
  'pegasus.intolerant':
    "when a check in Admiral's Quarters is passed with a strength of 10 or more, you may have that character executed instead of sent to the Brig",
  'pegasus.bent-on-revenge': 'you may not activate FTL Control or the Engine Room',
  'pegasus.glimpse': 'draw the top 2 cards of the Destiny deck; then put 2 cards from your hand on top of it',
  'pegasus.exchange': 'you exchange your whole hand of skill cards with that player',
  'pegasus.some-cards': 'where either of you has skill cards',
  'pegasus.clouded': 'you may not move of your own will to a location with another character in it',
  'pegasus.basestar-there': 'destroy 1 basestar',
  'pegasus.civilian-there': 'destroy 1 civilian ship',
  'pegasus.sacrifice':
    'only while you pilot a viper: you go to Sickbay; then destroy, in the space area you were in, 5 raiders, 2 heavy raiders, 1 basestar or 1 civilian ship',
  'pegasus.hotshot':
    'instead of rolling a die in your Action step you may discard 1 skill card: the result is its strength plus 2, and nothing changes it',
  'pegasus.stim-junkie':
    'if you end your Action step in the location or space area where you began your turn, you go to Sickbay',
  'pegasus.calculations': 'after a die is rolled: add 1 to the result or take 1 off, once per roll',
  'pegasus.major-victory':
    'after you destroy a basestar or a centurion, once per turn: on a roll of 5 or more gain 1 morale',
  'pegasus.full-throttle':
    'if you pilot a viper: you may move it to any space area, then may attack a Cylon ship in its area',
  'pegasus.run-interference':
    'before raiders are activated, if you pilot a viper: the first 4 raiders of your area do nothing',
  'pegasus.few-cards': 'that player holds 4 skill cards or fewer',
  'pegasus.protect-resource': 'name a resource: the next loss of it this turn is 1 smaller',
  'pegasus.by-your-command': 'activate raiders and heavy raiders, but no centurions',
  'pegasus.gods-plan': 'exchange this card for the top card of the Destiny deck',
  'pegasus.human-in-brig': 'a human player is in the Brig',
  'pegasus.sabotage': 'when a human player discards a treachery card, once per turn: damage Galactica once',
  'pegasus.destroy-raiders-there': ({ n }) => `destroy ${n} raiders there`,
  'pegasus.add-all-to-check': 'add all of them to the check',
  'pegasus.take-all': 'take all of them into your hand',
} as const satisfies Sentences;
