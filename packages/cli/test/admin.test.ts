import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeServer, openBeside, readConfig } from '@ragtag/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { command as admin } from '../src/commands/admin.ts';
import { command as backup } from '../src/commands/backup.ts';
import { command as checkUpgrade } from '../src/commands/check-upgrade.ts';
import { command as listGames } from '../src/commands/games.ts';
import { command as restore } from '../src/commands/restore.ts';
import { command as serve } from '../src/commands/serve.ts';

let data: string;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'ragtag-admin-'));
  const server = await makeServer(readConfig({ data, port: 0, threads: 0 }, {}), () => undefined);
  await server.storage.createAccount({ id: 'a-1', name: 'Ann', password: null, created: 1 });
  await server.close();
});
afterAll(() => rmSync(data, { recursive: true }));

async function run(...line: string[]): Promise<readonly [number, string]> {
  const said: string[] = [];
  const io = { print: (text: string) => said.push(text), complain: (text: string) => said.push(text), columns: 100 };
  const status = await runCli([admin, checkUpgrade, backup, listGames, restore, serve], line, io);
  return [status, said.join('\n')];
}

test('admin finds an account, renames it and keeps it out', async () => {
  const on = ['--data', data];
  expect(await run('admin', 'rename', 'a-1', 'Anna', ...on)).toEqual([0, 'a-1 is now Anna']);
  expect(await run('admin', 'block', 'a-1', ...on)).toEqual([0, 'a-1 is blocked']);
  const [status, listed] = await run('admin', 'accounts', 'ann', ...on);
  expect([status, listed]).toEqual([0, expect.stringMatching(/^a-1 {2}blocked .* Anna\n1 accounts$/)]);
  expect(await run('admin', 'delete-game', 'nothing', ...on)).toEqual([1, 'ragtag: there is no nothing']);
});

test('admin says what it expects', async () => {
  expect(await run('admin', 'blok')).toEqual([2, expect.stringContaining("Did you mean 'block'?")]);
  expect(await run('admin', 'block')).toEqual([2, 'ragtag: block expects an id.']);
  expect(await run('admin', 'games', '--data', join(data, 'none'))).toEqual([
    1,
    expect.stringContaining('no database'),
  ]);
});

describe('every command for whoever runs a server says in a sentence what is wrong with', () => {
  let broken: string;
  beforeEach(() => {
    broken = mkdtempSync(join(tmpdir(), 'ragtag-broken-'));
  });
  afterEach(() => rmSync(broken, { recursive: true }));

  /** What each of them says, as one line. */
  async function said(): Promise<(readonly [string, number, string])[]> {
    const on = ['--data', broken];
    const lines = [
      ['admin', 'games', ...on],
      ['admin', 'rename', 'a-1', 'Ann', ...on],
      ['games', ...on],
      ['games', '--parked', ...on],
      ['backup', join(broken, 'copy.db'), ...on],
      ['restore', join(broken, 'ragtag.db'), '--data', join(broken, 'new')],
      ['check-upgrade', broken],
      ['serve', '--port', '0', '--threads', '0', ...on],
    ];
    const all = [];
    for (const line of lines) all.push([line.slice(0, 2).join(' '), ...(await run(...line))] as const);
    return all;
  }

  test('a file that is no database', async () => {
    writeFileSync(join(broken, 'ragtag.db'), 'this is no database at all '.repeat(1_000));
    for (const [line, status, words] of await said()) {
      expect([line, status > 0, words]).toEqual([line, true, expect.stringMatching(/^ragtag: .*ragtag-broken-/)]);
      expect(words).not.toMatch(/copy\.db|\n +at /);
    }
  });

  test('a database whose middle is gone', async () => {
    expect((await run('backup', join(broken, 'ragtag.db'), '--data', data))[0]).toBe(0); // without a log beside it
    const file = join(broken, 'ragtag.db');
    const all = readFileSync(file);
    writeFileSync(file, all.fill(0xa5, 4_096, all.length - 4_096));
    for (const [line, status, words] of await said()) {
      expect([line, status > 0, words]).toEqual([line, true, expect.stringMatching(/^ragtag: .*(damaged|malformed)/)]);
      expect(words).not.toMatch(/copy\.db|\n +at /);
    }
  });

  test('a database that a newer version made', async () => {
    cpSync(data, broken, { recursive: true });
    const storage = await openBeside({ data: broken, database: null });
    await storage.driver.write([{ sql: 'UPDATE schema_version SET version = 1000', values: [] }]);
    await storage.close();
    for (const [line, status, words] of await said()) {
      expect([line, status > 0, words]).toEqual([line, true, expect.stringContaining('made by a newer Ragtag')]);
    }
  });

  test('a name that is taken', async () => {
    cpSync(data, broken, { recursive: true });
    const storage = await openBeside({ data: broken, database: null });
    await storage.createAccount({ id: 'b-1', name: 'Ben', password: 'hashed', created: 1 });
    await storage.createAccount({ id: 'c-1', name: 'Cid', password: 'hashed', created: 1 });
    await storage.close();
    expect(await run('admin', 'rename', 'c-1', 'Ben', '--data', broken)).toEqual([
      1,
      "ragtag: there is an account 'Ben' already",
    ]);
  });
});

test('check-upgrade wants to know where', async () => {
  expect(await run('check-upgrade')).toEqual([2, 'ragtag: expected DATA, or --database URL.']);
  expect(await run('check-upgrade', '--database', 'postgres://127.0.0.1:1/nowhere')).toEqual([
    2,
    expect.stringContaining('cannot use the database'),
  ]);
});

test('check-upgrade looks at a folder', async () => {
  expect(await run('check-upgrade', data)).toEqual([0, '0 games: all can be played on']);
  expect(await run('check-upgrade', join(data, 'none'))).toEqual([2, expect.stringContaining('no database')]);
});
