import { existsSync, readdirSync } from 'node:fs';
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
    if (existsSync(folder) && readdirSync(folder).length > 0) throw new UsageError(`${name} is not empty.`);
    buildInto(root, folder);
    io.print(`${folder}: run ./ragtag serve there`);
    return 0;
  },
});
