/** Who is likely to win a challenge: each side adds the mystic value of a card it cannot know. */
import { allCards } from '@ragtag/ccg';

/** How often each mystic value is printed. */
const values: readonly number[] = allCards.flatMap(({ mysticValue }) => (mysticValue === null ? [] : [mysticValue]));
const HIGHEST = Math.max(...values);

/** How often the challenger wins, by lead in power: from far behind to far ahead. */
const byLead: readonly number[] = Array.from({ length: 2 * HIGHEST + 1 }, (_, at) => {
  const lead = at - HIGHEST;
  let won = 0;
  for (const ours of values) for (const theirs of values) if (lead + ours >= theirs) won++;
  return won / values.length ** 2;
});

/** The chance that a challenger with so much more power than the defender wins; a tie is the challenger's. */
export function challengerWins(lead: number): number {
  return byLead[Math.max(0, Math.min(2 * HIGHEST, lead + HIGHEST))] ?? 0;
}
