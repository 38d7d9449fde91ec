import { availableParallelism } from 'node:os';
import { gameNamed } from '../games.ts';
import { runBatches } from '../simulate/run.ts';
import type { Step } from './step.ts';

const GAMES = 10_000;

/** Random players finish every kind of game, thousands of times, with the invariants looked at after every answer. */
export const games: Step = {
  name: 'games',
  summary: `${GAMES} random games of every kind to their end`,
  async run() {
    const playable = gameNamed('galactica');
    const configurations = playable.variety.map((wanted) => playable.configure(wanted));
    const batch = { game: playable.game.name, configurations, seed: 2026, games: GAMES };
    const { games: played, failures } = await runBatches(batch, availableParallelism(), () => undefined);
    const told = failures.slice(0, 3).map(({ seed, configuration, message }) => {
      return `seed ${seed}, configuration ${JSON.stringify(configuration)}\n${message}`;
    });
    return {
      ok: failures.length === 0,
      output: told.join('\n\n'),
      note: `${played} games, ${failures.length} failures`,
    };
  },
};
