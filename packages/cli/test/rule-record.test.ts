import { describe, expect, test } from 'vitest';
import { citedIds, merged, type RanTest } from '../src/rules/record.ts';

const ran = (name: string, state: RanTest['state'], group = ''): RanTest => ({ name, fullName: group + name, state });
const everyFileExists = () => true;

test.each([
  ['[BG-CHECK-03] a player in the Brig adds at most one card', ['BG-CHECK-03']],
  ['[BG-FINAL5-01 BG-MK7-02] two at once', ['BG-FINAL5-01', 'BG-MK7-02']],
  ['a player in the Brig', []],
  ['cites [BG-CHECK-03] too late', []],
  ['[BG-CHECK-03]without a space', []],
  ['[not ids] a name', []],
])('%j cites %j', (name, ids) => {
  expect(citedIds(name)).toEqual(ids);
});

describe('the record after a run', () => {
  test('holds the tests that passed and cite rules, by file', () => {
    const tests = [ran('[A-1] one', 'passed', 'jump > '), ran('[A-2] two', 'failed'), ran('three', 'passed')];
    expect(merged({}, [{ file: 'a.test.ts', tests }], everyFileExists)).toEqual({
      'a.test.ts': [{ test: 'jump > [A-1] one', ids: ['A-1'] }],
    });
  });

  test('keeps what files that did not run have proved', () => {
    const before = { 'a.test.ts': [{ test: '[A-1] one', ids: ['A-1'] }] };
    const after = merged(before, [{ file: 'b.test.ts', tests: [ran('[B-1] one', 'passed')] }], everyFileExists);
    expect(after).toEqual({ ...before, 'b.test.ts': [{ test: '[B-1] one', ids: ['B-1'] }] });
  });

  test('replaces what a file that ran proved before: failed, removed and renamed tests prove nothing', () => {
    const before = {
      'a.test.ts': [
        { test: '[A-1] fails now', ids: ['A-1'] },
        { test: '[A-2] removed', ids: ['A-2'] },
        { test: '[A-3] stays', ids: ['A-3'] },
      ],
    };
    const tests = [ran('[A-1] fails now', 'failed'), ran('[A-3] stays', 'passed')];
    expect(merged(before, [{ file: 'a.test.ts', tests }], everyFileExists)).toEqual({
      'a.test.ts': [{ test: '[A-3] stays', ids: ['A-3'] }],
    });
  });

  test('keeps a test that a filter left out, if it was proved before', () => {
    const before = { 'a.test.ts': [{ test: '[A-1] left out', ids: ['A-1'] }] };
    const tests = [ran('[A-1] left out', 'skipped'), ran('[A-2] never ran', 'skipped')];
    expect(merged(before, [{ file: 'a.test.ts', tests }], everyFileExists)).toEqual(before);
  });

  test('forgets files that are gone', () => {
    const before = { 'gone.test.ts': [{ test: '[A-1] one', ids: ['A-1'] }] };
    expect(merged(before, [], () => false)).toEqual({});
  });
});
