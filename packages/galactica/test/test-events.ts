/** What rules made up for a test tell of themselves. */
import type { Seat } from '@ragtag/kernel';

declare module '../src/core/vocabulary/events.ts' {
  interface Events {
    mark: { readonly name: string };
    joined: { readonly before: number };
    answered: { readonly seat: Seat; readonly by: Seat };
  }
}
