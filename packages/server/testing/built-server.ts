/** A server as a process of its own, built from the sources as they are, for tests that end it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultServerConditions } from 'vite';
import { type ServerProcess, startProcess } from './server-process.ts';

const conditions = ['ragtag-test', ...defaultServerConditions];
const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const root = path('../../..');

export interface BuiltServer {
  start(flags: { readonly data: string; readonly database?: string }): Promise<ServerProcess>;
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
      rollupOptions: { input: [path('serve.ts'), path('../src/rooms/thread.ts')] },
      outDir: folder,
      minify: false,
      target: 'node20',
    },
  });
  return {
    start: ({ data, database }) =>
      startProcess(join(folder, 'serve.js'), {
        RAGTAG_DATA: data,
        ...(database === undefined ? {} : { RAGTAG_DATABASE: database }),
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
