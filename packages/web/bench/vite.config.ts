import { defaultServerConditions, defineConfig } from 'vite';

// The bench and the server it measures the page on, one file that Node runs as it is, from the sources.
const conditions = ['ragtag-test', ...defaultServerConditions];

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  build: {
    ssr: true,
    rollupOptions: { input: { main: 'main.ts' } },
    outDir: '../../../.ragtag/bench-web',
    emptyOutDir: true,
    minify: false,
    target: 'node20',
  },
});
