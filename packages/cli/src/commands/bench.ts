import { suites } from '../bench/suites.ts';
import { defineCommand, UsageError } from '../command.ts';
import { unknown } from '../suggest.ts';

const DEFAULT_RUNS = 5;

export const command = defineCommand({
  name: 'bench',
  summary: 'Measure, and print the figures',
  arguments: [
    { name: 'SUITE', summary: `what to measure: ${suites.map(({ name }) => name).join(', ') || 'none yet'}` },
  ],
  flags: {
    runs: { type: 'number', value: 'N', summary: `take the median of N runs (${DEFAULT_RUNS})` },
    games: { type: 'number', value: 'N', summary: 'server: with N games going on (1,000)' },
    kills: { type: 'number', value: 'N', summary: 'server: killed N times (50)' },
    stored: { type: 'number', value: 'N', summary: 'server: with N games stored (100,000)' },
    json: { type: 'boolean', summary: 'print the figures as JSON' },
  },
  async run({ arguments: [wanted = ''], flags }, io) {
    const suite = suites.find(({ name }) => name === wanted);
    if (suite === undefined) {
      throw new UsageError(
        unknown(
          'suite',
          wanted,
          suites.map(({ name }) => name),
        ),
      );
    }
    const runs = flags.runs ?? DEFAULT_RUNS;
    if (!Number.isInteger(runs) || runs < 1) throw new UsageError('--runs expects a whole number from 1.');
    const { games, kills, stored } = flags;
    for (const size of [games, kills, stored]) {
      if (size !== undefined && !(Number.isInteger(size) && size >= 0)) {
        throw new UsageError('--games, --kills and --stored expect whole numbers.');
      }
    }
    const figures = await suite.run({ runs, games, kills, stored });
    io.print(flags.json ? JSON.stringify(figures) : suite.table(figures));
    return 0;
  },
});
