import {
  type Answer,
  answers,
  type Constraint,
  type Decision,
  decision,
  illegal,
  isSingle,
  randomAnswer,
  seat,
} from '@ragtag/kernel';
import { dice } from '@ragtag/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { named } from './sketch.ts';

/** A choice among so many options. */
function choice(count: number, min: number, max: number, constraint?: Constraint): Decision {
  const options = Array.from({ length: count }, (_, index) => ({ type: 'item', index }));
  return decision({ seat: seat(0), kind: 'choice', options, min, max, ...(constraint ? { constraint } : {}) });
}

describe('a decision', () => {
  test('is public, about one option and without context unless it says otherwise', () => {
    const options = named('yes', 'no');
    expect(decision({ seat: seat(1), kind: 'vote', options })).toEqual({
      seat: 1,
      kind: 'vote',
      rules: [],
      context: {},
      secret: false,
      options,
      min: 1,
      max: 1,
    });
  });

  test('keeps all that it is told', () => {
    const asked = {
      seat: seat(1),
      kind: 'discard',
      rules: ['R-1'],
      context: { over: 2 },
      secret: true,
      options: named('a', 'b', 'c'),
      min: 1,
      max: 2,
      constraint: { kind: 'one-per-group', groups: [1, 1, 2] },
    } as const;
    expect(decision(asked)).toEqual(asked);
  });

  test('asks for no more than there is', () => {
    expect(choice(2, 0, 5)).toMatchObject({ min: 0, max: 2 });
  });

  test.each([
    [0, 1, 1],
    [3, 2, 1],
    [3, -1, 1],
    [3, 4, 5],
  ])('with %d options cannot ask for %d to %d', (count, min, max) => {
    expect(() => choice(count, min, max)).toThrow('nobody can answer that');
  });

  test.each<[Constraint, string]>([
    [{ kind: 'total', weights: [1, 2, 3], min: 7 }, 'options worth 7 to any amount'],
    [{ kind: 'total', weights: [1, 2, 3], max: 0 }, 'options worth any amount to 0'],
    [{ kind: 'sets', sets: [[0, 1, 2, 3]] }, 'one of 1 combinations'],
    [{ kind: 'sets', sets: [] }, 'one of 0 combinations'],
  ])('cannot ask for what no choice satisfies: %j', (constraint, message) => {
    expect(() => choice(3, 1, 3, constraint)).toThrow(message);
  });

  test('cannot ask for two of one group', () => {
    expect(() => choice(3, 2, 3, { kind: 'one-per-group', groups: [1, 1, 1] })).toThrow('no legal answer');
  });
});

describe('an answer to a choice of one', () => {
  const asked = choice(3, 1, 1);
  test.each([0, 1, 2])('may be %j', (answer) => {
    expect(illegal(asked, answer)).toBeNull();
  });
  test.each([3, -1, 0.5, Number.NaN, '1', null, undefined, [1], {}, true])('may not be %j', (answer) => {
    expect(illegal(asked, answer)).toBe('expected one whole number from 0 to 2');
  });
});

describe('an answer to a choice of several', () => {
  const asked = choice(4, 1, 2);
  test.each([[[0]], [[3]], [[0, 3]], [[1, 2]]])('may be %j', (answer) => {
    expect(illegal(asked, answer)).toBeNull();
  });
  test.each<[unknown, string]>([
    [1, 'expected a list of 1 to 2 option numbers'],
    [{ length: 1, 0: 0 }, 'expected a list of 1 to 2 option numbers'],
    [[], 'expected 1 to 2 options, got 0'],
    [[0, 1, 2], 'expected 1 to 2 options, got 3'],
    [[1, 0], 'expected rising whole numbers from 0 to 3'],
    [[1, 1], 'expected rising whole numbers from 0 to 3'],
    [[4], 'expected rising whole numbers from 0 to 3'],
    [['1'], 'expected rising whole numbers from 0 to 3'],
    [[null], 'expected rising whole numbers from 0 to 3'],
  ])('may not be %j', (answer, message) => {
    expect(illegal(asked, answer)).toBe(message);
  });

  test('is a list even of one, where more might be chosen', () => {
    expect(isSingle(choice(4, 1, 2))).toBe(false);
    expect(isSingle(choice(4, 0, 1))).toBe(false);
    expect(isSingle(choice(4, 1, 1))).toBe(true);
    expect(isSingle(choice(1, 1, 3))).toBe(true);
    expect(isSingle(choice(4, 1, 1, { kind: 'one-per-group', groups: [1, 2, 3, 4] }))).toBe(false);
  });

  test('of none is legal where none may be chosen', () => {
    expect(illegal(choice(0, 0, 3), [])).toBeNull();
    expect([...answers(choice(0, 0, 3))]).toEqual([[]]);
  });
});

