/** A server: storage, tables, and what the outside world may ask of them. */
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { compression } from './http/compression.ts';
import { replyWithError } from './http/errors.ts';
import { gameRoutes } from './http/game-routes.ts';
import { limits } from './http/limits.ts';
import { operations } from './http/operations.ts';
import { pages } from './http/pages.ts';
import { peopleRoutes } from './http/people-routes.ts';
import { referenceRoutes } from './http/reference-routes.ts';
import { isOwnOrigin } from './http/session.ts';
import { Sockets } from './http/socket.ts';
import { storyRoutes } from './http/story-routes.ts';
import { Refused } from './refused.ts';
import { openServices, type Report, type Services } from './services.ts';
import { TooNew } from './storage/migrations.ts';
import { DatabaseError } from './storage/postgres.ts';
import { FolderError } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';

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

export async function makeServer(config: Config, report: Report): Promise<Server> {
  const services = await open(config, report);
  const sockets = new Sockets(services);
  const app = await makeApp(services, sockets);
  return {
    storage: services.storage,
    async listen() {
      try {
        return await app.listen({ host: config.host, port: config.port });
      } catch (error) {
        await services.close();
        throw new StartError(`cannot listen on ${config.host}, port ${config.port}: ${reason(error)}`);
      }
    },
    async close() {
      await sockets.close();
      await app.close();
      await services.close();
    },
  };
}

async function makeApp(services: Services, sockets: Sockets): Promise<FastifyInstance> {
  services.metrics.sockets = () => sockets.count;
  const app = Fastify({ logger: false, bodyLimit: LONGEST_REQUEST, forceCloseConnections: 'idle' });
  app.setErrorHandler<Error>((error, _, reply) => replyWithError(reply, error, services.report));
  app.addHook('onRequest', async (request) => {
    if (SAFE.includes(request.method) || isOwnOrigin(services, request)) return;
    throw new Refused('not-allowed', 'this page may not send that');
  });
  await limits(app, services);
  compression(app);
  await app.register(cookie);
  await sockets.register(app);
  peopleRoutes(app, services);
  gameRoutes(app, services);
  storyRoutes(app, services);
  referenceRoutes(app);
  operations(app, services);
  await pages(app, services.config.pages);
  return app;
}

async function open(config: Config, report: Report): Promise<Services> {
  try {
    return await openServices(config, report);
  } catch (error) {
    if (error instanceof FolderError || error instanceof DatabaseError || error instanceof TooNew) {
      throw new StartError(error.message);
    }
    throw error;
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
