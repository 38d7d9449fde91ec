/** What happens with it. */

import type { GuardsOf, Seat } from '@ragtag/kernel';
import type { Area } from '../../core/state/terms.ts';
import type { CardLine } from '../../core/text/card-lines.ts';

export interface DaybreakEvents {
  'assault-raptor-gained': { readonly area?: Area };
  'miracle-gained': { readonly seat: Seat };
  'miracle-passed': { readonly from: Seat; readonly to: Seat };
  'miracle-spent': { readonly seat: Seat; readonly n: number };
  'mutineer-received': { readonly seat: Seat; readonly how: 'dealt' | 'sleeper-extra' | 'handed-on' };
  'mutineer-removed': { readonly seat: Seat };
  'mutiny-discarded': { readonly seat: Seat; readonly name: string };
  /** `from`: who picked the card for somebody else. */
  'mutiny-drawn': { readonly seat: Seat; readonly from?: Seat; readonly name?: string };
  'mutiny-played': { readonly seat: Seat; readonly name: string; readonly text: readonly CardLine[] };
  'quorum-buried': { readonly owner: Seat; readonly by: Seat; readonly name?: string };
  'quorum-hand-looked-at': { readonly seat: Seat; readonly owner: Seat };
  'raptor-destroyed': { readonly n: number };
  'raptor-regained': { readonly n: number };
}

/** Who may know what of it. */
export const daybreakGuards = {
  'mutiny-drawn': { for: ['seat', 'from'], fields: ['name'] },
  'quorum-buried': { for: ['owner', 'by'], fields: ['name'] },
} as const satisfies GuardsOf<DaybreakEvents>;

declare module '../../core/vocabulary/events.ts' {
  interface Events extends DaybreakEvents {}
  interface Guards extends Readonly<typeof daybreakGuards> {}
}
