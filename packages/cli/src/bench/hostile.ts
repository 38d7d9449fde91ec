/** Sends a server what no honest client sends, over both databases. */
import { node } from './node.ts';
import { figureTable, type Row } from './rows.ts';
import type { Suite } from './suites.ts';

const rows: readonly Row[] = [
  { figure: 'machine', what: 'times a second this machine does a fixed piece of work' },
  { figure: 'messages', what: 'hostile messages over both databases' },
  { figure: 'sent', what: 'of them answered by name; the others ended their line' },
  { figure: 'faults', what: 'on which something failed on our side', most: 0 },
  { figure: 'complaints', what: 'complaints of the server, or messages to others', most: 0 },
  { figure: 'changed', what: 'games changed', most: 0 },
  { figure: 'grownMB', what: 'MB more of memory after the first tenth', most: 100 },
];

export const hostile: Suite = {
  name: 'hostile',
  async run({ messages }) {
    await node('node_modules/vite/bin/vite.js', 'build', '--config', 'packages/server/bench/vite.config.ts');
    return JSON.parse(await node('.ragtag/bench-server/hostile.js', JSON.stringify({ messages })));
  },
  table: (figures) => figureTable(rows, figures),
};
