/** Measures the page players sit at: in a real browser, on a real server, its processor held back to a quarter. */
import { node } from './node.ts';
import { figureTable, type Row } from './rows.ts';
import type { Suite } from './suites.ts';

const rows: readonly Row[] = [
  { figure: 'jsKB', what: 'KB of JavaScript for a table, compressed', most: 250 },
  { figure: 'lcpMillis', what: 'ms to the largest paint of a table, processor held back 4 times', most: 1_500 },
  { figure: 'paintMillis', what: 'ms from an update to its paint, half of them, held back 4 times', most: 100 },
  { figure: 'slowPaintMillis', what: 'ms from an update to its paint, 95 of 100, held back 4 times' },
  { figure: 'fps', what: 'frames per second while ships move, held back 4 times', least: 50 },
];

const pages = '.ragtag/bench-pages';

export const web: Suite = {
  name: 'web',
  async run({ runs }) {
    await node('node_modules/vite/bin/vite.js', 'build', 'packages/web', '--outDir', `../../${pages}`, '--emptyOutDir');
    await node('node_modules/vite/bin/vite.js', 'build', '--config', 'packages/web/bench/vite.config.ts');
    return JSON.parse(await node('.ragtag/bench-web/main.js', pages, String(runs)));
  },
  table: (figures) => figureTable(rows, figures),
};
