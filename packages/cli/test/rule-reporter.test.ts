import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../src/root.ts';

const project = mkdtempSync(join(tmpdir(), 'ragtag-reporter-'));
afterAll(() => rmSync(project, { recursive: true }));

const vitest = (...args: string[]) =>
  spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', ...args], { cwd: project, encoding: 'utf8' });
const json = (file: string): unknown => JSON.parse(readFileSync(join(project, '.ragtag', file), 'utf8'));

test('runs of a real vitest leave the record and the tally', { timeout: 120_000 }, () => {
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  mkdirSync(join(project, 'test'));
  writeFileSync(
    join(project, 'vitest.config.ts'),
    `import { ruleReporter } from ${JSON.stringify(join(root, 'scripts/rule-reporter.ts'))};
     export default { test: { reporters: [ruleReporter(${JSON.stringify(project)})] } };`,
  );
  const file = (name: string, ...lines: string[]) =>
    writeFileSync(join(project, 'test', name), ["import { expect, test } from 'vitest';", ...lines].join('\n'));

  file('a.test.ts', "test('[A-1 A-2] holds', () => {});", "test('[A-3] fails', () => expect(1).toBe(2));");
  file('b.test.ts', "test('[B-1] holds', () => {});", "test('unnumbered', () => {});");
  expect(vitest().status).toBe(1);
  expect(json('rules.json')).toEqual({
    'test/a.test.ts': [{ test: '[A-1 A-2] holds', ids: ['A-1', 'A-2'] }],
    'test/b.test.ts': [{ test: '[B-1] holds', ids: ['B-1'] }],
  });
  expect(json('tests.json')).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
    failures: ['test/a.test.ts > [A-3] fails'],
  });

  file('a.test.ts', "test('[A-3] holds now', () => {});");
  expect(vitest('test/a.test.ts').status).toBe(0);
  expect(json('rules.json')).toEqual({
    'test/a.test.ts': [{ test: '[A-3] holds now', ids: ['A-3'] }],
    'test/b.test.ts': [{ test: '[B-1] holds', ids: ['B-1'] }],
  });
  expect(json('tests.json')).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] });
});
