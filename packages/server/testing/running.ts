/** A server on a database of its own, in the test's own process. What goes wrong in it goes wrong in the test. */
import { readConfig } from '../src/config.ts';
import { makeServer } from '../src/server.ts';
import type { TestDatabase } from './databases.ts';

export interface Running {
  readonly address: string;
  close(): Promise<void>;
}

export async function runServer(make: () => Promise<TestDatabase>): Promise<Running> {
  const database = await make();
  const server = await makeServer(
    readConfig({ ...database.flags, port: 0, rate: 0, threads: 0 }, {}),
    (what, { error }) => {
      throw new Error(`${what}: ${String(error)}`);
    },
  );
  return {
    address: await server.listen(),
    close: async () => {
      await server.close();
      await database.remove();
    },
  };
}
