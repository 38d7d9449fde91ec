import { defineCommand, UsageError } from '../command.ts';
import { root } from '../root.ts';
import { readBudget, verdict } from '../rules/budget.ts';
import { type CoveredRule, coverage, strayCitations } from '../rules/coverage.ts';
import { gamesWithRules, numberedRules } from '../rules/numbered.ts';
import { readRecord } from '../rules/record.ts';
import { unknown } from '../suggest.ts';

export const command = defineCommand({
  name: 'rules',
  summary: 'List the numbered rules and the tests that prove them',
  flags: {
    untested: { type: 'boolean', summary: 'only rules that no passed test proves' },
    game: { type: 'string', value: 'NAME', summary: 'only the rules of one game' },
    json: { type: 'boolean', summary: 'print [{ id, rule, modules, tests }]' },
  },
  run({ flags }, io) {
    const games = gamesWithRules(root);
    if (flags.game !== undefined && !games.includes(flags.game)) {
      throw new UsageError(unknown('game', flags.game, games));
    }
    const record = readRecord(root);
    if (record === undefined) io.complain('No test run is recorded yet: ./ragtag test makes the record.');

    const wanted = flags.game === undefined ? games : [flags.game];
    const covered = new Map(wanted.map((game) => [game, coverage(numberedRules(root, game), record ?? {})]));
    const listed = [...covered.values()].flat().filter(({ tests }) => !flags.untested || tests.length === 0);
    if (flags.json) {
      io.print(JSON.stringify(listed, null, 1));
    } else {
      for (const rule of listed) io.print(line(rule, io.columns));
      for (const [game, rules] of covered) io.print(`\n${summary(game, rules)}`);
    }

    const everyRule = games.flatMap((game) => numberedRules(root, game));
    const strays = strayCitations(everyRule, record ?? {});
    for (const stray of strays) io.complain(stray);
    return strays.length === 0 ? 0 : 1;
  },
});

function line({ id, rule, tests }: CoveredRule, columns: number): string {
  const text = `${id.padEnd(17)} ${String(tests.length || '-').padStart(3)}  ${rule}`;
  return text.length > columns ? `${text.slice(0, columns - 3)}...` : text;
}

function summary(game: string, rules: readonly CoveredRule[]): string {
  const tested = rules.filter(({ tests }) => tests.length > 0).length;
  const budget = readBudget(root, game);
  const core = budget === undefined ? [] : [verdict(game, rules, budget).message];
  return [`${game}: ${rules.length} rules, ${tested} tested, ${rules.length - tested} untested`, ...core].join('\n');
}
