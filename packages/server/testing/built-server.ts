/** A server as a process of its own, built from the sources as they are, for tests that end it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defaultServerConditions } from 'vite';
import { type ServerProcess, startProcess } from './server-process.ts';

const conditions = ['ragtag-test', ...defaultServerConditions];
const root = fileURLToPath(new URL('../../..', import.meta.url));

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
      ssr: fileURLToPath(new URL('serve.ts', import.meta.url)),
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
