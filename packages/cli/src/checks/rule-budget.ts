import { root } from '../root.ts';
import { readBudget, verdict } from '../rules/budget.ts';
import { coverage, strayCitations } from '../rules/coverage.ts';
import { gamesWithRules, type NumberedRule, numberedRules } from '../rules/numbered.ts';
import { type RuleRecord, readRecord } from '../rules/record.ts';
import type { Outcome, Step } from './step.ts';

export const ruleBudget: Step = {
  name: 'rules',
  summary: 'no more rules without a test than before',
  run: async () => {
    const record = readRecord(root);
    if (record === undefined)
      return { ok: false, output: 'No test run is recorded: run ./ragtag test without --only.' };
    const rules = new Map(gamesWithRules(root).map((game) => [game, numberedRules(root, game)]));
    return judge(rules, record);
  },
};

function judge(rules: ReadonlyMap<string, readonly NumberedRule[]>, record: RuleRecord): Outcome {
  const verdicts = [...rules].flatMap(([game, numbered]) => {
    const budget = readBudget(root, game);
    return budget === undefined ? [] : [verdict(game, coverage(numbered, record), budget)];
  });
  const complaints = [
    ...strayCitations([...rules.values()].flat(), record),
    ...verdicts.filter(({ ok }) => !ok).map(({ message }) => message),
  ];
  const note = verdicts
    .filter(({ ok }) => ok)
    .map(({ message }) => message)
    .join('; ');
  return { ok: complaints.length === 0, output: complaints.join('\n'), note };
}
