/** What goes on, for whoever runs the server: when it starts and stops, and every request where that is wanted. */
import type { FastifyInstance } from 'fastify';

/** Something that happened and is no trouble. */
export type Note = (what: string, details: Readonly<Record<string, string | number>>) => void;

/** Addresses are logged by their pattern: which game somebody looks at is nobody's business. */
export function accessLog(app: FastifyInstance, note: Note): void {
  app.addHook('onResponse', async ({ method, routeOptions, ip }, { statusCode: status, elapsedTime }) => {
    note('request', { method, route: routeOptions.url ?? 'none', status, millis: Math.round(elapsedTime), from: ip });
  });
}
