import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isDone, runIfStale } from '../../../scripts/launch/chore.mjs';
import { contentOf, timesOf } from '../../../scripts/launch/fingerprint.mjs';
import { abandoned, locked } from '../../../scripts/launch/lock.mjs';
import { recentEnough } from '../../../scripts/launch/node-version.mjs';
import { root } from '../src/root.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ragtag-launch-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

test.each([
  ['18.20.0', false],
  ['20.9.0', false],
  ['20.19.0', true],
  ['21.0.0', true],
  ['22.12.0', true],
])('Node %s is recent enough: %j', (version, expected) => {
  expect(recentEnough(version)).toBe(expected);
});

describe('a fingerprint', () => {
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

  test('of contents changes with them, not with times', () => {
    write('package-lock.json', 'one');
    const before = contentOf(folder, ['package-lock.json', 'absent']);
    utimesSync(join(folder, 'package-lock.json'), 1, 1);
    expect(contentOf(folder, ['package-lock.json', 'absent'])).toBe(before);
    write('package-lock.json', 'two');
    expect(contentOf(folder, ['package-lock.json', 'absent'])).not.toBe(before);
  });

  test('of times changes when a file below is added, written, or removed', () => {
    mkdirSync(join(folder, 'src/rules'), { recursive: true });
    write('src/rules/jump.ts', 'one');
    const seen = new Set([timesOf(folder, ['src'])]);
    expect(timesOf(folder, ['src', 'absent'])).toBe([...seen][0]);
    write('src/rules/turn.ts', 'two');
    seen.add(timesOf(folder, ['src']));
    utimesSync(join(folder, 'src/rules/turn.ts'), 1, 1);
    seen.add(timesOf(folder, ['src']));
    rmSync(join(folder, 'src/rules/jump.ts'));
    seen.add(timesOf(folder, ['src']));
    expect(seen.size).toBe(4);
  });
});

describe('a chore', () => {
  const chore = (overrides: { input?: string; status?: number } = {}) => {
    const run = vi.fn(() => {
      writeFileSync(join(folder, 'product'), '');
      return { status: overrides.status ?? 0 };
    });
    return {
      name: 'Building',
      stamp: join(folder, 'stamps/build'),
      products: [join(folder, 'product')],
      fingerprint: () => overrides.input ?? 'as it is',
      run,
    };
  };
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });

  test('is done once, and again when its input changes or its product is gone', () => {
    const first = chore();
    expect(isDone(first)).toBe(false);
    expect(runIfStale(first)).toBe(0);
    expect(isDone(first)).toBe(true);
    expect(runIfStale(first)).toBe(0);
    expect(first.run).toHaveBeenCalledTimes(1);

    expect(isDone(chore({ input: 'changed' }))).toBe(false);
    rmSync(join(folder, 'product'));
    expect(isDone(first)).toBe(false);
  });

  test('that fails hands on its status and stays to be done', () => {
    const failing = chore({ status: 3 });
    expect(runIfStale(failing)).toBe(3);
    expect(isDone(failing)).toBe(false);
  });
});

describe('the lock', () => {
  const lock = () => join(folder, 'launch.lock');
  const deadProcess = () => spawnSync(process.execPath, ['-e', '']).pid;

  test('is held during the work and released after it, also when the work throws', async () => {
    expect(await locked(lock(), () => existsSync(lock()))).toBe(true);
    const failure = locked(lock(), () => {
      throw new Error('failed');
    });
    await expect(failure).rejects.toThrow('failed');
    expect(existsSync(lock())).toBe(false);
  });

  test('of a living process stands, of a dead one does not', async () => {
    writeFileSync(lock(), String(process.pid));
    expect(abandoned(lock())).toBe(false);
    writeFileSync(lock(), String(deadProcess()));
    expect(abandoned(lock())).toBe(true);
    expect(await locked(lock(), () => 'worked')).toBe('worked');
  });

  test('that is only just being written stands; left empty long ago it does not', () => {
    writeFileSync(lock(), '');
    expect(abandoned(lock())).toBe(false);
    utimesSync(lock(), 1, 1);
    expect(abandoned(lock())).toBe(true);
  });

  test('lets processes work one after the other, a dead one having left it behind', { timeout: 60_000 }, async () => {
    writeFileSync(lock(), String(deadProcess()));
    const log = join(folder, 'log');
    const script = `
      import { appendFileSync } from 'node:fs';
      import { locked } from ${JSON.stringify(join(root, 'scripts/launch/lock.mjs'))};
      await locked(${JSON.stringify(lock())}, () => {
        appendFileSync(${JSON.stringify(log)}, 'begin ');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
        appendFileSync(${JSON.stringify(log)}, 'end ');
      });`;
    const worker = () =>
      new Promise((resolve) => {
        spawn(process.execPath, ['--input-type=module', '-e', script]).on('close', resolve);
      });
    expect(await Promise.all([worker(), worker(), worker()])).toEqual([0, 0, 0]);
    expect(readFileSync(log, 'utf8')).toBe('begin end '.repeat(3));
  });
});
