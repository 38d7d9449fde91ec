/** A server: storage, tables, and what the outside world may ask of them. */
import cookie from '@fastify/cookie';
import { games as registered } from '@ragtag/games';
import type { HostedGames } from '@ragtag/kernel/host';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { accessLog, type Note } from './http/access-log.ts';
import { compression } from './http/compression.ts';
import { deckRoutes } from './http/deck-routes.ts';
import { replyWithError } from './http/errors.ts';
import { gameRoutes } from './http/game-routes.ts';
import { limits } from './http/limits.ts';
import { metricsServer, operations } from './http/operations.ts';
import { pages } from './http/pages.ts';
import { peopleRoutes } from './http/people-routes.ts';
import { referenceRoutes } from './http/reference-routes.ts';
import { isOwnOrigin } from './http/session.ts';
import { Sockets } from './http/socket.ts';
import { storyRoutes } from './http/story-routes.ts';
import { usualPatience, within } from './patience.ts';
import { unfit } from './protocol/fit.ts';
import { Refused } from './refused.ts';
import { openServices, type Report, type Services } from './services.ts';
import type { Storage } from './storage/storage.ts';
import { troubleIn } from './storage/trouble.ts';

export interface Server {
  /** What it keeps. */
  readonly storage: Storage;
  /** Opens the port; returns the address. */
  listen(): Promise<string>;
  /** Finishes what it accepted, then closes. */
  close(): Promise<void>;
}

/** The longest request, in bytes. */
const LONGEST_REQUEST = 64 * 1024;
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** The server cannot start, for a reason that lies outside it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export async function makeServer(
  config: Config,
  report: Report,
  games: HostedGames = registered,
  note: Note = () => undefined,
): Promise<Server> {
  const services = await open(config, report, games);
  const sockets = new Sockets(services);
  const app = await makeApp(services, sockets, note);
  const figures = config.metricsPort === null ? null : metricsServer(services);
  return {
    storage: services.storage,
    async listen() {
      try {
        const { host, port, metricsPort } = config;
        if (figures) note('metrics are served', { address: await figures.listen({ host, port: metricsPort ?? 0 }) });
        const address = await app.listen({ host, port });
        note('the server is ready', { address, threads: config.threads });
        return address;
      } catch (error) {
        await services.close();
        throw new StartError(`cannot listen on ${config.host}, port ${config.port}: ${reason(error)}`);
      }
    },
    async close() {
      const { closing } = { ...usualPatience, ...config.patience };
      note('the server stops', { sockets: sockets.count });
      await within(closing / 8, Promise.all([sockets.close(), figures?.close()]));
      // Whoever has not said all they wanted to by then is not waited for.
      await within(closing / 8, app.close());
      app.server.closeAllConnections();
      await services.close();
      note('the server has stopped', {});
    },
  };
}

async function makeApp(services: Services, sockets: Sockets, note: Note): Promise<FastifyInstance> {
  services.metrics.sockets = () => sockets.count;
  const { request: requestTimeout } = { ...usualPatience, ...services.config.patience };
  const app = Fastify({
    logger: false,
    bodyLimit: LONGEST_REQUEST,
    forceCloseConnections: 'idle',
    requestTimeout,
    ...(services.config.proxy.length > 0 ? { trustProxy: [...services.config.proxy] } : {}),
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / 5 },
  });
  app.setErrorHandler<Error>((error, _, reply) => replyWithError(reply, error, services.report));
  app.addHook('onRequest', async (request) => {
    if (SAFE.includes(request.method) || isOwnOrigin(services, request)) return;
    throw new Refused('not-allowed', 'this page may not send that');
  });
  app.addHook('preValidation', async ({ params, query, body }) => {
    const why = unfit([params, query, body]);
    if (why !== null) throw new Refused('malformed', why);
  });
  if (services.config.accessLog) accessLog(app, note);
  await limits(app, services);
  compression(app);
  await app.register(cookie);
  await sockets.register(app);
  peopleRoutes(app, services);
  gameRoutes(app, services);
  deckRoutes(app, services);
  storyRoutes(app, services);
  referenceRoutes(app, services);
  operations(app, services);
  await pages(app, services.config.pages);
  return app;
}

async function open(config: Config, report: Report, games: HostedGames): Promise<Services> {
  try {
    return await openServices(config, report, games);
  } catch (error) {
    const trouble = troubleIn(error);
    throw trouble === null ? error : new StartError(trouble);
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
