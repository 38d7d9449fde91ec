/** Mutiny cards as they are printed. */
import type { Printed } from '../../core/content/entry.ts';
import type { Effect } from '../../core/effects/effect.ts';

export interface MutinyEntry extends Printed {
  readonly deck: 'mutiny';
  readonly action: Effect;
  readonly after: 'discard' | 'remove';
}
