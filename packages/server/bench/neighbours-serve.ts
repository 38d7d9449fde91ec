/** A server of the usual games, and of one whose rules can do all that rules never should. */
import { games } from '@ragtag/games';
import { readConfig } from '../src/config.ts';
import { contain } from '../src/containment.ts';
import { makeServer } from '../src/server.ts';
import { games as unruly } from '../testing/unruly.ts';

const report = (what: string, game: string | null, error: unknown) => console.error(what, game ?? '', error);
contain(process, report);
const threadFile = new URL('./neighbours-thread.js', import.meta.url);
const server = await makeServer(
  { ...readConfig({}, process.env), threadFile },
  (what, { game, error }) => report(what, game ?? null, error),
  { ...games, ...unruly },
);
process.once('SIGTERM', () => void server.close());
console.log(await server.listen());
