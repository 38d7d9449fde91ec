/**
 * Golden journals: stored games of every kind that each later version must open to their last answer. They are added to and
 * never made anew: a change that no longer agrees with one would lose games that people play.
 */
import { playerKinds } from '@ragtag/bots';
import { ConfigurationError, type Journal, startTable, whim, writeCheckpoint, writeJournal } from '@ragtag/kernel';
import type { HostedGame, Outcome, Wanted } from '@ragtag/kernel/host';

export interface Golden {
  readonly journal: Journal;
  /** How it ended; null for a game that goes on. */
  readonly outcome: Outcome | null;
  /** The last checkpoint, its words in base64, of a game that goes on. */
  readonly checkpoint: {
    readonly gameVersion: number;
    readonly at: number;
    readonly hash: number;
    readonly words: string;
  } | null;
}

/** One in so many answers is taken back, with some of those before it. */
const TAKEN_BACK = 60;
const MOST_TAKEN_BACK = 4;
/** Of four games three are played to their end; the others stop somewhere before so many answers. */
const LONGEST_UNFINISHED = 400;

/** The golden game of that number: the same for the same rules, so that nobody chooses which to keep. */
export function playGolden(hosted: HostedGame, number: number): Golden {
  const { game } = hosted;
  const below = whim(number);
  const seed = `golden ${number}`;
  const configuration = configurationOf(hosted, number, below);
  const table = startTable(game, configuration, seed);
  const kind = number % 2 === 0 ? 'random' : 'steady';
  const players = table.world.seats.map((seat) => playerKinds[kind](number * table.world.seats.length + seat));
  const stop = number % 4 === 3 ? 1 + below(LONGEST_UNFINISHED) : Number.POSITIVE_INFINITY;
  while (!table.over && table.length < stop) {
    const asked = table.pending[0];
    if (!asked) throw table.fault ?? new Error(`golden game ${number}: nobody is asked`);
    const { seat } = asked;
    const taken = table.answer(
      seat,
      players[seat]?.decide(asked, () => table.view(seat)),
    );
    if (!taken.ok) throw new Error(`golden game ${number}: ${taken.refusal.message}`);
    if (!table.over && below(TAKEN_BACK) === 0) {
      table.rewind(Math.max(0, table.length - 1 - below(MOST_TAKEN_BACK)));
    }
    table.takeEvents();
  }
  const { words, ...checkpoint } = writeCheckpoint(table);
  return {
    journal: writeJournal(table),
    outcome: table.over ? hosted.checks.outcome(table.state) : null,
    checkpoint: table.over ? null : { ...checkpoint, words: Buffer.from(words).toString('base64') },
  };
}

/** Each kind of game in turn, with other options here and there. */
function configurationOf(hosted: HostedGame, number: number, below: (bound: number) => number): unknown {
  const variety = hosted.checks.variety();
  const usual = variety[number % variety.length] ?? {};
  const wanted: { [key: string]: Wanted[string] } = { ...usual };
  for (const { name, values } of hosted.setup.options) {
    if (values.kind === 'yes-no' && !(name in usual) && below(3) === 0) wanted[name] = below(2) === 0;
  }
  try {
    return hosted.configure(wanted);
  } catch (error) {
    if (error instanceof ConfigurationError) return hosted.configure(usual); // the options do not go together
    throw error;
  }
}
