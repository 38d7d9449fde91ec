import {
  type Condition,
  type Decision,
  decision,
  illegal,
  orderedAnswer,
  type Plain,
  passFor,
  type StandingOrder,
  seat,
} from '@ragtag/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const window: Decision = decision({
  seat: seat(0),
  kind: 'before-roll',
  secret: true,
  context: { event: 'jump', risk: 3, at: { place: 'bow' } },
  options: [{ type: 'pass' }, { type: 'play', card: 4, of: ['luck', 2] }, { type: 'play', card: 9, of: ['luck', 3] }],
});
const view: Plain = { me: { coins: 2, hand: ['luck', 'skill'] }, ships: [{ hull: 1 }, { hull: 5 }], storm: null };
const play = { type: 'play' };

function answerIf(...only: readonly Condition[]) {
  return orderedAnswer([{ when: 'before-roll', only, answer: play }], window, view);
}

describe('an order', () => {
  test('answers the kind of question it is for', () => {
    expect(orderedAnswer([{ when: 'before-roll', answer: play }], window, view)).toBe(1);
    expect(orderedAnswer([{ when: 'after-roll', answer: play }], window, view)).toBeNull();
  });

  test('for any window answers questions that can be passed, and no others', () => {
    const pass = { when: '*', answer: { type: 'pass' } };
    expect(orderedAnswer([pass], window, view)).toBe(0);
    const vote = decision({ seat: seat(0), kind: 'vote', options: [{ type: 'for' }, { type: 'against' }] });
    expect(orderedAnswer([{ when: '*', answer: { type: 'for' } }], vote, view)).toBeNull();
  });

  test('chooses the first option that has all its fields', () => {
    expect(orderedAnswer([{ when: 'before-roll', answer: { type: 'play', card: 9 } }], window, view)).toBe(2);
    expect(orderedAnswer([{ when: 'before-roll', answer: { of: ['luck', 3] } }], window, view)).toBe(2);
    expect(orderedAnswer([{ when: 'before-roll', answer: { type: 'play', card: 5 } }], window, view)).toBeNull();
    expect(orderedAnswer([{ when: 'before-roll', answer: { colour: null } }], window, view)).toBeNull();
  });

  test('yields to the next where it does not fit; the first that fits decides', () => {
    const orders: StandingOrder[] = [
      { when: 'after-roll', answer: { type: 'play', card: 4 } },
      { when: 'before-roll', answer: { type: 'play', card: 77 } },
      {
        when: 'before-roll',
        only: [{ in: 'context', path: ['risk'], is: 'most', value: 2 }],
        answer: { type: 'pass' },
      },
      { when: 'before-roll', answer: { type: 'play', card: 9 } },
      { when: 'before-roll', answer: { type: 'pass' } },
    ];
    expect(orderedAnswer(orders, window, view)).toBe(2);
    expect(orderedAnswer([], window, view)).toBeNull();
  });

  test('that is off answers nothing and lets the next decide', () => {
    const off: StandingOrder = { when: 'before-roll', answer: play, off: true };
    expect(orderedAnswer([off], window, view)).toBeNull();
    expect(orderedAnswer([off, { when: 'before-roll', answer: { type: 'pass' } }], window, view)).toBe(0);
  });

  test('gives a list where several may be chosen, and never an illegal one', () => {
    const options = [{ type: 'a' }, { type: 'b' }, { type: 'c' }];
    const order = { when: 'discard', answer: { type: 'b' } };
    const some = decision({ seat: seat(0), kind: 'discard', options, min: 0, max: 2 });
    expect(orderedAnswer([order], some, view)).toEqual([1]);
    const two = decision({ seat: seat(0), kind: 'discard', options, min: 2, max: 2 });
    expect(orderedAnswer([order], two, view)).toBeNull();
    const heavy = decision({
      ...some,
      constraint: { kind: 'total', weights: [1, 2, 3], min: 3 },
    });
    expect(orderedAnswer([order, { when: 'discard', answer: { type: 'c' } }], heavy, view)).toEqual([2]);
  });
});

