/** The way to the next jump. */

import type { GuardsOf, Seat } from '@ragtag/kernel';
import type { CardLine } from '../text/card-lines.ts';
import type { Nothing } from './events.ts';

export interface JumpEvents {
  'destination-reached': { readonly name: string; readonly distance: number; readonly text: readonly CardLine[] };
  'destinations-drawn': { readonly seat: Seat; readonly n: number; readonly names?: readonly string[] };
  'fleet-marker-moved': { readonly from: number; readonly to: number };
  'jump-begins': { readonly final: boolean };
  jumped: Nothing;
  'next-jump-wins': Nothing;
}

/** Who may know what of it. */
export const jumpGuards = {
  'destinations-drawn': { for: ['seat'], fields: ['names'] },
} as const satisfies GuardsOf<JumpEvents>;
