/** Measures the page players sit at: in a real browser, on a real server, its processor held back to a quarter. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { node } from './node.ts';
import { figureTable, type Row } from './rows.ts';
import type { Suite } from './suites.ts';

const pages = '.ragtag/bench-pages';

export const web: Suite = {
  name: 'web',
  async run({ runs }) {
    await node('node_modules/vite/bin/vite.js', 'build', 'packages/web', '--outDir', `../../${pages}`, '--emptyOutDir');
    await node('node_modules/vite/bin/vite.js', 'build', '--config', 'packages/web/bench/vite.config.ts');
    return JSON.parse(await node('.ragtag/bench-web/main.js', pages, String(runs)));
  },
  table: (figures) => figureTable(rows(), figures),
};

/** What the figures mean and should reach stands beside what measures them. */
function rows(): readonly Row[] {
  return JSON.parse(readFileSync(join(root, 'packages/web/bench/rows.json'), 'utf8'));
}