describe('a condition', () => {
  test.each<[Condition['is'], Plain, boolean]>([
    ['equal', 3, true],
    ['equal', '3', false],
    ['different', 3, false],
    ['different', 4, true],
    ['least', 3, true],
    ['least', 2, true],
    ['least', 4, false],
    ['most', 3, true],
    ['most', 4, true],
    ['most', 2, false],
    ['least', '2', false],
    ['most', '9', false],
    ['contains', 3, false],
    ['among', [1, 3], true],
    ['among', [1, 2], false],
    ['among', 3, false],
  ])('on the context: risk of 3 is %s %j: %s', (is, value, holds) => {
    expect(answerIf({ in: 'context', path: ['risk'], is, value })).toBe(holds ? 1 : null);
  });

  test('looks into lists and objects of the view', () => {
    expect(answerIf({ in: 'view', path: ['ships', 1, 'hull'], is: 'equal', value: 5 })).toBe(1);
    expect(answerIf({ in: 'view', path: ['ships', 2, 'hull'], is: 'equal', value: 5 })).toBeNull();
    expect(answerIf({ in: 'view', path: ['me', 'hand'], is: 'contains', value: 'skill' })).toBe(1);
    expect(answerIf({ in: 'view', path: ['me', 'hand'], is: 'contains', value: 'lust' })).toBeNull();
    expect(answerIf({ in: 'view', path: ['me', 'hand', 'length'], is: 'least', value: 2 })).toBe(1);
    expect(answerIf({ in: 'view', path: ['storm'], is: 'equal', value: null })).toBe(1);
    expect(answerIf({ in: 'view', path: ['storm', 'strength'], is: 'equal', value: null })).toBeNull();
    expect(answerIf({ in: 'view', path: ['me', 'coins', 'deep'], is: 'equal', value: 2 })).toBeNull();
  });

  test('compares whole lists and objects, whatever the order of their keys', () => {
    expect(answerIf({ in: 'view', path: ['me'], is: 'equal', value: { hand: ['luck', 'skill'], coins: 2 } })).toBe(1);
    expect(
      answerIf({ in: 'view', path: ['me'], is: 'equal', value: { hand: ['skill', 'luck'], coins: 2 } }),
    ).toBeNull();
    expect(answerIf({ in: 'view', path: ['me'], is: 'equal', value: { coins: 2 } })).toBeNull();
    expect(answerIf({ in: 'view', path: ['me', 'hand'], is: 'equal', value: { 0: 'luck', 1: 'skill' } })).toBeNull();
    expect(answerIf({ in: 'view', path: ['ships'], is: 'contains', value: { hull: 5 } })).toBe(1);
  });

  test('must hold with all the others', () => {
    const risk: Condition = { in: 'context', path: ['risk'], is: 'least', value: 3 };
    const coins: Condition = { in: 'view', path: ['me', 'coins'], is: 'most', value: 1 };
    expect(answerIf(risk)).toBe(1);
    expect(answerIf(risk, coins)).toBeNull();
  });

  test('of what is not there holds only as different', () => {
    expect(answerIf({ in: 'view', path: ['fog'], is: 'different', value: 1 })).toBe(1);
    expect(answerIf({ in: 'view', path: ['fog'], is: 'equal', value: null })).toBeNull();
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('finds nothing behind %s', (key) => {
    for (const path of [[key], ['me', key], ['ships', key]]) {
      expect(answerIf({ in: 'view', path, is: 'equal', value: {} })).toBeNull();
      expect(answerIf({ in: 'view', path, is: 'equal', value: null })).toBeNull();
    }
    const answer: StandingOrder['answer'] = JSON.parse(`{ "${key}": {} }`);
    expect(orderedAnswer([{ when: 'before-roll', answer }], window, view)).toBeNull();
  });
});

test('passing for an event passes every window of it, until the order is removed', () => {
  expect(orderedAnswer([passFor('jump')], window, view)).toBe(0);
  expect(orderedAnswer([passFor('gale')], window, view)).toBeNull();
  expect(orderedAnswer([], window, view)).toBeNull();
});

test('whatever is ordered, the answer is legal or none', () => {
  const plain = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Plain>; // JSON is what plain data is
  const condition = fc.record({
    in: fc.constantFrom('view' as const, 'context' as const),
    path: fc.array(fc.oneof(fc.constantFrom('me', 'coins', 'risk', 'ships', 'hand'), fc.nat(2)), { maxLength: 3 }),
    is: fc.constantFrom('equal' as const, 'different' as const, 'least' as const, 'most' as const, 'contains' as const),
    value: plain,
  });
  const order = fc.record({
    when: fc.constantFrom('*', 'before-roll', 'discard'),
    only: fc.array(condition, { maxLength: 2 }),
    answer: fc.oneof(
      fc.constantFrom<StandingOrder['answer'][]>({}, { type: 'pass' }, { type: 'play' }, { card: 9 }),
      fc.dictionary(fc.constantFrom('type', 'card', 'of'), plain),
    ),
  });
  let given = 0;
  fc.assert(
    fc.property(fc.array(order, { maxLength: 4 }), plain, fc.nat(3), (orders, anyView, min) => {
      const asked = min === 1 ? window : { ...window, min: Math.min(min, 2), max: 2 };
      const answer = orderedAnswer(orders, asked, anyView);
      if (answer === null) return;
      given++;
      expect(illegal(asked, answer)).toBeNull();
    }),
    { seed: 6, numRuns: 400 },
  );
  expect(given).toBeGreaterThan(20);
});
