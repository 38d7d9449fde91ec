/** What happens with it. */
import type { Seat } from '@ragtag/kernel';
import type { Nothing } from '../../core/vocabulary/events.ts';

export interface PegasusEvents {
  'engine-room-ready': { readonly seat: Seat };
  'pegasus-destroyed': Nothing;
}

declare module '../../core/vocabulary/events.ts' {
  interface Events extends PegasusEvents {}
}
