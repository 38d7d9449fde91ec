import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { defineCommand } from '../command.ts';
import { root } from '../root.ts';

const PORT = 8020;
const PAGE_PORT = 8021;

export const command = defineCommand({
  name: 'dev',
  summary: 'Work on it: a page that changes as you write, a server that starts again',
  flags: {
    port: { type: 'number', value: 'N', summary: `the server's port (${PORT})` },
    page: { type: 'number', value: 'N', summary: `the page's port (${PAGE_PORT}): open this one` },
    data: { type: 'string', value: 'FOLDER', summary: 'where games are kept (.ragtag/dev-data)' },
  },
  async run({ flags }, io) {
    const port = String(flags.port ?? PORT);
    const page = String(flags.page ?? PAGE_PORT);
    const data = flags.data ?? join(root, '.ragtag/dev-data');
    const env = { ...process.env, RAGTAG_SERVER: `http://127.0.0.1:${port}`, RAGTAG_ORIGINS: originsOf(page) };
    const start = (command: string, args: readonly string[]) =>
      spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    const bin = (name: string) => join(root, 'node_modules/.bin', name);
    const main = join(root, 'packages/cli/dist/main.js');
    const parts = [
      start(bin('tsc'), ['-b', '--watch', '--preserveWatchOutput']),
      // It starts again whenever what it is made of has been built anew.
      start(process.execPath, ['--watch', '--watch-preserve-output', main, 'serve', '--port', port, '--data', data]),
      start(bin('vite'), [join(root, 'packages/web'), '--port', page, '--strictPort', '--host', '127.0.0.1']),
    ];
    io.print(`The page will be at http://127.0.0.1:${page}. Ctrl C ends it.`);
    return await firstToEnd(parts);
  },
});

/** The page is served from another port than the server: it has to be let in. */
function originsOf(page: string): string {
  return [`http://127.0.0.1:${page}`, `http://localhost:${page}`].join(',');
}

/** One does not go without the others. */
async function firstToEnd(parts: readonly ChildProcess[]): Promise<number> {
  const status = await Promise.race(
    parts.map((part) => new Promise<number | null>((resolve) => part.once('exit', resolve))),
  );
  for (const part of parts) part.kill();
  return status ?? 0;
}
