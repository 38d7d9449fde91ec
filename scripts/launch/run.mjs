// Installs what is missing or out of date, builds what is stale, then runs the CLI in this same process.
// Plain JavaScript without dependencies: on a fresh clone there is nothing else to lean on.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDone, runIfStale } from './chore.mjs';
import { contentOf, timesOf } from './fingerprint.mjs';
import { locked } from './lock.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const main = join(root, 'packages/cli/dist/main.js');
const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);

// Output goes to stderr, so that `./ragtag rules --json` stays JSON on a fresh clone too.
/** @type {import('node:child_process').SpawnSyncOptions} */
const child = { cwd: root, stdio: ['ignore', 2, 2] };

/** @type {import('./chore.mjs').Chore} */
const install = {
  name: 'Installing dependencies',
  stamp: join(root, 'node_modules/.ragtag-install'),
  products: [],
  fingerprint: () =>
    contentOf(root, ['package-lock.json', 'package.json', ...packages.map((path) => `${path}/package.json`)]) +
    `-${process.platform}-${process.arch}`,
  // `npm ci` begins by deleting node_modules; over an older install `npm install` fetches only the difference.
  run: () => {
    const verb = existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
    return spawnSync('npm', [verb, '--include=dev', '--loglevel=error'], child);
  },
};

/** @type {import('./chore.mjs').Chore} */
const build = {
  name: 'Building',
  stamp: join(root, '.ragtag/build'),
  products: [main],
  fingerprint: () =>
    timesOf(root, ['tsconfig.base.json', ...packages.flatMap((path) => [`${path}/tsconfig.json`, `${path}/src`])]) +
    contentOf(root, ['package-lock.json']),
  run: () => spawnSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-b', 'packages/cli'], child),
};

/** The page that players see. @type {import('./chore.mjs').Chore} */
const client = {
  name: 'Building the page',
  stamp: join(root, '.ragtag/build-web'),
  products: [join(root, 'packages/web/dist/index.html')],
  fingerprint: () =>
    timesOf(root, [
      ...['src', 'public', 'index.html', 'vite.config.ts'].map((path) => `packages/web/${path}`),
      'packages/galactica/rules',
    ]) + contentOf(root, ['package-lock.json']),
  run: () =>
    spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn'],
      child,
    ),
};

const chores = [install, build, client];

/** The exit status of the first chore that fails, otherwise 0. */
const doChores = () => chores.reduce((status, chore) => status || runIfStale(chore), 0);

const status = chores.every(isDone) ? 0 : await locked(join(root, '.ragtag/launch.lock'), doChores);
if (status === 0) await import(pathToFileURL(main).href);
else process.exitCode = status;
