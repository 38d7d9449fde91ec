/** The browser client, if it has been built. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';
import { errorBody } from './errors.ts';

/** Where the client's build lies, from src/ and from dist/ alike. */
const built = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const notBuilt = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ragtag</title>
<h1>Ragtag</h1>
<p>The server runs, but the page you would play on has not been built. Stop it, run
<code>npm run build --workspace packages/web</code>, and start it again.</p>
`;

/** The build names a file under assets/ by what is in it, so it never changes; anything else is asked for again. */
function setHeaders(reply: SetHeadersResponse, path: string): void {
  const lasting = path.includes(`${sep}assets${sep}`);
  reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
}

export async function pages(app: FastifyInstance, folder = built): Promise<void> {
  const there = existsSync(join(folder, 'index.html'));
  // Beside each text the build has left it compressed.
  if (there) await app.register(fastifyStatic, { root: folder, preCompressed: true, cacheControl: false, setHeaders });
  else app.get('/', (_, reply) => reply.type('text/html').send(notBuilt));
  // The client knows its own addresses, like that of a table. A file that is gone is gone: a page from before an update
  // must not take another page for its script.
  const preHandler = app.hasDecorator('rateLimit') ? [app.rateLimit()] : []; // asking for nothing counts as asking
  app.setNotFoundHandler({ preHandler }, (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url);
    if (there && isPage) return reply.sendFile('index.html');
    return reply.status(404).send(errorBody(new Refused('malformed', 'there is nothing at this address')));
  });
}
