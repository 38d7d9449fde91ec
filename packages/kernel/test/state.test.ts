import {
  type Composite,
  cell,
  flag,
  keyed,
  least,
  list,
  oneOf,
  optional,
  record,
  rows,
  type Seat,
  Store,
  seat,
  total,
} from '@ragtag/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Layout } from '../src/layout.ts';

/** A store holding one record, set to its initial values. */
function bound<A>(spec: Composite<A>, at = 0) {
  const layout = new Layout(at + spec.size);
  spec.layOut(layout, at, '');
  const store = new Store(layout);
  return { store, fields: spec.bind(store, at) };
}

/** A store of so many words, called by their number. */
function storeOf(size: number): Store {
  return bound(list(size, cell())).store;
}

function hashWith(...words: readonly (readonly [index: number, value: number])[]): number {
  const store = storeOf(3001);
  for (const [index, value] of words) store.set(index, value);
  return store.hash;
}

const writes = fc.array(fc.record({ index: fc.nat(19), value: fc.integer({ min: -32768, max: 32767 }) }), {
  maxLength: 60,
});

describe('a store', () => {
  test('hashes as its words do, whatever is written', () => {
    fc.assert(
      fc.property(writes, (all) => {
        const store = storeOf(20);
        for (const { index, value } of all) store.set(index, value);
        expect(store.hash).toBe(store.layout.hashOf(store.words));
      }),
      { seed: 1 },
    );
  });

  test('hashes the same however it came to hold what it holds', () => {
    fc.assert(
      fc.property(writes, fc.infiniteStream(fc.nat()), (all, order) => {
        const last = new Map(all.map(({ index, value }) => [index, value]));
        const [one, other] = [storeOf(20), storeOf(20)];
        for (const { index, value } of all) one.set(index, value);
        const shuffled = [...last].map((write) => ({ write, key: order.next().value }));
        for (const { write } of shuffled.sort((a, b) => a.key - b.key)) other.set(...write);
        expect(other.hash).toBe(one.hash);
      }),
      { seed: 2 },
    );
  });

  test('hashes differently when a word differs, and wherever it stands', () => {
    const hashes = new Set<number>();
    for (let index = 0; index < 3000; index++) {
      for (const value of [1, 2, -1, 300]) hashes.add(hashWith([index, value]));
    }
    expect(hashes.size).toBe(12_000);
    expect(hashes).not.toContain(0);
    for (let index = 0; index < 3000; index++) {
      expect(hashWith([index, -32768])).not.toBe(hashWith([index, 0]));
      expect(hashWith([index, 4], [index + 1, 5])).not.toBe(hashWith([index, 5], [index + 1, 4]));
    }
  });

  test('goes back to a snapshot, which later writes leave alone', () => {
    const store = storeOf(4);
    store.set(2, 7);
    const snapshot = store.snapshot();
    store.set(2, 8);
    store.set(3, 9);
    expect(snapshot.words[2]).toBe(7);
    store.restore(snapshot);
    expect([...store.words]).toEqual([0, 0, 7, 0]);
    expect(store.hash).toBe(store.layout.hashOf(store.words));
    store.set(2, 1);
    expect(snapshot.words[2]).toBe(7);
  });

  test('refuses a snapshot of another size', () => {
    expect(() => storeOf(4).restore(storeOf(5).snapshot())).toThrow('this state has 4 words, the snapshot 5');
  });

  test.each([32768, -32769, 0.5, Number.NaN, Infinity, 70_000])('refuses %d and stays as it was', (value) => {
    const store = storeOf(1);
    store.set(0, 3);
    const { hash } = store;
    expect(() => store.set(0, value)).toThrow(RangeError);
    expect([store.get(0), store.hash]).toEqual([3, hash]);
  });

  test('refuses words it does not have', () => {
    expect(() => storeOf(2).set(2, 1)).toThrow(RangeError);
    expect(() => storeOf(65_537)).toThrow('at most 65536 words');
  });
});

