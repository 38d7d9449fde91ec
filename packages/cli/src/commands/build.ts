import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildInto } from '../build/production.ts';
import { defineCommand, UsageError } from '../command.ts';
import { root } from '../root.ts';

export const command = defineCommand({
  name: 'build',
  summary: 'Make a folder that runs a server, with nothing in it that only builds or tests',
  flags: {},
  arguments: [{ name: 'FOLDER', summary: 'a new or empty folder' }],
  run({ arguments: [name = ''] }, io) {
    const folder = resolve(name);
    if (namesIn(folder).length > 0) throw new UsageError(`${name} is not empty.`);
    try {
      buildInto(root, folder);
    } catch (error) {
      if (!isOfSystem(error)) throw error;
      io.complain(`ragtag: ${name} cannot be made: ${error.message}`);
      return 1;
    }
    io.print(`${folder}: run ./ragtag serve there`);
    return 0;
  },
});

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isOfSystem(error) && error.code === 'ENOENT') return [];
    throw new UsageError(`${folder} is no folder that can be built in: ${String(error)}`);
  }
}

/** No permission, no space, something in the way. */
function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
