/** What happens with a Cylon Leader at the table. */
import type { GuardsOf, Seat } from '@ragtag/kernel';
import type { Side } from '../../core/state/terms.ts';

export interface CylonLeaderEvents {
  infiltrated: { readonly seat: Seat };
  'infiltration-ended': { readonly seat: Seat };
  'motives-dealt': { readonly seat: Seat; readonly n: number; readonly names?: readonly string[] };
  'motive-revealed': { readonly seat: Seat; readonly name: string; readonly side: Side };
  /** The game is over, and motives may be about the hand. */
  'leaders-hand-shown': { readonly seat: Seat; readonly names: readonly string[] };
  'super-crisis-discarded': { readonly seat: Seat; readonly name: string };
  'agenda-dealt': { readonly seat: Seat; readonly name?: string };
  'agenda-shown': { readonly seat: Seat; readonly name: string; readonly side: Side };
}

/** Who may know what of it. */
export const cylonLeaderGuards = {
  'motives-dealt': { for: ['seat'], fields: ['names'] },
  'agenda-dealt': { for: ['seat'], fields: ['name'] },
} as const satisfies GuardsOf<CylonLeaderEvents>;

declare module '../../core/vocabulary/events.ts' {
  interface Events extends CylonLeaderEvents {}
  interface Guards extends Readonly<typeof cylonLeaderGuards> {}
}
