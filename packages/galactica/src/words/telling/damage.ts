/** Resources and damage: who tells of it. */
import type { DamageEvents } from '../../core/vocabulary/damage-events.ts';
import type { Telling } from '../telling.ts';

export const damageTelling = {
  'damage-drawn': { log: 'fights' },
  'location-damaged': { log: 'fights', tone: 'bad', stage: 'follows', fight: 'loss', cue: 'hit' },
  'location-repaired': { log: 'fights', tone: 'good', stage: 'follows' },
  'resource-gained': { log: 'turns', tone: 'good', stage: 'follows' },
  'resource-lost': { log: 'turns', tone: 'bad', stage: 'follows', fight: 'follows', mark: 'loss' },
  'resource-token-hit': { log: 'fights', fight: 'loss' },
} as const satisfies Telling<DamageEvents>;
