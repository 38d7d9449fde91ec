import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { command as serve } from '../src/commands/serve.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'ragtag-serve-'));
});
afterEach(() => rmSync(data, { recursive: true }));

/** Runs `ragtag serve`; `printed` resolves with the first line it prints. */
function run(...flags: string[]) {
  const complaints: string[] = [];
  let print: (line: string) => void = () => undefined;
  const printed = new Promise<string>((resolve) => {
    print = resolve;
  });
  const io = { print, complain: (line: string) => complaints.push(line), columns: 100 };
  return { status: runCli([serve], ['serve', '--data', data, ...flags], io), printed, complaints };
}

/** Tells what has listened for SIGTERM since then to stop. Whatever else a test thread loaded may listen too, and end it. */
function terminate(before: readonly NodeJS.SignalsListener[]): number {
  const added = process.listeners('SIGTERM').filter((listener) => !before.includes(listener));
  for (const listener of added) listener('SIGTERM');
  return added.length;
}

test('serve prints where it is, answers there, and stops when told to', async () => {
  const listening = process.listeners('SIGTERM');
  const server = run('--port', '0', '--threads', '0');
  const [address = ''] = /http:\S+/.exec(await server.printed) ?? [];
  const reply = await fetch(`${address}/api/me`);
  expect(await reply.json()).toMatchObject({ me: null });

  const second = run('--port', '0', '--threads', '0');
  expect(await second.status).toBe(1);
  expect(second.complaints.join()).toMatch('does another server use it?');

  expect(terminate(listening)).toBe(1);
  expect(await server.status).toBe(0);
  expect(process.listeners('SIGTERM')).toEqual(listening);
  const told = server.complaints.map((line) => JSON.parse(line));
  expect(told.map(({ level, what }) => `${level}: ${what}`)).toEqual([
    'info: the server is ready',
    'info: the server stops',
    'info: the server has stopped',
  ]);
});

test.each([
  ['--port', '99999', '--port (or RAGTAG_PORT)'],
  ['--threads', '-1', '--threads (or RAGTAG_THREADS)'],
  ['--database', 'mysql://somewhere', 'expected a connection string that starts with postgres://'],
])('serve says what is wrong with %s %s', async (flag, value, complaint) => {
  const server = run(flag, value);
  expect(await server.status).toBe(2);
  expect(server.complaints.join()).toMatch(complaint);
});

test('serve says that a database cannot be reached', async () => {
  const server = run('--database', 'postgres://127.0.0.1:1/nowhere');
  expect(await server.status).toBe(1);
  expect(server.complaints.join()).toMatch('cannot use the database');
});
