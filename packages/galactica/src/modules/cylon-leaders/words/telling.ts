/** Who tells of what happens with it. */
import type { Telling } from '../../../words/telling.ts';
import type { CylonLeaderEvents } from '../events.ts';

export const cylonLeaderTelling = {
  infiltrated: { log: 'turns', moment: 'calm' },
  'infiltration-ended': { log: 'turns', moment: 'calm' },
  'motives-dealt': { log: 'cards' },
  'motive-revealed': { log: 'cards', moment: 'calm', point: 'reveal' },
  'leaders-hand-shown': { log: 'cards' },
  'super-crisis-discarded': { log: 'cards' },
  'agenda-dealt': { log: 'cards' },
  'agenda-shown': { log: 'cards', moment: 'calm' },
} as const satisfies Telling<CylonLeaderEvents>;
