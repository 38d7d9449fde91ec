import { mkdirSync, mkdtempSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkModules, medians, sideBySide } from '../src/bench/against.ts';
import { runCli } from '../src/cli.ts';
import { command as bench } from '../src/commands/bench.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ragtag-against-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('another version uses what is installed here, and its own packages', () => {
  for (const path of ['here/node_modules/vite', 'here/node_modules/@ragtag', 'there/packages/kernel']) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, 'there/packages/kernel/package.json'), '{"name":"@ragtag/kernel"}');
  linkModules(join(folder, 'here'), join(folder, 'there'));
  expect(readlinkSync(join(folder, 'there/node_modules/vite'))).toBe(join(folder, 'here/node_modules/vite'));
  expect(realpathSync(join(folder, 'there/node_modules/@ragtag/kernel'))).toBe(join(folder, 'there/packages/kernel'));
});

test('both versions stand beside each other, each by the median of its runs', () => {
  const here = medians([{ speed: 90 }, { speed: 120 }, { speed: 110 }]);
  const there = medians([{ speed: 100 }, { speed: 80 }]);
  expect([here, there]).toEqual([{ speed: 110 }, { speed: 90 }]);
  expect(sideBySide({ here, there }, 'v1').split('\n')).toEqual(['       here  v1', 'speed   110  90  +22.2 %']);
});

test('a version that is not there is no version', async () => {
  const said: string[] = [];
  const io = { print: () => undefined, complain: (text: string) => said.push(text), columns: 80 };
  expect(await runCli([bench], ['bench', 'kernel', '--against', 'no-such-ref'], io)).toBe(2);
  expect(said.join()).toContain("there is no version 'no-such-ref'");
  expect(await runCli([bench], ['bench', 'soak', '--minutes', '1.5'], io)).toBe(2);
});
