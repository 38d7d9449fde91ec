/** A game's past: shown again step by step, and what it was about. */
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../services.ts';
import type { Packed, Past } from '../story/stories.ts';
import { checked } from './errors.ts';
import { idOf } from './game-routes.ts';
import { strictly } from './limits.ts';
import { signedIn } from './session.ts';

const eyes = z.object({ as: z.union([z.enum(['spectator', 'all']), z.coerce.number().int().min(0)]).optional() });

export function storyRoutes(app: FastifyInstance, services: Services): void {
  const { tables, stories } = services;
  const pastOf = async (request: FastifyRequest): Promise<Past> => {
    const account = await signedIn(services, request);
    return await (await tables.open(idOf(request))).archive.past(account.id);
  };

  app.get('/api/games/:id/replay', strictly(services), async (request, reply) => {
    const { as } = checked(eyes, request.query);
    return send(request, reply, await stories.replay(await pastOf(request), as));
  });

  app.get('/api/games/:id/story', strictly(services), async (request, reply) => {
    return send(request, reply, await stories.story(await pastOf(request)));
  });
}

/** As it is kept, to whoever can read that. */
function send({ headers }: FastifyRequest, reply: FastifyReply, packed: Packed): FastifyReply {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding').header('cache-control', 'no-store');
  if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(gunzipSync(packed));
  return reply.header('content-encoding', 'gzip').send(packed);
}
