import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests run from the sources: under this condition every package resolves to src/, and only under it testing/ exists.
const conditions = ['ragtag-test', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
  },
});
