/** What of the repository a server needs to run, and nothing that only builds or tests it. */
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The page is built into files of its own: of its package nothing else runs. */
const PAGE = 'web';

interface Needs {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of others that ours need to run, directly or through each other: their folders from the root on. */
export function productionModules(root: string): string[] {
  const found = new Set<string>();
  const visit = (folder: string) => {
    const { dependencies, optionalDependencies }: Needs = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const module = nearest(root, folder, name);
      if (module === null || found.has(module)) continue; // what is optional is not there on every system
      if (lstatSync(join(root, module)).isSymbolicLink()) continue; // one of ours
      found.add(module);
      visit(module);
    }
  };
  for (const name of ownPackages(root)) visit(`packages/${name}`);
  return [...found].sort();
}

/** Where a package finds another, as Node does. */
function nearest(root: string, from: string, name: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const module = join(folder === '.' ? '' : folder, 'node_modules', name);
    if (existsSync(join(root, module))) return module;
    if (folder === '.') return null;
  }
}

function ownPackages(root: string): string[] {
  return readdirSync(join(root, 'packages')).filter(
    (name) => name !== PAGE && existsSync(join(root, 'packages', name, 'package.json')),
  );
}

/** Types and maps are for those who write code. */
const isRun = (path: string) => !/\.(d\.ts|map|tsbuildinfo)$/.test(path);

/** Makes a folder that runs by itself. */
export function buildInto(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of ownPackages(root)) {
    const own = join('packages', name);
    mkdirSync(join(folder, own), { recursive: true });
    for (const part of ['package.json', 'dist', 'rules']) {
      const from = join(root, own, part);
      if (existsSync(from)) cpSync(from, join(folder, own, part), { recursive: true, filter: isRun });
    }
    const { name: called }: { name: string } = JSON.parse(readFileSync(join(root, own, 'package.json'), 'utf8'));
    const link = join(folder, 'node_modules', called);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(folder, own)), link);
  }
  cpSync(join(root, 'packages', PAGE, 'dist'), join(folder, 'packages', PAGE, 'dist'), { recursive: true });
  for (const module of productionModules(root)) {
    const nested = join(root, module, 'node_modules');
    const filter = (path: string) => isRun(path) && !path.startsWith(nested); // what it needs is listed by itself
    cpSync(join(root, module), join(folder, module), { recursive: true, dereference: true, filter });
  }
  const launcher = readFileSync(join(root, 'ragtag'), 'utf8').replace(
    'scripts/launch.mjs',
    'packages/cli/dist/main.js',
  );
  writeFileSync(join(folder, 'ragtag'), launcher, { mode: 0o755 });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}
