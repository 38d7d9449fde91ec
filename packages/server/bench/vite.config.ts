import { defaultServerConditions, defineConfig } from 'vite';

// The load and the server, each one file that Node runs as it is, from the sources.
const conditions = ['ragtag-test', ...defaultServerConditions];

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  build: {
    ssr: true,
    rollupOptions: { input: { main: 'main.ts', serve: '../testing/serve.ts', thread: '../src/rooms/thread.ts' } },
    outDir: '../../../.ragtag/bench-server',
    emptyOutDir: true,
    minify: false,
    target: 'node20',
  },
});
