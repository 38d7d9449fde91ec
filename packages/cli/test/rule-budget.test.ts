import { describe, expect, test } from 'vitest';
import { root } from '../src/root.ts';
import { isCore, readBudget, verdict } from '../src/rules/budget.ts';
import { coverage, strayCitations } from '../src/rules/coverage.ts';
import { gamesWithRules, numberedRules } from '../src/rules/numbered.ts';

const galactica = numberedRules(root, 'galactica');
const budget = readBudget(root, 'galactica');
if (budget === undefined) throw new Error('galactica has no rules budget');

describe('the numbered rules of the board game', () => {
  test('are found by the name of its package', () => {
    expect(gamesWithRules(root)).toContain('galactica');
  });

  test('have an id each of their own', () => {
    expect(new Set(galactica.map(({ id }) => id)).size).toBe(galactica.length);
    expect(galactica.length).toBe(1546);
  });

  test('are 1,190 without those of other objectives, and each has its test', () => {
    const core = galactica.filter((rule) => isCore(rule, budget));
    expect(core.length).toBe(1190);
    expect(budget.untested).toBe(0);
    const later = ['new-caprica', 'ionian-nebula', 'search-for-home'];
    expect(core.filter(({ modules }) => modules.some((module) => later.includes(module)))).toEqual([]);
  });
});

describe('a rule is core', () => {
  test.each([
    ['BG-CHECK-03', [], true],
    ['BG-CHECK-03', ['pegasus', 'mutiny'], true],
    ['BG-CHECK-03', ['pegasus', 'new-caprica'], false],
    ['BG-COMBINE-01', ['daybreak'], true],
    ['BG-COMBINE-05', ['daybreak', 'search-for-home'], false],
  ])('%s with %j: %j', (id, modules, core) => {
    expect(isCore({ id, modules }, budget)).toBe(core);
  });
});

describe('the budget', () => {
  const rules = ['A-1', 'A-2', 'A-3'].map((id) => ({ id, rule: `rule ${id}`, modules: [] }));
  const record = { 'a.test.ts': [{ test: '[A-1] one', ids: ['A-1'] }] };
  const judged = (untested: number) =>
    verdict('galactica', coverage(rules, record), { untested, modules: [], except: [] });

  test('kept to: says how many', () => {
    expect(judged(2)).toEqual({ ok: true, message: '2 core rules of galactica untested, 2 allowed' });
  });

  test('exceeded: fails', () => {
    expect(judged(1).ok).toBe(false);
    expect(judged(1).message).toContain('2 core rules of galactica untested, 1 allowed');
  });

  test('too generous: passes and asks for a lower one', () => {
    expect(judged(3).ok).toBe(true);
    expect(judged(3).message).toContain('lower "untested" in packages/galactica/rules-budget.json to 2');
  });
});

test('a covered rule names its tests, an id that no rule has is found out', () => {
  const rules = [{ id: 'A-1', rule: 'one', modules: ['pegasus'] }];
  const record = {
    'a.test.ts': [{ test: '[A-1 A-9] both', ids: ['A-1', 'A-9'] }],
    'b.test.ts': [{ test: '[A-1] again', ids: ['A-1'] }],
  };
  expect(coverage(rules, record)).toEqual([
    { id: 'A-1', rule: 'one', modules: ['pegasus'], tests: ['a.test.ts > [A-1 A-9] both', 'b.test.ts > [A-1] again'] },
  ]);
  expect(strayCitations(rules, record)).toEqual(['No rule is numbered A-9, cited by a.test.ts > [A-1 A-9] both']);
});
