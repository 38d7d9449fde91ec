/** Taking answers back: one's own at once while nobody has learnt anything from it, otherwise when all agree. */
import type { Decision } from '@ragtag/kernel';

/** What has to be known of a table. */
export interface Answered {
  /** How many answers have been given. */
  readonly length: number;
  readonly revealedAt: number;
  readonly over: boolean;
  readonly pending: readonly Pick<Decision, 'secret'>[];
}

export type Undo = 'own' | 'consent' | 'no';

/**
 * How a seat may take back the answer it gave last, by that answer's number; null where it has given none. Where nobody is asked
 * openly it takes consent: who is asked in secret, and whether they have answered since, is nobody's business.
 */
export function undoOf(table: Answered, last: number | null): Undo {
  if (table.over || last === null) return 'no';
  const quiet = table.revealedAt <= last && last === table.length - 1;
  return quiet && table.pending.some(({ secret }) => !secret) ? 'own' : 'consent';
}
