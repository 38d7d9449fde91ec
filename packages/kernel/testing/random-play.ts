/** Random players, for property tests: they answer every question with some legal answer until the game is over. */
import { randomAnswer } from '../src/decision.ts';
import type { Table } from '../src/table.ts';

export { whim as dice } from '../src/whim.ts';

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
