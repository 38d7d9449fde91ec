import type { Failure, Simulated } from './simulate.ts';

/** What many games came to. */
export interface Tally {
  games: number;
  answers: number;
  turns: number;
  readonly failures: Failure[];
  /** By side, then by reason. */
  readonly winners: Record<string, Record<string, number>>;
}

export function emptyTally(): Tally {
  return { games: 0, answers: 0, turns: 0, failures: [], winners: {} };
}

export function count(tally: Tally, { answers, turns, outcome, failure }: Simulated): void {
  tally.games += 1;
  tally.answers += answers;
  tally.turns += turns;
  if (failure) tally.failures.push(failure);
  if (!outcome) return;
  const reasons = tally.winners[outcome.side] ?? {};
  tally.winners[outcome.side] = reasons;
  reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1;
}

export function merge(into: Tally, from: Tally): void {
  into.games += from.games;
  into.answers += from.answers;
  into.turns += from.turns;
  into.failures.push(...from.failures);
  for (const [side, reasons] of Object.entries(from.winners)) {
    const merged = into.winners[side] ?? {};
    into.winners[side] = merged;
    for (const [reason, n] of Object.entries(reasons)) merged[reason] = (merged[reason] ?? 0) + n;
  }
}
