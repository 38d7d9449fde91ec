import { expect, test } from 'vitest';
import { changedSteps, packagesOf } from '../src/checks/changed.ts';

test('what has changed is counted by package, each once', () => {
  const files = [
    'packages/web/src/app.tsx',
    'README.md',
    'packages/kernel/src/state.ts',
    'packages/web/test/a.test.ts',
  ];
  expect(packagesOf(files)).toEqual(['kernel', 'web']);
  expect(packagesOf(['docs/PROTOCOL.md'])).toEqual([]);
});

test('without a changed package no test is run', async () => {
  const tests = changedSteps({ since: 'HEAD', packages: [] }).find(({ name }) => name === 'tests');
  expect(await tests?.run({ stream: false, vitest: [] })).toMatchObject({ ok: true, note: 'no package has changed' });
});
