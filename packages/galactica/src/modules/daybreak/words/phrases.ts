/** What only single cards, places and sheets say, in English. */
import { list } from '../../../words/english/phrases/grammar.ts';
import type { Sentences } from '../../../words/english/phrases.ts';

export const daybreakPhrases = {
  'daybreak.you-are-the-mutineer':
    'received face down: reveal it at once and draw another loyalty card; whenever received: your titles go to the next in line and you draw a mutiny card; you may hold 2 mutiny cards; draw one whenever your turn prepares the jump; revealed as a Cylon, hand this card to a human player',
  'daybreak.not-in-brig': 'you are not in the Brig',
  'daybreak.not-president': 'another player is President',
  'daybreak.president-has-three': 'another player is President and has 3 or more skill cards',
  'daybreak.viper-in-space': 'a viper is in space',
  'daybreak.somebody-in-brig': 'a character is in the Brig',
  'daybreak.raptor-in-reserve': 'a raptor is in the Reserves',
  'daybreak.hide-civilian': 'choose a civilian ship in space and shuffle it into the unused ones',
  'daybreak.bury-quorum':
    "look at the President's quorum cards and put 2 of them on the bottom of the deck in any order",
  'daybreak.meticulous':
    'when you end your infiltration with an action: go to any Cylon location instead, and take another action',
  'daybreak.industrious':
    'while you infiltrate, you draw 2 extra skill cards in your turn instead of 1, unless you are in Sickbay',
  'daybreak.vanity': "you add no cards to skill checks during another player's Action step",
  'daybreak.memento':
    'once per turn, when population has been lost, you may draw 3 piloting cards and then discard 1 of them',
  'daybreak.escort':
    'before a civilian ship in a space area is destroyed, destroy 1 undamaged viper instead and shuffle the civilian ship into those not on the board',
  'daybreak.forced-to-eject': 'when the viper you pilot would be damaged, it is destroyed instead',
  'daybreak.while-among-humans': 'you infiltrate',
  'daybreak.and-go': 'you end your infiltration',
  'daybreak.heretic': 'to move away from the Resurrection Ship you must discard 1 super crisis card',
  'daybreak.gives-token': 'that player gets 1 of your miracle tokens',
  'daybreak.takes-token': 'you take the miracle token of that player',
  'daybreak.disciple': 'in your location with whom a miracle token can change hands',
  'daybreak.broadcast':
    'you may hold up to 3 miracle tokens and discard 3 for this: gain 2 fuel, 2 food, 2 morale or 2 population',
  'daybreak.spiritual-crisis': 'you may not reveal yourself as a Cylon unless you are in the Brig',
  'daybreak.raptor-pilot': 'with a Launch Scout you look at the top 2 cards of the deck instead of 1',
  'daybreak.no-one-gets-left-behind': 'when the ships are removed in a jump, lose 1 fuel and gain 2 population',
  'daybreak.family-commitments': 'when you receive skills and are not on Galactica, you draw 1 card less',
  'daybreak.forward-thinker':
    'when the player you chose with an Executive Order has finished, you may activate your location',
  'daybreak.choose-a-different-path':
    'when a crisis leaves a choice to you, you may instead have the current player discard 5 skill cards',
  'daybreak.moral-dilemma': 'when you draw a mutiny card, you discard 2 skill cards',
  'daybreak.organized': 'only if you are not in the Brig: activate 3 different undamaged locations, wherever you are',
  'daybreak.dutiful':
    'once in your turn, when you have activated Command, Communications or Weapons Control, you may discard 1 skill card to activate it again',
  'daybreak.reluctant': 'you must discard 1 skill card to use the action or the Movement ability of a skill card',
  'daybreak.deceitful': 'once per crisis, when it makes you discard skill cards, you discard 1 less',
  'daybreak.kleptomania':
    'if another player is in your location when your Movement step ends, you discard 2 skill cards; if you cannot, you go to the Brig at the end of your turn',
  'daybreak.resolute': 'activate any undamaged location',
  'daybreak.for-love':
    'once per turn, when another player must discard skill cards and not for the hand limit, you may draw 1 treachery card: it is 1 card less',
  'daybreak.grieving': 'in a hazardous location you receive no skill cards in your turn',
  'daybreak.quarantine':
    'look at all civilian ships on the board; then replace one of them by another drawn at random, and shuffle it into those not on the board',
  'daybreak.specialized': 'you may not use the actions of engineering cards',
  'daybreak.calculating': 'you may add 2 cards to skill checks, 3 while you infiltrate, unless you are in the Brig',
  'daybreak.modifications':
    "when a player's Activate Cylon Ships step begins, choose one kind of Cylon ship to be activated, or raiders to be launched: it comes in place of the icons of the crisis",
  'daybreak.logic-bound': 'whenever you add cards to a skill check, 1 of them lies face up',
  'daybreak.abuse-power': 'look at the top 4 mutiny cards, play 1 of them and put the others under the deck',
  'daybreak.necessary-steps':
    'whenever a player would draw a mutiny card, you look at the top 2 instead, give that player 1 and put the other under the deck',
  'daybreak.disreputable': 'you start the game with 1 mutiny card',
  'daybreak.without-mutiny-card': 'each player without a mutiny card',
  'daybreak.you-are-president': 'you are the President',
  'daybreak.discard-own-mutiny': 'you may discard 1 mutiny card of yours',
  'daybreak.president-mutinous': 'the President has a mutiny card',
  'daybreak.who-is-not-president': 'who is not the President',
  'daybreak.hub-destroyed': 'in your Draw Skills step discard your super crisis cards and draw no skill cards',
  'daybreak.install-upgrades':
    'with the result of the check the current player draws 2 engineering cards if it passed, otherwise 1',
  'daybreak.all-hands': 'add 1 to the strength for each card of strength 0 in the check',
  'daybreak.change-of-plans':
    'after a check is passed: in place of its pass result each human player draws 2 skill cards of the own skill set',
  'daybreak.launch-reserves':
    'place up to 2 vipers of the Reserves in one area with a piloted viper, then activate each of them once',
  'daybreak.dogfight': 'the current player may damage 1 viper to remove 1 other card from the check',
  'daybreak.force-their-hand':
    'the current player, if human, plays 1 skill card face up into the check or draws 1 mutiny card',
  'daybreak.popular-influence': 'draw 2 quorum cards, give 1 of them to the President, and play or discard the other',
  'daybreak.no-activation': 'until the turn ends no Cylon ship is launched or activated',
  'daybreak.unorthodox-plan':
    'activate Command, the Armory, Weapons Control or Communications from wherever you are, damaged or not',
  'daybreak.second-chance':
    'if it passes with a strength at least 4 above its printed difficulty, the current player gains a miracle token',
  'daybreak.quick-thinking':
    'the current player may take 1 card of strength 3 or less, not a Quick Thinking, from the check into the hand',
  'daybreak.current-is-human': 'the current player is human',
  'daybreak.one-card-less': (words) => `1 ${list(words, 'types').join(' or ')} card less`,
} as const satisfies Sentences;
