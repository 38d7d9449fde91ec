/** A game's past: shown again step by step, and what it was about. */
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../services.ts';
import type { Packed } from '../story/stories.ts';
import { checked } from './errors.ts';
import { idOf } from './game-routes.ts';
import { strictly } from './limits.ts';
import { signedIn } from './session.ts';

const eyes = z.object({ as: z.union([z.enum(['spectator', 'all']), z.coerce.number().int().min(0)]).optional() });

export function storyRoutes(app: FastifyInstance, services: Services): void {
  const { rooms } = services;

  app.get('/api/games/:id/replay', strictly(services), async (request, reply) => {
    const { as } = checked(eyes, request.query);
    const account = await signedIn(services, request);
    const id = idOf(request);
    return send(request, reply, await rooms.at(id).call('records', 'replay', id, account.id, as));
  });

  app.get('/api/games/:id/story', strictly(services), async (request, reply) => {
    const account = await signedIn(services, request);
    const id = idOf(request);
    return send(request, reply, await rooms.at(id).call('records', 'story', id, account.id));
  });
}

/** As it is kept, to whoever can read that. */
function send({ headers }: FastifyRequest, reply: FastifyReply, packed: Packed): FastifyReply {
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding').header('cache-control', 'no-store');
  if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(gunzipSync(packed));
  return reply.header('content-encoding', 'gzip').send(packed);
}
