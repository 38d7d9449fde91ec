import type { NumberedRule } from './numbered.ts';
import type { RuleRecord } from './record.ts';

/** A numbered rule and the passed tests that prove it. */
export interface CoveredRule {
  readonly id: string;
  readonly rule: string;
  readonly modules: readonly string[];
  readonly tests: readonly string[];
}

export function coverage(rules: readonly NumberedRule[], record: RuleRecord): CoveredRule[] {
  const proofs = testsById(record);
  return rules.map(({ id, rule, modules }) => ({ id, rule, modules, tests: proofs.get(id) ?? [] }));
}

/** A complaint for each id that tests cite and no rule has. */
export function strayCitations(rules: readonly NumberedRule[], record: RuleRecord): string[] {
  const known = new Set(rules.map(({ id }) => id));
  return [...testsById(record)]
    .filter(([id]) => !known.has(id))
    .map(([id, tests]) => `No rule is numbered ${id}, cited by ${tests.join(' and ')}`);
}

function testsById(record: RuleRecord): Map<string, string[]> {
  const proofs = new Map<string, string[]>();
  for (const [file, tests] of Object.entries(record)) {
    for (const { test, ids } of tests) {
      for (const id of ids) proofs.set(id, [...(proofs.get(id) ?? []), `${file} > ${test}`]);
    }
  }
  return proofs;
}
