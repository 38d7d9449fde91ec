/** What only single cards, places and sheets say, in English. */
import type { Sentences } from '../../../words/english/phrases.ts';

export const basePhrases = {
  'base.you-are-a-sympathizer':
    'reveal it at once: with a resource in the red you go to the Brig, otherwise you become a Cylon player without a super crisis who cannot use the Cylon Fleet location',
  'base.accept-prophecy':
    "stays in play: the next check of Administration, or of the Admiral's Quarters about the President, is 2 harder, then discard it; a President about to lose the title through Administration may discard it to keep the title",
  'base.assign-arbitrator':
    "when anybody activates the Admiral's Quarters, you may discard this card to make the check 3 harder or 3 easier",
  'base.assign-mission-specialist':
    'the next time the fleet jumps you choose the destination instead of the Admiral: draw 3, keep 1, the others go to the bottom; then discard this card',
  'base.assign-vice-president': 'while you are not President, nobody but you can be chosen with Administration',
  'base.not-admiral': 'who is not Admiral',
  'base.launch': 'launch a nuke',
  'base.may-detect': 'you did not come into the game after the Sleeper Agent phase',
  'base.delusional-intuition': 'after you have drawn a crisis, draw 1 skill card of any type',
  'base.coward': 'you start the game with 2 loyalty cards',
  'base.maintenance-engineer':
    'on your turn, once per turn, after you have used a Repair card you may take another action',
  'base.blind-devotion':
    'when all cards have been added to a skill check and before they are revealed, name a skill type: its cards count 0',
  'base.reckless': 'your hand limit is 8',
  'base.expert-pilot': 'if you pilot a viper when your turn begins, you may take 2 actions in your Action step',
  'base.secret-destiny': 'when a crisis has been revealed, discard it and draw another',
  'base.insubordinate': "when somebody chooses you with Admiral's Quarters, the difficulty is 3 less",
  'base.eco-officer': 'on your turn, once per turn, you may have a die just rolled rolled again; the new result counts',
  'base.moral-compass': 'when somebody has made the choice of a crisis, you may change it',
  'base.stranded':
    'you start beside the board: you cannot move, be moved or take actions; when your second turn begins you come to the Hangar Deck',
  'base.skilled-politician':
    'draw 4 quorum cards, carry 1 of them out, President or not, and put the others under the deck',
  'base.religious-visions': 'when you draw a crisis, draw 2, choose 1 to resolve and put the other under the deck',
  'base.terminal-illness': 'to activate a location you must first discard 2 skill cards',
  'base.alert-viper-pilot':
    'when a viper is placed in a space area from the Reserves and you are on Galactica but not in the Brig, you may pilot it and take 1 action',
  'base.headstrong': 'when you are made to discard skill cards, they are taken at random',
  'base.martial-law': 'the President is not the Admiral',
  'base.cylon-hatred': "when somebody activates Admiral's Quarters, you may make the difficulty 3 less",
  'base.alcoholic': "when anybody's turn begins and you have exactly 1 skill card, discard it",
  'base.recon': 'at the end of your turn you may look at the top crisis and leave it there or put it under the deck',
  'base.mysterious-intuition':
    'before the skill check of a crisis is made, say whether it is passed or failed instead of making it',
  'base.sleeper-agent': 'in the Sleeper Agent phase you are dealt 2 loyalty cards and then sent to the Brig',
  'base.friends-in-low-places':
    'when somebody activates Administration or the Brig and makes its check, you may make the difficulty 2 more or 2 less',
  'base.convicted-criminal': 'you may not activate a location where another character is, except the Brig',
  'base.inspirational-leader': 'in the check of a crisis you draw, every skill card of strength 1 counts as positive',
  'base.command-authority':
    'when a skill check has been resolved, take all its cards into your hand instead of discarding them',
  'base.emotionally-attached': "you may not activate Admiral's Quarters",
  'base.colonial-one-is-destroyed': 'everybody on Colonial One is sent to Sickbay and Colonial One is destroyed',
  'base.bomb-on-colonial-1': 'nobody may move to Colonial One',
  'base.contact-civilians': 'look at 2 civilian ships; you may move each of them to an area next to it',
  'base.launch-yourself': 'launch yourself in a viper',
  'base.jump-by-ftl':
    'if the fleet marker is on a blue space: roll a die, on 6 or less lose the population shown on that space; then the fleet jumps',
  'base.sickbay': 'you draw only 1 skill card when you receive skills',
  'base.brig': 'you may not move, draw no crisis on your turn, and add at most 1 card to a skill check',
  'base.play-own-super-crisis': 'play a super crisis card of your own',
  'base.bring-crisis-about':
    'draw 2 crisis cards, choose one to be resolved, without activating its Cylon ships, and put the other at the bottom of the deck',
  'base.infiltration':
    'if you are a Cylon Leader or the Sympathetic Cylon, infiltrate the humans: go to any location of Galactica',
  'base.resurrection-ship': 'draw only 1 skill card in your Draw Skills step',
  'base.you-are-president': 'you are the President',
  'base.bring-crisis-about-unprepared':
    'draw 2 crisis cards, choose one to be resolved, without activating its Cylon ships (or preparing the jump, in the base game alone), and discard the other',
  'base.search-hand': 'look at the hand of any player and take 1 card of your choice',
  'base.exchange-super-crisis': 'you may discard a super crisis card of yours to draw another',
  'base.hand-on-everything': 'at a distance of 7 or less give all your facedown loyalty cards to a player',
  'base.repair-here': 'repair the location you are in',
  'base.on-hangar-deck': 'you are on the Hangar Deck',
  'base.obey': 'that player either may move and then may take 1 action, or may take 2 actions',
  'base.declare-emergency': 'after the strength of a check is totalled: lower its difficulty by 2, once per check',
  'base.maximum-firepower': 'if you pilot a viper: attack up to 4 times',
  'base.evasive-maneuvers': 'after a viper is attacked: the die is rolled again, 2 lower if the viper is piloted',
  'base.strategic-planning': 'before a die is rolled: add 2 to the result, once per roll',
  'base.president-or-admiral': 'who is President or Admiral',
  'base.another-crisis': 'after the Activate Cylon Ships step draw and resolve another crisis',
  'base.beside-the-objective': 'put this card beside the objective: it counts as distance 1',
  'base.detector-sabotage': 'nobody may look at loyalty cards of other players',
  'base.food-below': ({ n }) => `food is below ${n}`,
} as const satisfies Sentences;
