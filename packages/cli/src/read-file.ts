import { readFileSync } from 'node:fs';
import { UsageError } from './command.ts';

/** The text of a file that somebody named; says what cannot be read, and why. */
export function readFile(what: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${what} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
