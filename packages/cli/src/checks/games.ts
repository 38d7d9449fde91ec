import { availableParallelism } from 'node:os';
import { type PlayerKind, usualPlayer } from '@ragtag/bots';
import { gameNamed, gameNames } from '../games.ts';
import { fewest } from '../simulate/batch.ts';
import { runBatches } from '../simulate/run.ts';
import type { Step } from './step.ts';

const GAMES = 10_000;
/** Sensible players get where random ones seldom do. */
const SENSIBLE_GAMES = 500;

/** Players finish every kind of every game, thousands of times, with the invariants looked at after every answer. */
export const games: Step = {
  name: 'games',
  summary: `${GAMES} random and ${SENSIBLE_GAMES} sensible games of every kind to their end, of each game`,
  long: true,
  async run() {
    const played = [];
    for (const name of gameNames) {
      played.push(await playAll(name, 'random', GAMES)); // each has all processors
      played.push(await playAll(name, usualPlayer(gameNamed(name).players), SENSIBLE_GAMES));
    }
    return {
      ok: played.every(({ failures }) => failures.length === 0),
      output: played.flatMap(({ failures }) => failures).join('\n\n'),
      note: played.map(({ note }) => note).join('; '),
    };
  },
};

interface Played {
  readonly note: string;
  readonly failures: readonly string[];
}

async function playAll(name: string, kind: PlayerKind, wanted: number): Promise<Played> {
  const { checks, configure } = gameNamed(name);
  const configurations = checks.variety().map((wanted) => configure(wanted));
  const batch = { game: name, configurations, players: [kind], seed: 2026, games: wanted };
  const { games: played, options, failures } = await runBatches(batch, availableParallelism(), () => undefined);
  return {
    note: `${name}: ${played} ${kind} games of ${configurations.length} kinds, at least ${fewest(played, configurations)} of each, ${failures.length} failures, at most ${options} options`,
    failures: failures.slice(0, 3).map(({ seed, configuration, message }) => {
      return `seed ${seed}, configuration ${JSON.stringify(configuration)}\n${message}`;
    }),
  };
}
