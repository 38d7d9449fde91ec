/** Loyalty, and its coming to light. */

import type { Card, GuardsOf, Seat } from '@ragtag/kernel';
import type { Nothing } from './events.ts';

export interface LoyaltyEvents {
  'cylon-revealed': { readonly seat: Seat; readonly card: string; readonly how: 'action' | 'execution' | 'card' };
  executed: { readonly seat: Seat; readonly character: string };
  'loyalty-dealt': { readonly seat: Seat; readonly n: number; readonly names?: readonly string[] };
  'loyalty-handed-on': {
    readonly from: Seat;
    readonly to: Seat;
    readonly n: number;
    readonly names?: readonly string[];
  };
  'loyalty-looked-at': { readonly looker: Seat; readonly owner: Seat; readonly n: number };
  'loyalty-picked': {
    readonly looker: Seat;
    readonly owner: Seat;
    readonly cards: readonly Card[];
    readonly names: readonly string[];
  };
  'loyalty-seen': {
    readonly looker: Seat;
    readonly owner: Seat;
    readonly cards: readonly Card[];
    readonly names: readonly string[];
  };
  'miracle-lost': { readonly seat: Seat; readonly n: number };
  'not-a-cylon-card-added': Nothing;
  'once-per-game-used': { readonly seat: Seat };
  'sleeper-phase': Nothing;
}

/** Who may know what of it. */
export const loyaltyGuards = {
  'loyalty-dealt': { for: ['seat'], fields: ['names'] },
  'loyalty-handed-on': { for: ['from', 'to'], fields: ['names'] },
  'loyalty-picked': { for: ['owner'], fields: 'all' },
  'loyalty-seen': { for: ['looker'], fields: 'all' },
} as const satisfies GuardsOf<LoyaltyEvents>;
