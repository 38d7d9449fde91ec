/** How a game has ended. */
import type { Ending } from '../../core/state/terms.ts';
import { gathered } from '../module-words.ts';

export const endings: Readonly<Record<Ending, string>> = {
  ...gathered('endings'),
  objective: 'the fleet has reached Kobol',
  resources: 'a resource has run out',
  centurions: 'centurions have taken Galactica',
  'no-character-left': 'nobody is left to lead the fleet',
  'resources-at-final-jump': 'the last jump cost what the fleet did not have',
};
