/** Who tells of what happens with it. */
import type { Telling } from '../../../words/telling.ts';
import type { ConflictedLoyaltiesEvents } from '../events.ts';

export const conflictedLoyaltiesTelling = {
  'final-five-revealed': { log: 'cards', moment: 'calm', point: 'reveal' },
  'goal-missed': { log: 'cards' },
  'goal-revealed': { log: 'cards', moment: 'calm' },
  'loyalty-shuffled': { log: 'cards' },
} as const satisfies Telling<ConflictedLoyaltiesEvents>;
