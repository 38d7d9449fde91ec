import { defaultServerConditions, defineConfig } from 'vite';

// The load and the server, each one file that Node runs as it is, from the sources.
const conditions = ['ragtag-test', ...defaultServerConditions];

/** Where the revision of the content is said: the next one knows all that this one does. */
const later = {
  name: 'later-revision',
  transform: (code: string, id: string) =>
    id.endsWith('/content/revision.ts')
      ? code.replace(/(REVISION = )(\d+)/, (_, is: string, revision: string) => `${is}${Number(revision) + 1}`)
      : null,
};

export default defineConfig(({ mode }) => ({
  plugins: mode === 'next' ? [later] : [],
  root: import.meta.dirname,
  logLevel: 'warn',
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  build: {
    ssr: true,
    rollupOptions: {
      input: {
        main: 'main.ts',
        cluster: 'cluster.ts',
        between: 'between.ts',
        soak: 'soak.ts',
        'soak-serve': 'soak-serve.ts',
        'soak-thread': 'soak-thread.ts',
        hostile: 'hostile.ts',
        'neighbours-serve': 'neighbours-serve.ts',
        'neighbours-thread': 'neighbours-thread.ts',
        serve: '../testing/serve.ts',
        thread: '../src/rooms/thread.ts',
        'minds-thread': '../src/minds/minds-thread.ts',
      },
      output: { chunkFileNames: '[name]-[hash].js' }, // beside the threads, which are found from there
    },
    outDir: `../../../.ragtag/bench-server${mode === 'next' ? '-next' : ''}`,
    emptyOutDir: true,
    minify: false,
    target: 'node20',
  },
}));
