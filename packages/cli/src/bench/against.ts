/** Measures this version beside another one, on the same machine and in alternating runs: what else goes on there hits both. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UsageError } from '../command.ts';
import { root } from '../root.ts';
import { aligned } from './rows.ts';
import type { Figures } from './suites.ts';

/** The packages of this repository, which another version has its own of. */
const OWN = '@ragtag';

export interface Compared {
  readonly here: Figures;
  readonly there: Figures;
}

/** Figures of a suite, of this version and of the one that `ref` names: of each the median of so many runs. */
export async function measureAgainst(
  suite: string,
  ref: string,
  runs: number,
  flags: readonly string[],
): Promise<Compared> {
  const commit = commitOf(ref);
  const other = join(root, '.ragtag', `against-${commit.slice(0, 12)}`);
  git('worktree', 'prune');
  if (!existsSync(other)) git('worktree', 'add', '--detach', '--force', other, commit);
  try {
    linkModules(root, other);
    const measured = { here: [] as Figures[], there: [] as Figures[] };
    for (let run = 0; run < runs; run++) {
      const turn = [['here', root] as const, ['there', other] as const];
      // Whoever comes first finds another machine than whoever comes second.
      for (const [where, folder] of run % 2 === 0 ? turn : turn.reverse()) {
        measured[where].push(await benchIn(folder, [suite, '--runs', '1', '--json', ...flags]));
      }
    }
    return { here: medians(measured.here), there: medians(measured.there) };
  } finally {
    git('worktree', 'remove', '--force', other);
    rmSync(other, { recursive: true, force: true });
  }
}

/** Both beside each other, and by how much this version is above the other. */
export function sideBySide({ here, there }: Compared, ref: string): string {
  const shown = (figure: number | undefined) =>
    figure === undefined ? '?' : figure.toLocaleString('en', { maximumFractionDigits: 2 });
  const lines = Object.keys({ ...there, ...here }).map((figure) => {
    const [now, then] = [here[figure], there[figure]];
    const by =
      now === undefined || !then ? '' : `${now >= then ? '+' : ''}${((100 * (now - then)) / then).toFixed(1)} %`;
    return [figure, shown(now), shown(then), by];
  });
  return aligned([['', 'here', ref, ''], ...lines]);
}

export function medians(all: readonly Figures[]): Figures {
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const values = all.map((figures) => figures[name] ?? Number.NaN).sort((a, b) => a - b);
      const [low, high] = [values[Math.floor((values.length - 1) / 2)], values[Math.floor(values.length / 2)]];
      return [name, ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2];
    }),
  );
}

/** Another version uses what is installed here, but its own packages. */
export function linkModules(from: string, to: string): void {
  const modules = join(to, 'node_modules');
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(join(modules, OWN), { recursive: true });
  for (const name of readdirSync(join(from, 'node_modules'))) {
    if (name !== OWN) symlinkSync(join(from, 'node_modules', name), join(modules, name));
  }
  for (const folder of readdirSync(join(to, 'packages'))) {
    const file = join(to, 'packages', folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name }: { name: string } = JSON.parse(readFileSync(file, 'utf8'));
    const link = join(modules, name);
    symlinkSync(relative(join(link, '..'), join(to, 'packages', folder)), link);
  }
}

function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).trim();
  } catch {
    throw new UsageError(`there is no version '${ref}' in this repository.`);
  }
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs `./ragtag bench` in a folder, which builds first what it needs. */
function benchIn(folder: string, args: readonly string[]): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(folder, 'ragtag'), ['bench', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.on('error', reject);
    child.on('close', (status) => {
      const last = Buffer.concat(output).toString().trim().split('\n').at(-1) ?? '';
      if (status === 0)
        resolve(JSON.parse(last) as Figures); // as --json prints them
      else reject(new Error(`bench ${args.join(' ')} in ${folder} ended with status ${status}`));
    });
  });
}
