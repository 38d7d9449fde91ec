/** Skill checks and dice: who tells of it. */
import type { CheckEvents } from '../../core/vocabulary/check-events.ts';
import type { Telling } from '../telling.ts';

export const checkTelling = {
  'check-ability': { log: 'checks', stage: 'acts' },
  'check-begins': { log: 'checks', stage: 'acts' },
  'check-card-added': { log: 'checks', stage: 'acts' },
  'check-card-removed': { log: 'checks', stage: 'acts' },
  'check-cards-added': { log: 'checks', stage: 'acts' },
  'check-consequence': { log: 'checks', stage: 'acts' },
  'check-outcome': { log: 'checks', stage: 'acts', mark: 'failed', point: 'close-check' },
  'check-revealed': { log: 'checks', stage: 'acts' },
  'check-totalled': { log: 'checks', untold: true, stage: 'acts' },
  'destiny-turned-up': { log: 'checks', stage: 'acts' },
  'die-result': { log: 'fights', fight: 'die' },
  'die-rolled': { log: 'fights', untold: true, fight: 'die', cue: 'die' },
} as const satisfies Telling<CheckEvents>;
