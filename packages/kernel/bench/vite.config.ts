import { defaultServerConditions, defineConfig } from 'vite';

// One file that Node runs as it is: the kernel from its sources, and the test game, which is in no build of the kernel.
const conditions = ['ragtag-test', ...defaultServerConditions];

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  build: { ssr: 'main.ts', outDir: '../../../.ragtag/bench', emptyOutDir: true, minify: false },
});
