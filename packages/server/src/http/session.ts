/** Who a request comes from, and whether it comes from a page that may send it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../people/people.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { Account } from '../storage/storage.ts';

export const COOKIE = 'ragtag';
const COOKIE_AGE = 400 * 24 * 60 * 60; // seconds; browsers keep none longer

/** What a browser shows to say who it is; nothing where it has not been told yet. */
export function tokenIn({ cookies }: FastifyRequest): string {
  return cookies[COOKIE] ?? '';
}

export async function personOf({ people }: Services, request: FastifyRequest): Promise<Account | null> {
  return await people.recognise(tokenIn(request));
}

export async function signedIn(services: Services, request: FastifyRequest): Promise<Account> {
  const account = await personOf(services, request);
  if (!account) throw new Refused('not-signed-in', 'say who you are first');
  return account;
}

/** Makes the browser remember who it is. No script can read it. */
export function remember(reply: FastifyReply, { token }: SignedIn): void {
  const secure = reply.request.protocol === 'https';
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: COOKIE_AGE });
}

export function forget(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

/** A browser says from which page a request comes; programs say nothing and have no cookies to be misused. */
export function isOwnOrigin(
  { config }: Services,
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (config.origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
