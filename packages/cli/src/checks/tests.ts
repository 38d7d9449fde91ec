import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';
import { runTool, type Step } from './step.ts';

/** How the tests of a run ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
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

/** `12 passed, 0 failed` */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
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
