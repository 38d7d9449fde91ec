/** What happens to the assist character of the only player. */
import type { GuardsOf, Seat } from '@ragtag/kernel';

export interface VariantEvents {
  'assist-chosen': { readonly seat: Seat; readonly character: string; readonly name: string };
  /** Nobody knows what was dealt. */
  'assist-dealt': { readonly name: string; readonly n: number };
  /** `card`: the id of the loyalty card. */
  'assist-turned-up': { readonly name: string; readonly card: string };
  'assist-gone': { readonly name: string };
  /** `names`: the ids of the loyalty cards, for whoever looked. */
  'assist-looked-at': {
    readonly looker: Seat;
    readonly name: string;
    readonly n: number;
    readonly names?: readonly string[];
  };
  'assist-shown': { readonly name: string; readonly names: readonly string[] };
}

/** Who may know what of it. */
export const variantGuards = {
  'assist-looked-at': { for: ['looker'], fields: ['names'] },
} as const satisfies GuardsOf<VariantEvents>;

declare module '../../core/vocabulary/events.ts' {
  interface Events extends VariantEvents {}
  interface Guards extends Readonly<typeof variantGuards> {}
}
