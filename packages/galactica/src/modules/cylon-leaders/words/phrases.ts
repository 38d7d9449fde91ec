/** What motives and agendas say, in English. */
import type { Arguments, Sentences } from '../../../words/english/phrases.ts';

const forSide = (side: Arguments[string] | undefined): string =>
  side === 'humans' ? 'for the humans' : 'for the Cylons';

export const cylonLeaderPhrases = {
  'cylon-leaders.agenda': ({ side, condition }) => `${forSide(side)}: in the end ${condition}`,
  'cylon-leaders.motive': ({ side, condition }) => `${forSide(side)}: ${condition}`,
  'cylon-leaders.motive-when-over': ({ side, condition }) => `${forSide(side)}: when the game is over, ${condition}`,
  'cylon-leaders.a-justified-response':
    'the fleet marker is on a blue space of the Jump Preparation track, and there is no raider, heavy raider or basestar on the main board',
  'cylon-leaders.end-the-chase': "FTL Control or the Admiral's Quarters are damaged",
  'cylon-leaders.make-an-ally': 'another player is in the Brig, and you have a mutiny card',
  'cylon-leaders.no-unnecessary-force':
    'the fleet has travelled a distance of 5 or more, and there is no centurion on the Boarding Party track',
  'cylon-leaders.a-false-sense-of-security': 'morale is 3 or more',
  'cylon-leaders.fight-with-honor': 'you hold 3 or more treachery cards',
  'cylon-leaders.harvest-their-resources': 'food is 2 or more',
  'cylon-leaders.improve-efficiency': 'you hold a politics, a tactics and an engineering card',
  'cylon-leaders.keep-them-docile': 'food is 4 or less',
  'cylon-leaders.learn-to-cherish': 'population is 6 or less',
  'cylon-leaders.pressure-their-leaders': 'morale is 5 or less',
  'cylon-leaders.remove-the-threat': '4 or more vipers are damaged or destroyed',
  'cylon-leaders.savor-their-demise': 'the fleet has travelled a distance of 7 or more',
  'cylon-leaders.subjects-for-study': 'population is 4 or more',
  'cylon-leaders.show-their-true-nature': 'you are in the Brig, or have been executed at least once',
  'cylon-leaders.siege-warfare': 'every resource is in the red',
  'cylon-leaders.reduce-them-to-ruins':
    '4 or more locations of Galactica and Pegasus are damaged, and morale is 3 or less',
  'cylon-leaders.genocide': 'food is 2 or less, and so is population',
  'cylon-leaders.mutual-annihilation': 'you have played a super crisis',
  'cylon-leaders.grant-mercy': 'population, morale or food is 2 or less',
  'cylon-leaders.guide-them-to-destiny': 'population and morale are within 2 of each other',
  'cylon-leaders.convert-the-infidels': 'every resource is 3 or less',
  'cylon-leaders.join-the-colonials': 'you infiltrate and are not in the Brig',
  'cylon-leaders.the-illusion-of-hope': 'the fleet has travelled a distance of 6 or more',
  'cylon-leaders.prove-their-worth': '5 or more vipers and raptors together are damaged or destroyed',
  'cylon-leaders.salvage-their-equipment': '2 or fewer locations of Galactica are damaged',
} as const satisfies Sentences;
