/** For those who look after the server: is it alive, can it take requests, how much is going on. Nothing of any game. */
import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { replyWithError } from './errors.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function operations(app: FastifyInstance, services: Services): void {
  const { storage, metrics, rooms, config } = services;

  app.get('/health', async () => ({ ok: true }));

  app.get('/ready', async (_, reply) => {
    const threads = rooms.heard.rooms === rooms.heard.of;
    const ready = (await storage.ready()) && threads;
    return reply.status(ready ? 200 : 503).send({ ready });
  });

  if (config.metricsPort === null) serveMetrics(app, services);

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'; // the pattern, so that no id of a game is in it
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}

/** A server for the metrics alone, on a port that need not be open to the world. */
export function metricsServer(services: Services): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.setErrorHandler<Error>((error, _, reply) => replyWithError(reply, error, services.report));
  serveMetrics(app, services);
  return app;
}

function serveMetrics(app: FastifyInstance, { metrics, config }: Services): void {
  app.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!mayRead(request, config.metricsToken)) throw new Refused('not-allowed', 'the metrics are not for everybody');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Whoever shows the token where there is one; otherwise whoever is on this machine, and did not come through a proxy. */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const { remoteAddress = '' } = socket;
  return (
    headers['x-forwarded-for'] === undefined &&
    loopback.check(remoteAddress, isIP(remoteAddress) === 6 ? 'ipv6' : 'ipv4')
  );
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
