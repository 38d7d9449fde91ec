import type { Failure, Simulated } from './simulate.ts';

/** What many games came to. */
export interface Tally {
  games: number;
  answers: number;
  turns: number;
  /** The most options that any question had. */
  options: number;
  readonly failures: Failure[];
  /** Of each game for which it was asked: milliseconds that people would have waited for windows. */
  readonly waited: number[];
  /** Of each seat of each such game: how often a person there would have been asked something. */
  readonly asked: number[];
  /** By side, then by reason. */
  readonly winners: Record<string, Record<string, number>>;
  /** Games won in each seat; one that several won counts as a part for each. */
  readonly bySeat: number[];
}

export function emptyTally(): Tally {
  return { games: 0, answers: 0, turns: 0, options: 0, failures: [], waited: [], asked: [], winners: {}, bySeat: [] };
}

export function count(tally: Tally, { answers, turns, options, outcome, failure, waited, asked }: Simulated): void {
  tally.games += 1;
  tally.answers += answers;
  tally.turns += turns;
  tally.options = Math.max(tally.options, options);
  if (failure) tally.failures.push(failure);
  if (waited !== null) tally.waited.push(waited);
  tally.asked.push(...asked);
  if (!outcome) return;
  const { winners = [] } = outcome;
  for (const seat of winners) add(tally.bySeat, seat, 1 / winners.length);
  const reasons = tally.winners[outcome.side] ?? {};
  tally.winners[outcome.side] = reasons;
  reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1;
}

function add(bySeat: number[], seat: number, won: number): void {
  bySeat[seat] = (bySeat[seat] ?? 0) + won;
}

export function merge(into: Tally, from: Tally): void {
  into.games += from.games;
  into.answers += from.answers;
  into.turns += from.turns;
  into.options = Math.max(into.options, from.options);
  into.failures.push(...from.failures);
  from.bySeat.forEach((won, seat) => {
    add(into.bySeat, seat, won);
  });
  into.waited.push(...from.waited);
  into.asked.push(...from.asked);
  for (const [side, reasons] of Object.entries(from.winners)) {
    const merged = into.winners[side] ?? {};
    into.winners[side] = merged;
    for (const [reason, n] of Object.entries(reasons)) merged[reason] = (merged[reason] ?? 0) + n;
  }
}
