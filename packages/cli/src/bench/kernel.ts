/** Measures the kernel on its test game, which is no part of what ships: so it is built and run on the spot. */
import { node } from './node.ts';
import { figureTable, type Row } from './rows.ts';
import type { Suite } from './suites.ts';

const rows: readonly Row[] = [
  { figure: 'answersPerSecond', what: 'answers per second, random play, hash after each', least: 500_000 },
  { figure: 'boardgameioMovesPerSecond', what: 'moves per second, the same game on boardgame.io' },
  { figure: 'times', what: 'times faster than boardgame.io', least: 100 },
  { figure: 'cloneMicros', what: 'µs to clone a state of 700 cards', most: 5 },
  { figure: 'openMillis', what: 'ms to open a journal of 1,000 answers at its last checkpoint', most: 1 },
  { figure: 'idleGameKB', what: 'KB of memory for an open idle game', most: 50 },
];

export const kernel: Suite = {
  name: 'kernel',
  async run({ runs }) {
    await node('node_modules/vite/bin/vite.js', 'build', '--config', 'packages/kernel/bench/vite.config.ts');
    return JSON.parse(await node('--expose-gc', '.ragtag/bench/main.js', String(runs)));
  },
  table: (figures) => figureTable(rows, figures),
};
