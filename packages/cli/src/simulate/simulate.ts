/** Random players play whole games; what goes wrong is kept with its seed and journal. */
import { randomBot } from '@ragtag/bots';
import { type Journal, startTable, writeJournal } from '@ragtag/kernel';
import type { Outcome, PlayableGame } from '../games.ts';

export interface Failure {
  readonly seed: string;
  readonly configuration: unknown;
  readonly message: string;
  readonly journal: Journal;
}

export interface Simulated {
  readonly answers: number;
  readonly turns: number;
  readonly outcome: Outcome | null;
  readonly failure: Failure | null;
}

/** Longer than any real game: 55 turns of six players with every window used do not come near it. */
const MOST_ANSWERS = 50_000;

/** One game by random players. With `checked`, the game's invariants are looked at after every answer. */
export function simulateGame(
  playable: PlayableGame,
  configuration: unknown,
  seed: string,
  number: number,
  checked: boolean,
): Simulated {
  const { game } = playable;
  const table = startTable(game, configuration, seed);
  table.listen(false);
  const bot = randomBot(number);
  const fail = (message: string): Simulated => ({
    answers: table.length,
    turns: 0,
    outcome: null,
    failure: { seed, configuration, message, journal: writeJournal(table) },
  });
  while (!table.over) {
    const asked = table.pending[0];
    if (!asked) return fail(table.fault?.stack ?? 'dead end: the game is not over and nobody is asked');
    if (table.length >= MOST_ANSWERS) return fail(`the game does not end: ${MOST_ANSWERS} answers were given`);
    const taken = table.answer(
      asked.seat,
      bot.decide(asked, () => table.view(asked.seat)),
    );
    if (!taken.ok) return fail(table.fault?.stack ?? taken.refusal.message);
    if (!checked) continue;
    try {
      game.check?.(table.state);
    } catch (error) {
      return fail(`broken invariant after answer ${table.length}: ${String(error)}`);
    }
  }
  const outcome = playable.outcome(table.state);
  return { answers: table.length, turns: outcome.turns, outcome, failure: null };
}
