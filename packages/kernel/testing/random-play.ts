/** Random players, for property tests: they answer every question with some legal answer until the game is over. */
import { randomAnswer } from '../src/decision.ts';
import type { Table } from '../src/table.ts';

/** A small fast generator for choosing answers; the game's own chance is the table's. */
export function dice(seed: number): (bound: number) => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) % bound;
  };
}

/** Gives one random answer to one of the pending questions. */
export function step<C, F, G>(table: Table<C, F, G>, below: (bound: number) => number): void {
  const { pending } = table;
  const asked = pending[below(pending.length)];
  if (!asked) throw new Error(`dead end: nobody is asked and the game is not over`);
  const outcome = table.answer(asked.seat, randomAnswer(asked, below));
  if (!outcome.ok) throw table.fault ?? new Error(`a legal answer was refused: ${outcome.refusal.message}`);
}

/** Plays on until the game is over or so many answers are given. Calls back after each answer. */
export function playRandomly<C, F, G>(
  table: Table<C, F, G>,
  below: (bound: number) => number,
  { limit = 100_000, after = () => {} }: { limit?: number; after?: (table: Table<C, F, G>) => void } = {},
): void {
  for (let given = 0; given < limit && !table.over; given++) {
    step(table, below);
    after(table);
  }
}
