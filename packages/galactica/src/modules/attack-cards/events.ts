/** What happens with it. */
import type { Area } from '../../core/state/terms.ts';

export interface AttackCardEvents {
  'attack-special': { readonly name: string };
  'left-play': { readonly name: string };
  'scar-arrived': { readonly area: Area };
  'shuffled-into-crisis-deck': { readonly name: string };
}

declare module '../../core/vocabulary/events.ts' {
  interface Events extends AttackCardEvents {}
}
