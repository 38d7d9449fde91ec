/** A server of unruly games that loses patience with its threads sooner than usual, and ends as `./ragtag serve` does. */
import { readConfig } from '../src/config.ts';
import { contain } from '../src/containment.ts';
import { SERVICE_CLOSING } from '../src/patience.ts';
import { makeServer } from '../src/server.ts';
import { games } from './unruly.ts';

const report = (what: string, game: string | null, error: unknown) => console.error(what, game ?? '', error);
contain(process, report);
const LEFT_OVER = 400; // milliseconds
const config = { ...readConfig({}, process.env), patience: { thread: 4_000, closing: SERVICE_CLOSING } };
const threadFile = new URL('./unruly-thread.js', import.meta.url);
const server = await makeServer(
  { ...config, threadFile },
  (what, { game, error }) => report(what, game ?? null, error),
  games,
);
process.once('SIGTERM', async () => {
  await server.close();
  setTimeout(() => process.exit(), LEFT_OVER).unref();
});
console.log(await server.listen());
