/** What happens with a Cylon Leader at the table. */
import type { Seat } from '@ragtag/kernel';
import type { Side } from '../../core/state/terms.ts';

export interface CylonLeaderEvents {
  infiltrated: { readonly seat: Seat };
  'infiltration-ended': { readonly seat: Seat };
  'motives-dealt': { readonly seat: Seat; readonly n: number; readonly names?: readonly string[] };
  'motive-revealed': { readonly seat: Seat; readonly name: string; readonly side: Side };
  'super-crisis-discarded': { readonly seat: Seat; readonly name: string };
  'agenda-dealt': { readonly seat: Seat; readonly name?: string };
  'agenda-shown': { readonly seat: Seat; readonly name: string; readonly side: Side };
}

declare module '../../core/vocabulary/events.ts' {
  interface Events extends CylonLeaderEvents {}
}
