/** What happens with it. */
import type { Nothing } from '../../core/vocabulary/events.ts';

export interface TreacheryEvents {
  'check-reckless': Nothing;
  'treachery-into-destiny': { readonly n: number };
  'treachery-turned-up': { readonly name: string; readonly strength: number };
}

declare module '../../core/vocabulary/events.ts' {
  interface Events extends TreacheryEvents {}
}
