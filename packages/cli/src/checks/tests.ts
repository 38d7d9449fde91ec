import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';
import { runTool, type Step } from './step.ts';

/** How the tests of a run ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Which failed, each with its file. */
  readonly failures: readonly string[];
}

/** Of the last run that came to its end. */
export function readTally(): Tally | undefined {
  const path = pathIn(root);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

export function writeTally(root: string, tally: Tally): void {
  const path = pathIn(root);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(tally)}\n`);
}

export function forgetTally(): void {
  rmSync(pathIn(root), { force: true });
}

function pathIn(root: string): string {
  return join(root, '.ragtag/tests.json');
}

/** What failed, and last `12 passed, 1 failed`: the end of a long output says what to look for in it. */
export function tallyText({ passed, failed, skipped, failures }: Tally): string {
  const line = `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
  return [...failures.map((failure) => `failed: ${failure}`), line].join('\n');
}

export const tests: Step = {
  name: 'tests',
  summary: 'every test of every package',
  async run(options) {
    forgetTally();
    const outcome = await runTool('vitest', ['run', ...options.vitest], options);
    // What was counted is looked at too: an exit code can get lost, and a run that did not come to its end counts nothing.
    return { ...outcome, ok: outcome.ok && readTally()?.failed === 0 };
  },
};
