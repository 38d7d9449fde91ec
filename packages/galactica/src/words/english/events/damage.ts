/** Resources and damage, line by line. */
import { capital } from '@ragtag/kernel/words';
import type { DamageEvents } from '../../../core/vocabulary/damage-events.ts';
import type { Tellers } from '../../telling.ts';
import { many, place, told } from './event-words.ts';

export const damageEvents: Tellers<DamageEvents> = {
  'damage-drawn': (e, n) => `${n.does(e.seat, 'draw', many(e.n, 'damage token'))}${told(e.tokens)}`,
  'location-damaged': (e) => `${place(e.location)} is damaged`,
  'location-repaired': (e) => `${place(e.location)} is repaired`,
  'resource-gained': (e) => `${capital(String(e.resource))} +${e.n}: ${e.left} now`,
  'resource-lost': (e) => `${capital(String(e.resource))} −${e.n}: ${e.left} left`,
  'resource-token-hit': (e) => `The hit costs ${e.resource}`,
};
