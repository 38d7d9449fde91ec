/**
 * Device tokens: who a browser is, signed by the server and kept in a cookie no script can read. The password is part of
 * what is signed, so a new password signs every other device out without a list of sessions.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Account } from '../storage/storage.ts';

export function tokenFor(secret: string, account: Account): string {
  return `${account.id}.${signature(secret, account)}`;
}

/** Whose token this claims to be, before it is believed. */
export function claimedBy(token: string): string | null {
  const dot = token.indexOf('.');
  return dot > 0 ? token.slice(0, dot) : null;
}

export function isToken(secret: string, account: Account, token: string): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(tokenFor(secret, account))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(secret: string, { id, password }: Account): string {
  return createHmac('sha256', secret)
    .update(`device ${id} ${password ?? ''}`)
    .digest('base64url');
}