describe('cells', () => {
  test('start as they say and keep what is written', () => {
    const { fields } = bound(
      record({ plain: cell(), nine: cell(9), off: flag(), on: flag(true), word: oneOf(['calm', 'storm']) }),
    );
    expect({ ...pick(fields) }).toEqual({ plain: 0, nine: 9, off: false, on: true, word: 'calm' });
    fields.plain = -4;
    fields.off = true;
    fields.on = false;
    fields.word = 'storm';
    fields.nine += 1;
    expect({ ...pick(fields) }).toEqual({ plain: -4, nine: 10, off: true, on: false, word: 'storm' });
  });

  test('may be absent', () => {
    const { fields } = bound(record({ who: optional(cell<Seat>()), what: optional(oneOf(['a', 'b'])) }));
    expect([fields.who, fields.what]).toEqual([null, null]);
    fields.who = seat(0);
    fields.what = 'b';
    expect([fields.who, fields.what]).toEqual([0, 'b']);
    fields.who = null;
    expect(fields.who).toBeNull();
  });

  test('take none but the listed words', () => {
    const { fields, store } = bound(record({ word: oneOf(['calm', 'storm']) }));
    expect(() => Object.assign(fields, { word: 'fog' })).toThrow("'fog' is none of: calm, storm");
    store.set(0, 2);
    expect(() => fields.word).toThrow('word 2 is none of: calm, storm');
  });

  test('refuse what does not fit a word', () => {
    const { fields } = bound(record({ coins: cell(32_767) }));
    expect(() => {
      fields.coins += 1;
    }).toThrow('-32768 to 32767, not 32768');
    expect(fields.coins).toBe(32_767);
  });
});

describe('composites', () => {
  test('lie side by side, each in its own words', () => {
    const spec = record({
      first: cell(1),
      areas: keyed(['bow', 'stern'], cell(2)),
      crew: rows(2, { coins: cell(3), aboard: flag(true) }),
      tides: list(3, cell(4)),
      last: cell(5),
    });
    expect(spec.size).toBe(11);
    const { store, fields } = bound(spec, 2);
    expect([...store.words]).toEqual([0, 0, 1, 2, 2, 3, 1, 3, 1, 4, 4, 4, 5]);
    fields.areas.stern = 20;
    const [, mate] = fields.crew;
    if (mate) mate.coins = 30;
    fields.tides.set(1, 40);
    fields.last = 50;
    expect([...store.words]).toEqual([0, 0, 1, 2, 20, 3, 1, 30, 1, 4, 40, 4, 50]);
    expect([fields.areas.bow, fields.crew[0]?.coins, fields.tides.get(0), fields.tides.length]).toEqual([2, 3, 4, 3]);
  });

  test('of numbers or flags are counted together, and none of their neighbours', () => {
    const spec = record({
      before: cell(7),
      ships: keyed(['bow', 'stern', 'port'], cell()),
      hit: keyed(['bow', 'stern'], flag()),
      after: cell(-9),
    });
    const { fields } = bound(spec, 1);
    fields.ships.bow = 4;
    fields.ships.stern = -1;
    fields.ships.port = 2;
    fields.hit.stern = true;
    expect([total(fields.ships), least(fields.ships), total(fields.hit)]).toEqual([5, -1, 1]);
    expect(() => total({ bow: 1 })).toThrow(TypeError);
  });

  test('nest', () => {
    const { fields } = bound(record({ decks: keyed(['upper', 'lower'], record({ guns: list(2, cell(6)) })) }));
    fields.decks.lower.guns.set(0, 1);
    expect([fields.decks.upper.guns.get(0), fields.decks.lower.guns.get(0)]).toEqual([6, 1]);
  });

  test.each([-1, 3, 1.5])('a list of three has no item %d', (index) => {
    const { fields } = bound(record({ tides: list(3, cell()), after: cell(7) }));
    expect(() => fields.tides.get(index)).toThrow(RangeError);
    expect(() => fields.tides.set(index, 1)).toThrow(RangeError);
    expect(fields.after).toBe(7);
  });

  test('two tables of one shape do not share words', () => {
    const spec = record({ coins: cell() });
    const [one, other] = [bound(spec), bound(spec)];
    one.fields.coins = 5;
    expect(other.fields.coins).toBe(0);
  });
});

/** The fields of a record, read one by one: they are accessors. */
function pick<T extends object>(fields: T): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const name in fields) read[name] = fields[name];
  return read;
}
