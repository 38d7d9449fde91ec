/** The game to look things up in: the same for everybody, so it is written and named once. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReferenceVersion } from '../protocol/reference.ts';
import { reference } from '../reference/reference.ts';

type Topic = keyof typeof reference;

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

interface Library {
  /** Another one whenever anything in it is another. */
  readonly version: string;
  readonly written: Readonly<Record<Topic, string>>;
}

function write(): Library {
  const written = {
    rules: JSON.stringify(reference.rules()),
    cards: JSON.stringify(reference.cards()),
    windows: JSON.stringify(reference.windows()),
  };
  const hash = createHash('sha256').update(Object.values(written).join('\n'));
  return { version: hash.digest('base64url').slice(0, 16), written };
}

let written: Library | null = null;
function library(): Library {
  written ??= write();
  return written;
}

export function referenceRoutes(app: FastifyInstance): void {
  app.get('/api/reference', async (_, reply): Promise<ReferenceVersion> => {
    reply.header('cache-control', ASK_AGAIN);
    return { version: library().version };
  });
  app.get('/api/reference/rules', async (request, reply) => lend('rules', request, reply));
  app.get('/api/reference/cards', async (request, reply) => lend('cards', request, reply));
  app.get('/api/reference/windows', async (request, reply) => lend('windows', request, reply));
}

function lend(topic: Topic, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { version, written } = library();
  const etag = `"${topic}-${version}"`;
  const { v } = request.query as { readonly v?: unknown }; // as it came; only compared
  reply.header('cache-control', v === version ? FOR_EVER : ASK_AGAIN).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(written[topic]);
}
