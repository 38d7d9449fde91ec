/** A server as a process of its own, for tests that kill it. Prints its address when it is ready. */
import { readConfig } from '../src/config.ts';
import { contain } from '../src/containment.ts';
import { makeServer } from '../src/server.ts';

const report = (what: string, game: string | null, error: unknown) => console.error(what, game ?? '', error);
contain(process, report);
const server = await makeServer(readConfig({}, process.env), (what, { game, error }) =>
  report(what, game ?? null, error),
);
process.once('SIGTERM', () => void server.close());
console.log(await server.listen());
