/** What only single cards, places and sheets say, in English. */
import type { Sentences } from '../../../words/english/phrases.ts';

export const conflictedLoyaltiesPhrases = {
  'conflicted-loyalties.selfish': 'discard skill cards with a strength of 20 together',
  'conflicted-loyalties.acquire-power': 'you hold 2 or more titles',
  'conflicted-loyalties.devastation': 'the Admiral has no nuke left',
  'conflicted-loyalties.political-intrigue': 'the President is in the Brig',
  'conflicted-loyalties.sacrifice': '6 or more vipers are damaged or destroyed',
  'conflicted-loyalties.self-destruction': 'you are in the Brig or in Sickbay',
  'conflicted-loyalties.stand-and-fight': '10 or more raiders are round Galactica',
  'conflicted-loyalties.use-caution': 'the fleet has jumped a distance of 1',
} as const satisfies Sentences;
