import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { stylesWithin } from './styles-within.ts';

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

const src = join(import.meta.dirname, 'src');
/** The games, each a folder; the first in their list is the one that most play. */
const games = readdirSync(join(src, 'games'), { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? one.name : [],
);
const [, usual = ''] = /all: \[(\w+)/.exec(readFileSync(join(src, 'games/games.ts'), 'utf8')) ?? [];

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Whether a module is needed as soon as another is. */
function neededBy(entry: string): (id: string, graph: Graph) => boolean {
  let needed: Set<string> | null = null;
  return (id, graph) => {
    if (needed === null) {
      needed = new Set([join(src, entry)]);
      for (const one of needed) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) needed.add(next);
    }
    return needed.has(id);
  };
}

const inShell = neededBy('main.tsx');
const atEveryTable = neededBy('table/table-frame.tsx');
const ofGames = games.map((name) => ({
  name,
  atTable: neededBy(`games/${name}/table/game-table.ts`),
  inLobby: neededBy(`games/${name}/lobby/lobby.tsx`),
}));

const inGames = (id: string): boolean => id.startsWith(join(src, 'games')) || !id.startsWith(src);

/**
 * In how many files the code comes: a file costs a slow machine more than what is in it. One for the page and what is round
 * every table, one for each game; whatever is wanted only now and then is loaded then.
 */
function fileOf(id: string, graph: Graph): string | null {
  if (inShell(id, graph) || atEveryTable(id, graph)) return 'table';
  const game = ofGames.find(({ atTable }) => atTable(id, graph));
  if (!game) return null;
  // What belongs to no game is not fetched with one by pages that have none.
  return game.inLobby(id, graph) || !inGames(id) ? 'table' : game.name;
}

/** The letters nearly every line of a table is written in. */
const letters = /(inter-latin-400|oxanium-latin-[567]00)-normal.*\.woff2$/;

/** Nearly all of it is run to draw the first table: a browser that knows this compiles it beside, while it comes. */
const compileAll = '//# allFunctionsCalledOnLoad\n';

/**
 * What is wanted before the code that draws the table asks for it: the line to the server, by a script of its own, the game
 * that most play, and the letters.
 */
function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && ['table', 'line', ...games].includes(file.name))
            file.code = compileAll + file.code;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const files = Object.values(bundle);
        const line = files.find((file) => file.type === 'chunk' && file.name === 'line');
        if (!line) throw new Error('the line to the server has no script of its own');
        const game = files.find((file) => file.type === 'chunk' && file.name === usual);
        const styles = files.find(
          ({ fileName }) => fileName.startsWith(`assets/${usual}-`) && fileName.endsWith('.css'),
        );
        if (!game || !styles) throw new Error('the first game has no file of its own');
        const open = { type: 'module', async: true, crossorigin: true, src: `/${line.fileName}` };
        const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };
        return [
          { tag: 'script', attrs: open, injectTo: 'head' },
          {
            tag: 'meta',
            attrs: { name: 'usual-game', content: `${usual} /${game.fileName} /${styles.fileName}` },
            injectTo: 'head-prepend',
          },
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

/** While the page is worked on, a server beside it answers: `./ragtag dev` starts both. */
const server = process.env['RAGTAG_SERVER'] ?? 'http://127.0.0.1:8020';

export default defineConfig({
  root: import.meta.dirname,
  server: { proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } } },
  resolve: { conditions: ['ragtag-test', ...defaultClientConditions] }, // words come from their sources, never from an old build
  plugins: [react(), early(), compressed()],
  css: { postcss: { plugins: [stylesWithin(src)] } },
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
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'line', test: /\/src\/shell\/socket\// }, { name: fileOf }],
        },
      },
    },
  },
});
