/** How much anybody may ask for, and what browsers are told to keep others from doing with our pages. */
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { Services } from '../services.ts';

const MINUTE = 60_000;
/** How many times less of what costs more than other requests, or is worth guessing at. */
const STRICTER = 20;

/** For routes that make accounts and games or try passwords. A whole group may share an address. */
export function strictly({ config: { rate } }: Services): RouteShorthandOptions {
  if (rate === 0) return {};
  return { config: { rateLimit: { max: Math.ceil(rate / STRICTER), timeWindow: MINUTE } } };
}

/** Programs that look after the server ask as often as they like. */
const exempt = new Set(['/health', '/ready', '/metrics']);

function kindOf(url: string): 'api' | 'socket' | 'file' {
  if (url.startsWith('/api/')) return 'api';
  return url.startsWith('/ws') ? 'socket' : 'file';
}

export async function limits(app: FastifyInstance, { config: { rate } }: Services): Promise<void> {
  if (rate > 0) {
    await app.register(rateLimit, {
      max: rate,
      timeWindow: MINUTE,
      // A page has many files and comes back when its line breaks: that uses up nobody's requests.
      keyGenerator: (request) => `${kindOf(request.url)} ${request.ip}`,
      allowList: (request) => exempt.has(request.url),
    });
  }
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        imgSrc: ["'self'", 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"], // positions on the board are styles
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether there is HTTPS is up to whoever puts it in front.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' }, // addresses of invitations are nobody else's business
  });
}
