/** What a person asked for and does not get: said to them by name, and nothing has changed. */
import type { ErrorCode } from './protocol/protocol.ts';

export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly code: ErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