describe('a constraint', () => {
  test('on the total', () => {
    const asked = choice(3, 0, 3, { kind: 'total', weights: [1, 2, 4], min: 3, max: 5 });
    expect([...answers(asked)]).toEqual([[0, 1], [0, 2], [2]]);
    expect(illegal(asked, [0, 1, 2])).toBe('expected options worth 3 to 5 together');
    expect(illegal(asked, [0])).toBe('expected options worth 3 to 5 together');
  });

  test('on the total, with weights that take away', () => {
    const asked = choice(3, 0, 3, { kind: 'total', weights: [5, -3, -1], min: 1, max: 2 });
    expect([...answers(asked)]).toEqual([
      [0, 1],
      [0, 1, 2],
    ]);
  });

  test('of one per group', () => {
    const asked = choice(3, 0, 3, { kind: 'one-per-group', groups: [7, 7, 8] });
    expect([...answers(asked)]).toEqual([[], [0], [0, 2], [1], [1, 2], [2]]);
    expect(illegal(asked, [0, 1])).toBe('expected at most one option of each group');
  });

  test('to certain combinations', () => {
    const asked = choice(4, 1, 2, { kind: 'sets', sets: [[0, 2], [3], [0, 1, 2]] });
    expect([...answers(asked)]).toEqual([[0, 2], [3]]);
    expect(illegal(asked, [0, 1])).toBe('expected one of 3 combinations of options');
    expect(illegal(asked, [0])).toBe('expected one of 3 combinations of options');
  });
});

const constraints = (count: number): fc.Arbitrary<Constraint | undefined> =>
  fc.oneof(
    fc.constant(undefined),
    fc.record({
      kind: fc.constant('total' as const),
      weights: fc.array(fc.integer({ min: -3, max: 6 }), { minLength: count, maxLength: count }),
      min: fc.integer({ min: -2, max: 8 }),
      max: fc.integer({ min: 0, max: 14 }),
    }),
    fc.record({
      kind: fc.constant('one-per-group' as const),
      groups: fc.array(fc.nat(3), { minLength: count, maxLength: count }),
    }),
    fc.record({
      kind: fc.constant('sets' as const),
      sets: fc.uniqueArray(fc.subarray(Array.from({ length: count }, (_, index) => index)), {
        maxLength: 6,
        selector: String,
      }),
    }),
  );

const decisions = fc
  .record({ count: fc.nat(7), min: fc.nat(4), more: fc.nat(4) })
  .chain(({ count, min, more }) =>
    constraints(count).map((constraint) => ({ count, min, max: min + more, constraint })),
  );

/** Every rising list of numbers under `count`: what answers could be. */
function subsets(count: number): number[][] {
  return Array.from({ length: 1 << count }, (_, bits) =>
    Array.from({ length: count }, (_unused, index) => index).filter((index) => bits & (1 << index)),
  );
}

/** Whether the choice satisfies the constraint, by its own words. */
function satisfies(constraint: Constraint | undefined, chosen: readonly number[]): boolean {
  if (!constraint) return true;
  if (constraint.kind === 'sets') return constraint.sets.map(String).includes(String(chosen));
  if (constraint.kind === 'one-per-group') {
    const groups = chosen.map((index) => constraint.groups[index]);
    return groups.every((group, at) => groups.indexOf(group) === at);
  }
  const total = chosen.map((index) => constraint.weights[index] ?? 0).reduce((sum, weight) => sum + weight, 0);
  return total >= (constraint.min ?? total) && total <= (constraint.max ?? total);
}

describe('of any decision', () => {
  test('the answers listed are the legal ones, each once; one at random is among them', () => {
    let asked = 0;
    fc.assert(
      fc.property(decisions, fc.nat(), ({ count, min, max, constraint }, seed) => {
        const legal = subsets(count).filter(
          (chosen) => chosen.length >= min && chosen.length <= max && satisfies(constraint, chosen),
        );
        if (legal.length === 0) {
          expect(() => choice(count, min, max, constraint)).toThrow(RangeError);
          return;
        }
        asked++;
        const made = choice(count, min, max, constraint);
        const written = (answer: Answer) => String(typeof answer === 'number' ? [answer] : answer);
        const listed = [...answers(made)];
        expect(listed.map(written).sort()).toEqual(legal.map(written).sort());
        for (const answer of listed) expect(illegal(made, answer)).toBeNull();
        const below = dice(seed);
        for (let time = 0; time < 10; time++) expect(illegal(made, randomAnswer(made, below))).toBeNull();
      }),
      { seed: 4, numRuns: 600 },
    );
    expect(asked).toBeGreaterThan(200);
  });

  test('no choice of its options is legal but those listed', () => {
    fc.assert(
      fc.property(decisions, ({ count, min, max, constraint }) => {
        const legal = subsets(count).some(
          (chosen) => chosen.length >= min && chosen.length <= max && satisfies(constraint, chosen),
        );
        fc.pre(legal);
        const made = choice(count, min, max, constraint);
        const listed = new Set([...answers(made)].map((answer) => JSON.stringify(answer)));
        for (const chosen of subsets(count)) {
          const answer = isSingle(made) ? (chosen[0] ?? -1) : chosen;
          if (isSingle(made) && chosen.length > 1) continue;
          expect(illegal(made, answer) === null).toBe(listed.has(JSON.stringify(answer)));
        }
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  test('a random answer may be any of them', () => {
    const below = dice(1);
    const seen = new Set(Array.from({ length: 500 }, () => String(randomAnswer(choice(4, 0, 4), below))));
    expect(seen.size).toBe(16);
  });

  test('a random answer is found among very many choices with few legal ones', () => {
    const weights = Array.from({ length: 40 }, () => 2);
    const asked = choice(40, 0, 40, { kind: 'total', weights, min: 78, max: 79 });
    expect(illegal(asked, randomAnswer(asked, dice(2)))).toBeNull();
  });
});
