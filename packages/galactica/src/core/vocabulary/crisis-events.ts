/** Crises, and what their icons bring. */

import type { GuardsOf, Seat } from '@ragtag/kernel';
import type { ActivationIcon } from '../state/terms.ts';
import type { CardLine } from '../text/card-lines.ts';
import type { Phrase } from '../text/phrase.ts';

export interface CrisisEvents {
  activated: { readonly icon: ActivationIcon };
  'crises-looked-at': { readonly seat: Seat; readonly n: number; readonly names?: readonly string[] };
  'crisis-choice': {
    readonly label?: string;
    readonly text?: Phrase;
    readonly seat: Seat;
    readonly name: string;
    readonly option: 0 | 1 | null;
  };
  'crisis-drawn': {
    readonly name: string;
    readonly kind: 'check' | 'choice' | 'attack' | 'check-or' | 'event';
    readonly text: readonly CardLine[];
    readonly activation: readonly ActivationIcon[];
    readonly jump: boolean;
    readonly seat: Seat;
  };
  'kept-in-play': { readonly name: string };
  'super-crisis-played': {
    readonly name: string;
    readonly kind: 'check' | 'choice' | 'attack' | 'check-or' | 'event';
    readonly text: readonly CardLine[];
    readonly activation: readonly ActivationIcon[];
    readonly jump: boolean;
    readonly seat: Seat;
  };
}

/** Who may know what of it. */
export const crisisGuards = {
  'crises-looked-at': { for: ['seat'], fields: ['names'] },
} as const satisfies GuardsOf<CrisisEvents>;
