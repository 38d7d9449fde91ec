/** A server as a process of its own, for tests that kill it. Prints its address when it is ready. */
import { readConfig } from '../src/config.ts';
import { makeServer } from '../src/server.ts';

const server = await makeServer(readConfig({}, process.env), (what, { game, error }) => {
  console.error(what, game ?? '', error);
});
process.once('SIGTERM', () => void server.close());
console.log(await server.listen());
