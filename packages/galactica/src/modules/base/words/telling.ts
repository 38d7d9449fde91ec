/** Who tells of what happens with it. */
import type { Telling } from '../../../words/telling.ts';
import type { BaseEvents } from '../events.ts';

export const baseTelling = {
  'bottom-looked-at': { log: 'cards' },
  'character-stranded': { log: 'turns' },
  'check-cards-taken': { log: 'checks', stage: 'follows' },
  'choice-changed': { log: 'turns', stage: 'acts' },
  'contribution-looked-at': { log: 'checks', stage: 'notes' },
  'contribution-seen': { log: 'checks' },
  'crisis-fetched': { log: 'turns' },
  'destiny-discarded': { log: 'checks' },
  'quorum-card-used': { log: 'cards', stage: 'notes' },
  'quorum-looked-at': { log: 'cards' },
  'quorum-to-president': { log: 'cards' },
  'resource-protected': { log: 'turns', stage: 'follows' },
  'type-counts-zero': { log: 'checks', stage: 'notes' },
} as const satisfies Telling<BaseEvents>;
