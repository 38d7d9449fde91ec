/** A table stands under a siege: each message gets a named error or ends the line, nobody notices, and nothing has changed. */
import { expect } from 'vitest';
import { readConfig } from '../src/config.ts';
import { makeServer } from '../src/server.ts';
import type { BuiltServer } from './built-server.ts';
import type { TestDatabase } from './databases.ts';
import { type Besieged, besiege } from './siege.ts';

const MB = 1024 * 1024;
/** How much memory may come and go, in megabytes. */
const FLAT = 100;

/** In this process, on one thread. */
export async function here({ flags }: TestDatabase): Promise<Besieged> {
  const problems: unknown[] = [];
  const server = await makeServer(readConfig({ ...flags, port: 0, rate: 0, threads: 0 }, {}), (...told) =>
    problems.push(told),
  );
  return {
    address: await server.listen(),
    problems: () => problems,
    rss: () => process.memoryUsage().rss / MB,
    close: () => server.close(),
  };
}

/** In a process of its own, with threads. */
export function elsewhere(built: BuiltServer): (database: TestDatabase) => Promise<Besieged> {
  return async ({ flags }) => {
    const server = await built.start({ ...flags, threads: 2 });
    const { address, rss, stop } = server;
    return { address, rss, close: stop, problems: () => server.complaints().split('\n').filter(Boolean) };
  };
}

export async function withstands(
  database: TestDatabase,
  messages: number,
  start: (database: TestDatabase) => Promise<Besieged>,
): Promise<void> {
  const { codes, problems, disturbed, before, after, rss } = await besiege(database, messages, start);
  expect([disturbed, problems]).toEqual([0, []]);
  const named = ['malformed', 'no-such-game', 'not-your-seat', 'not-allowed', 'stale', 'illegal-answer'];
  expect(Object.keys(codes)).toEqual(expect.arrayContaining(named));
  expect(codes).not.toHaveProperty('fault');
  expect(after).toEqual(before);
  if (start !== here) expect(rss[1] - rss[0]).toBeLessThan(FLAT); // what else this process does is its own
}
