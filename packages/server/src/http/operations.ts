/** For those who look after the server: is it alive, can it take requests, how much is going on. Nothing of any game. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

export function operations(app: FastifyInstance, { storage, metrics }: Services): void {
  app.get('/health', async () => ({ ok: true }));

  app.get('/ready', async (_, reply) => {
    const ready = await storage.ready();
    return reply.status(ready ? 200 : 503).send({ ready });
  });

  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'; // the pattern, so that no id of a game is in it
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}
