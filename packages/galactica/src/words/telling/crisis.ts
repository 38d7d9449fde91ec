/** Crises, and what their icons bring: who tells of it. */
import type { CrisisEvents } from '../../core/vocabulary/crisis-events.ts';
import type { Telling } from '../telling.ts';

export const crisisTelling = {
  activated: { log: 'fights', fight: 'opens' },
  'crises-looked-at': { log: 'cards' },
  'crisis-choice': { log: 'turns', stage: 'acts' },
  'crisis-drawn': { log: 'turns', stage: 'acts' },
  'kept-in-play': { log: 'cards', stage: 'follows' },
  'super-crisis-played': { log: 'turns', stage: 'acts', moment: 'alarm' },
} as const satisfies Telling<CrisisEvents>;
