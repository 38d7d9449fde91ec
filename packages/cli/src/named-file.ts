/** Files that somebody named, and what is said when there is something wrong with them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from './command.ts';

/** The text of a file; says what cannot be read, and why. */
export function readFile(what: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${what} cannot be read: ${reason(error)}`);
  }
}

/** Writes a file; says what cannot be written, and why. */
export function writeFile(what: string, file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${what} cannot be written: ${reason(error)}`);
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
