/** Who tells of what happens with it. */
import type { Telling } from '../../../words/telling.ts';
import type { TreacheryEvents } from '../events.ts';

export const treacheryTelling = {
  'check-reckless': { log: 'checks', stage: 'acts' },
  'treachery-into-destiny': { log: 'checks', stage: 'follows' },
  'treachery-turned-up': { log: 'checks', stage: 'acts' },
} as const satisfies Telling<TreacheryEvents>;
