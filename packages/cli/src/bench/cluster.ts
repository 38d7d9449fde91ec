/** Measures several processes on one PostgreSQL, with everything happening to them that can. */
import { node } from './node.ts';
import { figureTable, type Row } from './rows.ts';
import type { Suite } from './suites.ts';

const rows: readonly Row[] = [
  { figure: 'machine', what: 'times a second this machine does a fixed piece of work' },
  { figure: 'games', what: 'games going on' },
  {
    figure: 'answers',
    what: 'answers acknowledged while processes and their database were killed, frozen and replaced',
  },
  { figure: 'lost', what: 'of them lost', most: 0 },
  { figure: 'parked', what: 'games parked', most: 0 },
  { figure: 'standStillSeconds', what: 's that any player stood still at most', most: 15 },
  { figure: 'answersPerSecondOfOne', what: 'answers per second of one process' },
  { figure: 'answersPerSecond', what: 'answers per second of three' },
];

export const cluster: Suite = {
  name: 'cluster',
  async run({ games, seconds }) {
    const build = ['node_modules/vite/bin/vite.js', 'build', '--config', 'packages/server/bench/vite.config.ts'];
    await node(...build);
    await node(...build, '--mode', 'next');
    return JSON.parse(await node('.ragtag/bench-server/cluster.js', JSON.stringify({ games, seconds })));
  },
  table: (figures) => figureTable(rows, figures),
};
