/** Refusals as replies: the code says what is the matter, the status says it to programs that know no better. */

import { JournalError } from '@ragtag/kernel';
import type { FastifyError, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { ErrorCode } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import type { Report } from '../services.ts';
import { StorageError } from '../storage/driver.ts';

const statuses: Readonly<Partial<Record<ErrorCode, number>>> = {
  malformed: 400,
  'not-signed-in': 401,
  'wrong-password': 401,
  'not-allowed': 403,
  'not-your-seat': 403,
  'no-such-game': 404,
  'too-large': 413,
  'too-fast': 429,
  fault: 500,
  'not-stored': 503,
};
const CONFLICT = 409;

export function replyWithError(reply: FastifyReply, error: FastifyError | Error, report: Report): void {
  const refused = refusedFor(error);
  if (refused.code === 'fault' || refused.code === 'not-stored') report('a request failed', { error });
  reply.status(statuses[refused.code] ?? CONFLICT).send(errorBody(refused));
}

/** How a refusal is said over HTTP. */
export function errorBody({ code, message }: Refused): {
  readonly error: { readonly code: ErrorCode; readonly message: string };
} {
  return { error: { code, message } };
}

/** What somebody is told who asked for something that failed. */
export function refusedFor(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof StorageError) return new Refused('not-stored', 'it could not be kept or read; try again');
  if (error instanceof JournalError)
    return new Refused('not-allowed', 'this game is stored in a way that cannot be read');
  if (!(error instanceof Error)) return new Refused('fault', 'something failed on our side');
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Refused('too-large', 'that is too long');
  if (status === 429) return new Refused('too-fast', 'too many requests: wait a little');
  if (typeof status === 'number' && status < 500) return new Refused('malformed', error.message);
  return new Refused('fault', 'something failed on our side');
}

/** What came with a request, as the schema has it; refused if it is anything else. */
export function checked<T>(schema: z.ZodType<T>, input: unknown): T {
  const read = schema.safeParse(input ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw new Refused('malformed', `${where === '' ? '' : `${where}: `}${issue?.message ?? 'not as expected'}`);
}
