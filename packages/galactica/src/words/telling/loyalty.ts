/** Loyalty, and its coming to light: who tells of it. */
import type { LoyaltyEvents } from '../../core/vocabulary/loyalty-events.ts';
import type { Telling } from '../telling.ts';

export const loyaltyTelling = {
  'cylon-revealed': { log: 'turns', tone: 'bad', moment: 'alarm', cue: 'alarm', mark: 'reveal', point: 'reveal' },
  executed: { log: 'turns', tone: 'bad', stage: 'follows', moment: 'alarm', mark: 'execution', point: 'execution' },
  'loyalty-dealt': { log: 'cards' },
  'loyalty-handed-on': { log: 'cards' },
  'loyalty-looked-at': { log: 'cards', stage: 'follows' },
  'loyalty-picked': { log: 'cards' },
  'loyalty-seen': { log: 'cards' },
  'miracle-lost': { log: 'cards', stage: 'follows' },
  'once-per-game-used': { log: 'cards' },
  'not-a-cylon-card-added': { log: 'cards' },
  'sleeper-phase': { log: 'turns', moment: 'calm' },
} as const satisfies Telling<LoyaltyEvents>;
