/** Who tells of what happens with it. */
import type { Telling } from '../../../words/telling.ts';
import type { DaybreakEvents } from '../events.ts';

export const daybreakTelling = {
  'assault-raptor-gained': { log: 'fights', tone: 'good' },
  'miracle-gained': { log: 'cards', stage: 'follows' },
  'miracle-passed': { log: 'cards' },
  'miracle-spent': { log: 'cards' },
  'mutineer-received': { log: 'cards', moment: 'alarm' },
  'mutineer-removed': { log: 'cards' },
  'mutiny-discarded': { log: 'cards' },
  'mutiny-drawn': { log: 'cards', stage: 'follows' },
  'mutiny-played': { log: 'cards', moment: 'alarm' },
  'quorum-buried': { log: 'cards' },
  'quorum-hand-looked-at': { log: 'cards' },
  'raptor-destroyed': { log: 'fights', tone: 'bad', stage: 'follows' },
  'raptor-regained': { log: 'fights', tone: 'good' },
} as const satisfies Telling<DaybreakEvents>;
