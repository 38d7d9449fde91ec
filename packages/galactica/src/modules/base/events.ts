/** What happens with it. */

import type { GuardsOf, Seat } from '@ragtag/kernel';
import type { Resource, SkillType } from '../../core/state/terms.ts';

export interface BaseEvents {
  'bottom-looked-at': { readonly seat: Seat; readonly deck: string; readonly name?: string };
  'character-stranded': { readonly seat: Seat };
  'check-cards-taken': { readonly seat: Seat; readonly n: number };
  'choice-changed': { readonly seat: Seat; readonly option: 0 | 1 };
  'contribution-looked-at': { readonly seat: Seat; readonly by: Seat; readonly n: number };
  'contribution-seen': { readonly seat: Seat; readonly by: Seat; readonly names: readonly string[] };
  'crisis-fetched': { readonly name: string };
  'destiny-discarded': { readonly seat: Seat; readonly n: number };
  'quorum-card-used': { readonly name: string };
  'quorum-looked-at': { readonly seat: Seat; readonly n: number; readonly names?: readonly string[] };
  'quorum-to-president': { readonly seat: Seat; readonly president: Seat | null };
  'resource-protected': { readonly resource: Resource };
  'type-counts-zero': { readonly seat: Seat; readonly skill: SkillType };
}

/** Who may know what of it. */
export const baseGuards = {
  'bottom-looked-at': { for: ['seat'], fields: ['name'] },
  'contribution-seen': { for: ['by'], fields: 'all' },
  'quorum-looked-at': { for: ['seat'], fields: ['names'] },
} as const satisfies GuardsOf<BaseEvents>;

declare module '../../core/vocabulary/events.ts' {
  interface Events extends BaseEvents {}
  interface Guards extends Readonly<typeof baseGuards> {}
}
