/** Artificial players play whole games; what goes wrong is kept with its seed and journal. */
import { type PlayerKind, playerKinds } from '@ragtag/bots';
import { type Decision, type Journal, logFor, startTable, type TableView, writeJournal } from '@ragtag/kernel';
import type { HostedGame, Outcome } from '@ragtag/kernel/host';
import { AddedWaiting } from '@ragtag/server';

export interface Failure {
  readonly seed: string;
  readonly configuration: unknown;
  readonly message: string;
  readonly journal: Journal;
}

export interface Simulated {
  readonly answers: number;
  readonly turns: number;
  /** The most options any question had. */
  readonly options: number;
  readonly outcome: Outcome | null;
  readonly failure: Failure | null;
  /** Milliseconds people would have waited for windows; null where nobody asked. */
  readonly waited: number | null;
  /** How often each seat would have been asked if a person sat there; none where nobody wanted to know. */
  readonly asked: readonly number[];
}

/** Longer than any real game: 55 turns of six players with every window used do not come near it. */
const MOST_ANSWERS = 50_000;

const RANDOM: readonly PlayerKind[] = ['random'];

/** One game by players of these kinds, one for each seat. With `checked`, the game's invariants are looked at after every answer; with `people`, how long so many would wait for windows. */
export function simulateGame(
  hosted: HostedGame,
  configuration: unknown,
  seed: string,
  number: number,
  checked: boolean,
  kinds: readonly PlayerKind[] = RANDOM,
  people: number | null = null,
): Simulated {
  const { game, checks } = hosted;
  const table = startTable(game, configuration, seed, { strict: checked });
  const { seats } = table.world;
  const players = seats.map((seat) =>
    playerKinds[kinds[seat % kinds.length] ?? 'random'](number * seats.length + seat),
  );
  const waiting = people === null ? null : new AddedWaiting(seed, people, table);
  const questions: number[] = people === null ? [] : seats.map(() => 0);
  const listening = seats.filter((seat) => players[seat]?.see);
  table.listen(listening.length > 0);
  let options = 0;
  const fail = (message: string): Simulated => ({
    answers: table.length,
    turns: 0,
    options,
    outcome: null,
    waited: null,
    asked: [],
    failure: { seed, configuration, message, journal: writeJournal(table) },
  });
  while (!table.over) {
    const asked = table.pending[0];
    if (!asked) return fail(table.fault?.stack ?? 'dead end: the game is not over and nobody is asked');
    if (table.length >= MOST_ANSWERS) return fail(`the game does not end: ${MOST_ANSWERS} answers were given`);
    if (listening.length > 0) {
      const events = table.takeEvents();
      for (const seat of listening) players[seat]?.see?.(logFor(events, seat));
    }
    const { seat } = asked;
    if (asked.options.length > options) options = asked.options.length;
    if (options > checks.mostOptions)
      return fail(`'${asked.kind}' has ${options} options: no question may have more than ${checks.mostOptions}`);
    const look = () => table.view(seat);
    if (people !== null && !isObvious(hosted, asked, look)) questions[seat] = (questions[seat] ?? 0) + 1;
    const taken = table.answer(seat, players[seat]?.decide(asked, look));
    if (!taken.ok) return fail(table.fault?.stack ?? taken.refusal.message);
    waiting?.answered(asked.secret);
    if (!checked) continue;
    try {
      game.check?.(table.state);
    } catch (error) {
      return fail(`broken invariant after answer ${table.length}: ${String(error)}`);
    }
  }
  const outcome = checks.outcome(table.state);
  const { turns } = outcome;
  const waited = waiting?.waited ?? null;
  return { answers: table.length, turns, options, outcome, failure: null, waited, asked: questions };
}

/** What nobody would be asked. */
function isObvious(hosted: HostedGame, asked: Decision, look: () => TableView): boolean {
  const first = () => 0;
  return hosted.obvious(asked, () => look().game, first) !== null;
}
