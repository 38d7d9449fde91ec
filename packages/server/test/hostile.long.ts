import { afterAll, beforeAll, test } from 'vitest';
import { elsewhere, withstands } from '../testing/besieged.ts';
import { type BuiltServer, buildServer } from '../testing/built-server.ts';
import { databases } from '../testing/databases.ts';

/** `./ragtag bench hostile` sends a million and prints what came of it. */
const MESSAGES = Number(process.env['RAGTAG_HOSTILE'] ?? 100_000);

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

test.each(databases)(
  'a server with threads on %s withstands very many hostile messages, and takes no more memory for it',
  async (_, make) => {
    const database = await make();
    await withstands(database, MESSAGES / databases.length, elsewhere(built));
    await database.remove();
  },
);
