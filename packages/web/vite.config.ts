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

/** The letters nearly every line of a table is written in. */
const letters = /(inter-latin-400|oxanium-latin-[567]00)-normal.*\.woff2$/;

/** Nearly all of it is run to draw the first table: a browser that knows this compiles it beside, while it comes. */
const compileAll = '//# allFunctionsCalledOnLoad\n';

/**
 * What is wanted before the code that draws the table asks for it: the line to the server, by a script of its own, and the
 * letters.
 */
function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && (file.name === 'table' || file.name === 'line'))
            file.code = compileAll + file.code;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const files = Object.values(bundle);
        const line = files.find((file) => file.type === 'chunk' && file.name === 'line');
        if (!line) throw new Error('the line to the server has no script of its own');
        const open = { type: 'module', async: true, crossorigin: true, src: `/${line.fileName}` };
        const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        return [
          { tag: 'script', attrs: open, injectTo: 'head' },
          ...files
            .filter(({ fileName }) => letters.test(fileName))
            .map(({ fileName }) => ({
              tag: 'link',
              attrs: { ...font, href: `/${fileName}` },
              injectTo: 'head' as const,
            })),
        ];
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), early(), compressed()],
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
        // A table's code in one file: a file costs a slow machine more than what is in it.
        codeSplitting: {
          groups: [
            { name: 'line', test: /\/src\/socket\// },
            { name: 'table', tags: ['$initial'], test: (id) => !id.includes('/worker/') },
          ],
        },
      },
    },
  },
});
