/** How many messages a person may send, through one socket or many. */
import type { ClientMessage } from '../protocol/protocol.ts';
import { Allowance } from './allowance.ts';

/** What others at the table have to read, and what is kept each time: fewer of these. */
const kept: ReadonlySet<ClientMessage['type']> = new Set([
  'say',
  'signal',
  'orders',
  'pass',
  'undo',
  'consent',
  'go-on',
  'pause',
  'discuss',
]);

export interface MessageLimits {
  /** Whether this message may be sent now. */
  allows(account: string, type: ClientMessage['type']): boolean;
}

/** From how many requests a minute one address may send; 0 for any number. */
export function messageLimits(rate: number, now?: () => number): MessageLimits {
  if (rate === 0) return { allows: () => true };
  const all = new Allowance<string>(rate / 60, rate / 6, now);
  const written = new Allowance<string>(rate / 1_200, rate / 60, now);
  return { allows: (account, type) => all.take(account) && (!kept.has(type) || written.take(account)) };
}
