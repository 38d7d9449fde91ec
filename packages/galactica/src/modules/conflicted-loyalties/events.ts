/** What happens with it. */
import type { Seat } from '@ragtag/kernel';

export interface ConflictedLoyaltiesEvents {
  'final-five-revealed': { readonly owner: Seat; readonly card: string };
  'goal-missed': { readonly seat: Seat; readonly card: string };
  'goal-revealed': { readonly seat: Seat; readonly card: string };
  'loyalty-shuffled': { readonly owner: Seat };
}

declare module '../../core/vocabulary/events.ts' {
  interface Events extends ConflictedLoyaltiesEvents {}
}
