/** What has changed since the main line, and the checks that are about it. */
import { execFileSync } from 'node:child_process';
import { root } from '../root.ts';
import { runTool, type Step, tool } from './step.ts';
import { tests } from './tests.ts';

/** The packages that files lie in, each once. */
export function packagesOf(files: readonly string[]): string[] {
  const names = files.flatMap((file) => /^packages\/([^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(names)].sort();
}

export interface Changed {
  /** The commit that everything is compared with. */
  readonly since: string;
  readonly packages: readonly string[];
}

/** Committed on this branch or not committed yet. */
export function changed(): Changed {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const since = git('merge-base', 'HEAD', mainLine(git));
  const files = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')];
  return { since, packages: packagesOf(files.join('\n').split('\n')) };
}

/** Where there is no branch `main`, what is committed counts as the main line. */
function mainLine(git: (...args: readonly string[]) => string): string {
  return git('branch', '--list', '--all', '--format=%(refname:short)', 'main', 'origin/main').split('\n')[0] || 'HEAD';
}

/** The quick checks, and those tests of the changed packages that a change can reach. */
export function changedSteps({ since, packages }: Changed): Step[] {
  const folders = packages.map((name) => `packages/${name}/`);
  const related: Step = {
    ...tests,
    run: (options) =>
      folders.length === 0
        ? Promise.resolve({ ok: true, output: '', note: 'no package has changed' })
        : runTool('vitest', ['run', `--changed=${since}`, '--passWithNoTests', ...folders, ...options.vitest], options),
  };
  return [
    tool('lint', 'format and lint', 'biome', 'check', '--error-on-warnings', '--changed', `--since=${since}`),
    tool('types', 'types of sources, tests and scripts', 'tsc', '-b'),
    tool('layers', 'who may import whom', 'depcruise', 'packages', 'scripts'),
    related,
  ];
}
