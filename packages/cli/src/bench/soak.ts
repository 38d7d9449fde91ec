/** Has a server play for a long time, and looks whether it needs more and more memory. */
import { node } from './node.ts';
import { figureTable, type Row } from './rows.ts';
import type { Suite } from './suites.ts';

const rows: readonly Row[] = [
  { figure: 'machine', what: 'times a second this machine does a fixed piece of work' },
  { figure: 'games', what: 'games going on' },
  { figure: 'minutes', what: 'minutes' },
  { figure: 'finished', what: 'games played to their end meanwhile' },
  { figure: 'answersPerSecond', what: 'answers per second', least: 490 },
  { figure: 'heapMB', what: 'MB in use after clearing up, in the end' },
  { figure: 'heapGrowth', what: '% it grew by after the first 5 minutes (flat)', most: 5 },
  { figure: 'rssMB', what: 'MB of memory at most', most: 512 },
];

export const soak: Suite = {
  name: 'soak',
  async run({ games, minutes, rate }) {
    await node('node_modules/vite/bin/vite.js', 'build', '--config', 'packages/server/bench/vite.config.ts');
    return JSON.parse(await node('.ragtag/bench-server/soak.js', JSON.stringify({ games, minutes, rate })));
  },
  table: (figures) => figureTable(rows, figures),
};
