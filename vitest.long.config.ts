import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

// Tests that look at thousands of positions: `./ragtag test` runs them after the others, one file a core.
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['packages/*/test/**/*.long.ts'], reporters: ['default'], testTimeout: 900_000 },
});
