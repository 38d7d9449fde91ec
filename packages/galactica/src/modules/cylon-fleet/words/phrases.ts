/** What only single cards, places and sheets say, in English. */
import type { Sentences } from '../../../words/english/phrases.ts';

export const cylonFleetPhrases = {
  'cylon-fleet.reinforce': 'place 1 basestar or 3 raiders in one area of the Cylon Fleet board',
  'cylon-fleet.swarm':
    'roll a die: if it shows less than the number of raiders on the main board, draw 2 Galactica damage tokens and choose 1 to resolve',
  'cylon-fleet.activate-one': 'activate 1 unmanned viper',
  'cylon-fleet.may-activate-one': 'you may activate 1 unmanned viper',
  'cylon-fleet.piloting-and-fresh': 'you pilot a ship and have not done this before in this turn',
  'cylon-fleet.lead-from-cockpit': 'once per turn',
} as const satisfies Sentences;
