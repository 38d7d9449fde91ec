import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { randomAnswer, whim } from '@ragtag/kernel';
import { Client } from '@ragtag/server/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildInto } from '../src/build/production.ts';
import { root } from '../src/root.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ragtag-built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The repository as it is, but for the page, which takes long to build and is another test's. */
function withoutPage(): string {
  const from = join(folder, 'from');
  mkdirSync(join(from, 'packages/web/dist'), { recursive: true });
  for (const name of ['node_modules', 'ragtag', 'LICENSE']) symlinkSync(join(root, name), join(from, name));
  for (const name of readdirSync(join(root, 'packages'))) {
    if (name !== 'web') symlinkSync(join(root, 'packages', name), join(from, 'packages', name));
  }
  cpSync(join(root, 'packages/web/package.json'), join(from, 'packages/web/package.json'));
  writeFileSync(join(from, 'packages/web/dist/index.html'), '<title>Ragtag</title>');
  return from;
}

test('the folder that is built starts a server, on which a game is played', async () => {
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  execFileSync(process.execPath, [compiler, '-b', 'packages/cli'], { cwd: root });
  const built = join(folder, 'built');
  buildInto(withoutPage(), built);
  const line = ['serve', '--port', '0', '--threads', '1', '--data', join(folder, 'data')];
  const server = spawn(join(built, 'ragtag'), line, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  const [printed] = await Promise.race([once(createInterface({ input: server.stdout }), 'line'), ended]);
  const [address = ''] = /http:\S+/.exec(String(printed)) ?? [];
  expect(await (await fetch(address)).text()).toContain('<title>Ragtag</title>');

  const ann = await Client.guest(address, 'Ann');
  const game = await ann.create({ configuration: { players: 3 } });
  await ann.post(`/api/games/${game}/start`);
  const page = await ann.connect();
  const table = await page.watch(game);
  await page.until(() => table.question !== '');
  const asked = table.state?.question?.asked;
  const answer = asked && randomAnswer(asked, whim(1));
  const given = { type: 'answer', game, question: table.question, answer: answer as number | number[] } as const; // plain
  expect(await page.send(given)).toMatchObject({ type: 'ok' });
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
