/** A server as a process of its own, built from the sources as they are, for tests that end it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultServerConditions } from 'vite';
import { type ServerProcess, startProcess } from './server-process.ts';

const conditions = ['ragtag-test', ...defaultServerConditions];
const root = fileURLToPath(new URL('../../..', import.meta.url));
const inputs = [
  new URL('serve.ts', import.meta.url),
  new URL('../src/rooms/thread.ts', import.meta.url),
  new URL('../src/minds/minds-thread.ts', import.meta.url),
  new URL('serve-unruly.ts', import.meta.url),
  new URL('unruly-thread.ts', import.meta.url),
];

export interface BuiltFlags {
  readonly data: string;
  readonly database?: string;
  readonly threads?: number;
  /** Which of the servers built; the usual one if it is not said. */
  readonly entry?: 'serve' | 'serve-unruly';
  readonly nodeFlags?: readonly string[];
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
      rollupOptions: {
        input: inputs.map((input) => fileURLToPath(input)),
        output: { chunkFileNames: '[name]-[hash].js' }, // beside the threads, which are found from there
      },
      outDir: folder,
      minify: false,
      target: 'node20',
    },
  });
  return {
    start: ({ data, database, threads, entry = 'serve', nodeFlags = [] }) =>
      startProcess(
        join(folder, `${entry}.js`),
        {
          RAGTAG_DATA: data,
          ...(database === undefined ? {} : { RAGTAG_DATABASE: database }),
          ...(threads === undefined ? {} : { RAGTAG_THREADS: String(threads) }),
        },
        nodeFlags,
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
