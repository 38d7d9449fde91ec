/**
 * Device tokens: who a browser is and since which sign-in, signed by the server and kept in a cookie no script can read. A
 * token is good as long as its session is: that ends by signing out, and with a new password.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Account } from '../storage/storage.ts';

/** What a token claims, before it is believed. */
interface Claim {
  readonly account: string;
  readonly session: string;
}

/** The session of tokens from before there were sessions: all of an account's are one. */
const UNNAMED = '';

export function tokenFor(secret: string, { account, session }: Claim): string {
  return `${account}.${session}.${signature(secret, `session ${account} ${session}`)}`;
}

export function claimOf(token: string): Claim | null {
  const [account = '', session = '', signed] = token.split('.');
  if (account === '' || session === '') return null;
  return { account, session: signed === undefined ? UNNAMED : session };
}

export function isToken(secret: string, { id, password }: Account, token: string): boolean {
  const claim = claimOf(token);
  if (claim === null) return false;
  const unnamed = `${id}.${signature(secret, `device ${id} ${password ?? ''}`)}`;
  const expected = claim.session === UNNAMED ? unnamed : tokenFor(secret, { ...claim, account: id });
  return isSame(Buffer.from(token), Buffer.from(expected));
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
