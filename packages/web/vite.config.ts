import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Leaves every text beside itself compressed, for the server to send. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    async writeBundle() {
      const files = await readdir(folder, { recursive: true });
      const texts = files.filter((file) => /\.(js|css|html|json|svg|webmanifest)$/.test(file));
      await Promise.all(
        texts.map(async (file) => {
          const path = join(folder, file);
          const text = await readFile(path);
          await Promise.all([
            brotli(text).then((small) => writeFile(`${path}.br`, small)),
            gzip(text, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
          ]);
        }),
      );
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'worker/service-worker.ts'].map((file) => join(import.meta.dirname, file)),
      output: {
        // A browser knows a service worker by its address, so that must not change.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
