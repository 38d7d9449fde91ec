/** A server as a process of its own, built from the sources as they are, for tests that end it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultServerConditions } from 'vite';
import { type ServerProcess, startProcess } from './server-process.ts';

const conditions = ['ragtag-test', ...defaultServerConditions];
const root = fileURLToPath(new URL('../../..', import.meta.url));
const inputs = [new URL('serve.ts', import.meta.url), new URL('../src/rooms/thread.ts', import.meta.url)];

export interface BuiltFlags {
  readonly data: string;
  readonly database?: string;
  readonly threads?: number;
}

export interface BuiltServer {
  start(flags: BuiltFlags): Promise<ServerProcess>;
  remove(): void;
}

export async function buildServer(): Promise<BuiltServer> {
  const folder = mkdtempSync(join(root, '.ragtag/test-server-')); // within the repository, where its dependencies are
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    build: {
      ssr: true,
      rollupOptions: { input: inputs.map((input) => fileURLToPath(input)) },
      outDir: folder,
      minify: false,
      target: 'node20',
    },
  });
  return {
    start: ({ data, database, threads }) =>
      startProcess(join(folder, 'serve.js'), {
        RAGTAG_DATA: data,
        ...(database === undefined ? {} : { RAGTAG_DATABASE: database }),
        ...(threads === undefined ? {} : { RAGTAG_THREADS: String(threads) }),
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
