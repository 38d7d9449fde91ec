/** The games to look things up in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ReferenceVersion } from '../protocol/reference.ts';
import { type Library, topics, writeLibrary } from '../reference/library.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { checked } from './errors.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const ofGame = z.object({ game: z.string().max(64) });
const onTopic = z.object({ topic: z.enum(topics) });

export function referenceRoutes(app: FastifyInstance, { games }: Services): void {
  const libraries = new Map<string, Library>();
  const libraryFor = (request: FastifyRequest): Library => {
    const { game } = checked(ofGame, request.params);
    const hosted = games[game];
    if (!hosted) throw new Refused('malformed', `there is no game '${game}'`);
    const library = libraries.get(game) ?? writeLibrary(hosted.reference);
    libraries.set(game, library);
    return library;
  };

  app.get('/api/reference/:game', async (request, reply): Promise<ReferenceVersion> => {
    reply.header('cache-control', ASK_AGAIN);
    return { version: libraryFor(request).version };
  });

  app.get('/api/reference/:game/:topic', async (request, reply) => lend(libraryFor(request), request, reply));
}

function lend({ version, written }: Library, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { topic } = checked(onTopic, request.params);
  const etag = `"${topic}-${version}"`;
  const { v } = request.query as { readonly v?: unknown }; // as it came; only compared
  reply.header('cache-control', v === version ? FOR_EVER : ASK_AGAIN).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(written[topic]);
}
