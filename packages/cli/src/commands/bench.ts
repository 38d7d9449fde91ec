import { measureAgainst, sideBySide } from '../bench/against.ts';
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
    against: { type: 'string', value: 'REF', summary: 'measure another version too, in alternating runs' },
    games: { type: 'number', value: 'N', summary: 'server, cluster, soak: with N games going on (1,000, 300, 100)' },
    kills: { type: 'number', value: 'N', summary: 'server: killed N times (50)' },
    stored: { type: 'number', value: 'N', summary: 'server: with N games stored (100,000)' },
    seconds: { type: 'number', value: 'N', summary: 'server, cluster: under load for N seconds (60)' },
    minutes: { type: 'number', value: 'N', summary: 'soak: for N minutes (30)' },
    rate: { type: 'number', value: 'N', summary: 'soak: N answers a second (500)' },
    messages: { type: 'number', value: 'N', summary: 'hostile: N messages (1,000,000)' },
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
    const { runs = DEFAULT_RUNS, against, json, ...sizes } = flags;
    if (!Number.isInteger(runs) || runs < 1) throw new UsageError('--runs expects a whole number from 1.');
    for (const [name, size] of Object.entries(sizes)) {
      if (size !== undefined && !(Number.isInteger(size) && size >= 0)) {
        throw new UsageError(`--${name} expects a whole number.`);
      }
    }
    if (against !== undefined) {
      const given = Object.entries(sizes).flatMap(([name, size]) =>
        size === undefined ? [] : [`--${name}`, String(size)],
      );
      const compared = await measureAgainst(suite.name, against, runs, given);
      io.print(json ? JSON.stringify(compared) : `${suite.table(compared.here)}\n\n${sideBySide(compared, against)}`);
      return 0;
    }
    const figures = await suite.run({ runs, ...sizes });
    io.print(json ? JSON.stringify(figures) : suite.table(figures));
    return 0;
  },
});
