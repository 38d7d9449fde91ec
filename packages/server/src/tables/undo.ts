/** Taking answers back: one's own at once while nobody has learnt anything from it, otherwise when all agree. */
import type { Decision, Seat } from '@ragtag/kernel';

/** What has to be known of a table. */
export interface Answered {
  /** How many answers have been given. */
  readonly length: number;
  readonly revealedAt: number;
  readonly over: boolean;
  readonly pending: readonly Decision[];
  answeredBy(index: number): Seat;
}

export type Undo = 'own' | 'consent' | 'no';

/**
 * How this seat may take its last answer back. While others are asked in secret it takes consent: whether they have
 * answered since is nobody's business.
 */
export function undoOf(table: Answered, seat: Seat): Undo {
  const last = table.length - 1;
  if (table.over || lastAnswerOf(table, seat) === null) return 'no';
  const others = table.pending.some((asked) => asked.secret && asked.seat !== seat);
  return table.answeredBy(last) === seat && table.revealedAt <= last && !others ? 'own' : 'consent';
}

/** The number of a seat's last answer; null if it has given none since the last so many. */
export function lastAnswerOf(table: Pick<Answered, 'length' | 'answeredBy'>, seat: Seat): number | null {
  const oldest = Math.max(0, table.length - FARTHEST);
  for (let index = table.length - 1; index >= oldest; index--) if (table.answeredBy(index) === seat) return index;
  return null;
}

/** How many answers back anybody looks. */
const FARTHEST = 200;
