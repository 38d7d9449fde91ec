import { decision, seat } from '@ragtag/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../src/storage/storage.ts';
import {
  answerByOrders,
  keepOrders,
  keptOrders,
  noOrders,
  notPassing,
  passing,
  readOrders,
} from '../src/tables/orders.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';

const window = decision({
  seat: seat(1),
  kind: 'before-roll',
  secret: true,
  context: { event: 'jump 5.2', die: 'ftl' },
  options: [{ type: 'pass' }, { type: 'card', name: 'Strategic Planning' }],
});
const [PASS, PLAY] = [0, 1];

const planning = {
  when: 'before-roll',
  only: [
    { in: 'context', path: ['die'], is: 'equal', value: 'ftl' },
    { in: 'view', path: ['atRisk'], is: 'least', value: 3 },
  ],
  answer: { name: 'Strategic Planning' },
};
const standing = (...orders: unknown[]) => ({ ...noOrders, standing: readOrders(orders) });

describe('orders', () => {
  test('answer when their conditions hold in what the owner sees', () => {
    expect(answerByOrders(standing(planning), window, () => ({ atRisk: 3 }))).toBe(PLAY);
    expect(answerByOrders(standing(planning), window, () => ({ atRisk: 1 }))).toBeNull();
  });

  test('can be kept switched off, and say so', () => {
    expect(answerByOrders(standing({ ...planning, off: true }), window, () => ({ atRisk: 3 }))).toBeNull();
    expect(readOrders([{ ...planning, off: true }])[0]).toMatchObject({ off: true });
    expect(readOrders([{ ...planning, off: false }])[0]).not.toHaveProperty('off');
  });

  test('do not even look where there are none', () => {
    const look = () => {
      throw new Error('looked');
    };
    expect(answerByOrders(noOrders, window, look)).toBeNull();
    expect(answerByOrders(passing(noOrders, 'another event'), window, look)).toBeNull();
  });

  test('one pass covers every window of an event, and comes before other orders', () => {
    const orders = passing(standing(planning), 'jump 5.2');
    expect(answerByOrders(orders, window, () => ({ atRisk: 3 }))).toBe(PASS);
    const later = { ...window, context: { ...window.context, event: 'jump 6.1' } };
    expect(answerByOrders(orders, later, () => ({ atRisk: 3 }))).toBe(PLAY);
  });

  test('a pass can be taken back before the next window', () => {
    const orders = notPassing(passing(noOrders, 'jump 5.2'), 'jump 5.2');
    expect(answerByOrders(orders, window, () => null)).toBeNull();
  });

  test('passing the same event again changes nothing; only so many are remembered', () => {
    const once = passing(noOrders, 'a');
    expect(passing(once, 'a')).toBe(once);
    let many = once;
    for (let n = 0; n < 30; n++) many = passing(many, `event ${n}`);
    expect([many.passing.length, many.passing.at(-1)]).toEqual([20, 'event 29']);
  });
});

test.each([
  ['no list', { when: '*' }],
  ['an unknown comparison', [{ ...planning, only: [{ in: 'view', path: [], is: 'like', value: 1 }] }]],
  ['the state instead of the view', [{ ...planning, only: [{ in: 'state', path: [], is: 'equal', value: 1 }] }]],
  ['nothing to answer', [{ when: '*', answer: {} }]],
  ['more than there may be', Array.from({ length: 101 }, () => planning)],
  ['something else besides', [{ ...planning, seat: 2 }]],
])('%s is refused by name', (_, orders) => {
  expect(() => readOrders(orders)).toThrow(expect.objectContaining({ name: 'Refused', code: 'malformed' }));
});

describe('kept', () => {
  let database: TestDatabase;
  let storage: Storage;
  beforeEach(async () => {
    database = await sqliteDatabase();
    storage = await database.open();
  });
  afterEach(async () => {
    await storage.close();
    await database.remove();
  });

  test('with the account, for one game', async () => {
    const orders = passing(standing(planning), 'jump 5.2');
    await keepOrders(storage, 'g', 'ann', orders);
    expect([...(await keptOrders(storage, 'g'))]).toEqual([['ann', orders]]);
    expect([...(await keptOrders(storage, 'h'))]).toEqual([]);
  });
});
