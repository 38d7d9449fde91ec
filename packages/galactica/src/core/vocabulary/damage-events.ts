/** Resources and damage. */

import type { GuardsOf, Seat } from '@ragtag/kernel';
import type { Token } from '../rules/damage.ts';
import type { LocationId, Resource } from '../state/terms.ts';

export interface DamageEvents {
  'damage-drawn': { readonly seat: Seat; readonly n: number; readonly tokens?: readonly Token[] };
  'location-damaged': { readonly location: LocationId };
  'location-repaired': { readonly location: LocationId };
  'resource-gained': { readonly resource: Resource; readonly n: number; readonly left: number };
  'resource-lost': { readonly resource: Resource; readonly n: number; readonly left: number };
  'resource-token-hit': { readonly resource: 'fuel' | 'food' };
}

/** Who may know what of it. */
export const damageGuards = {
  'damage-drawn': { for: ['seat'], fields: ['tokens'] },
} as const satisfies GuardsOf<DamageEvents>;
