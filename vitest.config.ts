import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { ruleReporter } from './scripts/rule-reporter.ts';

// Tests run from the sources: under this condition every package leads to its src/, and only under it is there testing/.
const conditions = ['ragtag-test', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    globalSetup: ['packages/server/testing/postgres-setup.ts', 'packages/web/test/fixture/setup.ts'],
    setupFiles: ['scripts/fixed-seed.ts'],
    expect: {
      requireAssertions: true, // a test that asserts nothing cannot fail
      poll: { timeout: 60_000 }, // as for tests below: what is waited for comes, however busy the machine is
    },
    reporters: ['default', ruleReporter(import.meta.dirname)],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 300_000, // a test is about what happens, not how fast: it must pass on a machine busy with other things
    hookTimeout: 300_000, // so are what they prepare and put away
    isolate: false, // rules have no module state to keep apart, and loading a game once a worker is much faster
  },
});
