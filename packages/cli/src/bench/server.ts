/** Measures a server under load: it runs in one process, five people at each table in another. */
import { node } from './node.ts';
import { figureTable, type Row } from './rows.ts';
import type { Suite } from './suites.ts';

const rows: readonly Row[] = [
  { figure: 'machine', what: 'times a second this machine does a fixed piece of work' },
  { figure: 'games', what: 'games going on' },
  { figure: 'sockets', what: 'players connected' },
  { figure: 'answersPerSecond', what: 'answers per second, each on disk before it is acknowledged', least: 1_500 },
  { figure: 'p99Millis', what: "ms from an answer to every player's update, 99 of 100", most: 50 },
  { figure: 'rssMB', what: 'MB of memory', most: 1_000 },
  { figure: 'storedGames', what: 'games stored' },
  { figure: 'startMillis', what: 'ms from start to ready', most: 2_000 },
  { figure: 'openMillis', what: 'ms to open any game, 99 of 100', most: 10 },
  { figure: 'floodWaitMillis', what: 'ms anybody else waits at most while one floods the server', most: 50 },
  { figure: 'thoughtWaitMillis', what: 'ms anybody else waits at most while artificial players think', most: 50 },
  { figure: 'loopWaitMillis', what: 'ms anybody on other threads waits at most while a rule loops', most: 50 },
  { figure: 'lostThreadSeconds', what: 's anybody waits at most at a table of the thread that is lost', most: 10 },
  { figure: 'kills', what: 'times killed under load' },
  { figure: 'lost', what: 'acknowledged answers lost', most: 0 },
  { figure: 'unreadable', what: 'games unreadable', most: 0 },
];

/** Those who answer clear up seldom, and on one thread: the server is measured, and they should not be in its way. */
const unobtrusive = ['--max-semi-space-size=64', '--heap-growing-percent=1000', '--v8-pool-size=1'];

export const server: Suite = {
  name: 'server',
  async run({ games, kills, stored, seconds }) {
    await node('node_modules/vite/bin/vite.js', 'build', '--config', 'packages/server/bench/vite.config.ts');
    const sizes = { games, kills, stored, seconds }; // those not given are left out of the JSON
    return JSON.parse(await node(...unobtrusive, '.ragtag/bench-server/main.js', JSON.stringify(sizes)));
  },
  table: (figures) => figureTable(rows, figures),
};
