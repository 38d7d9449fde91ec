import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CoveredRule } from './coverage.ts';
import type { NumberedRule } from './numbered.ts';

/** How many of a game's core rules may still be without a test: a number that only falls. */
export interface Budget {
  readonly untested: number;
  /** A rule is core if it needs none but these. */
  readonly modules: readonly string[];
  /** Ids that begin like this are not core. */
  readonly except: readonly string[];
}

function budgetPath(game: string): string {
  return `packages/${game}/rules-budget.json`;
}

export function readBudget(root: string, game: string): Budget | undefined {
  const path = join(root, budgetPath(game));
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

export function isCore({ id, modules }: Pick<NumberedRule, 'id' | 'modules'>, budget: Budget): boolean {
  return (
    modules.every((module) => budget.modules.includes(module)) && !budget.except.some((prefix) => id.startsWith(prefix))
  );
}

export interface Verdict {
  readonly ok: boolean;
  readonly message: string;
}

/** Does the number of untested core rules keep to the budget? */
export function verdict(game: string, rules: readonly CoveredRule[], budget: Budget): Verdict {
  const untested = rules.filter((rule) => isCore(rule, budget) && rule.tests.length === 0).length;
  const counted = `${untested} core rules of ${game} untested, ${budget.untested} allowed`;
  if (untested > budget.untested) {
    return { ok: false, message: `${counted}: prove the new ones by tests (./ragtag rules --untested lists them)` };
  }
  if (untested < budget.untested) {
    return { ok: true, message: `${counted}: lower "untested" in ${budgetPath(game)} to ${untested}` };
  }
  return { ok: true, message: counted };
}
