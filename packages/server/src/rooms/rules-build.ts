/** What the rules of this process are made of, by a short name: those of two builds that differ in anything differ too. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
/** Where all packages lie, and the list of games among them; not there where everything was bundled into a few files. */
const packages = resolve(here, '../../..');
const list = join(packages, 'games/package.json');
const LENGTH = 12;

let known: string | null = null;

/** Looked up once: what a process has loaded stays as it is. */
export function rulesBuild(): string {
  known ??= nameOf(existsSync(list) ? packagesOf(list) : [here]);
  return known;
}

/** The code of the list of games and of all it is made of, as it runs: sources or what was built of them. */
function packagesOf(file: string): string[] {
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(file, 'utf8'));
  const run = relative(packages, here).split(sep)[1] ?? ''; // src or dist
  const names = Object.keys(dependencies).map((name) => name.split('/').at(-1) ?? name);
  return ['games', ...names].map((name) => join(packages, name, run)).filter((folder) => existsSync(folder));
}

function nameOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.[jt]s$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('base64url').slice(0, LENGTH);
}
