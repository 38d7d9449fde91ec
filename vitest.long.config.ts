import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

// Tests that look at thousands of positions: `./ragtag test` runs them after the others, one file a core.
const long = mergeConfig(base, defineConfig({ test: { testTimeout: 1_800_000 } }));
long.test.include = ['packages/*/test/**/*.long.ts'];
long.test.reporters = ['default'];

export default long;
