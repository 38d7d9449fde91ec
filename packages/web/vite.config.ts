import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const rulesFolder = new URL('../galactica/rules/', import.meta.url);

/** The numbered rules as one file beside the page, for "why?". */
function numberedRules(): Plugin {
  return {
    name: 'numbered-rules',
    generateBundle() {
      const files = readdirSync(rulesFolder).sort();
      const rules = files.flatMap((file) => {
        const read: { id: string; topic: string; rule: string }[] = JSON.parse(
          readFileSync(new URL(file, rulesFolder), 'utf8'),
        );
        return read.map(({ id, topic, rule }) => ({ id, topic, text: rule }));
      });
      this.emitFile({ type: 'asset', fileName: 'rules.json', source: JSON.stringify(rules) });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), numberedRules()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
});
