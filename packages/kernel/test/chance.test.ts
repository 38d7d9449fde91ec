import { createHash } from 'node:crypto';
import { Store } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { Chance, chanceSpec } from '../src/chance.ts';
import { Layout } from '../src/layout.ts';

/** A chance and the store that holds how far it is. */
function chanceOf(seed: string) {
  const layout = new Layout(chanceSpec.size);
  chanceSpec.layOut(layout, 0, 'chance');
  const store = new Store(layout);
  return { store, chance: new Chance(seed, chanceSpec.bind(store, 0)) };
}

function draws(seed: string, bound: number, count: number): number[] {
  const { chance } = chanceOf(seed);
  return Array.from({ length: count }, () => chance.below(bound));
}

/** The stream of numbers written out plainly: ChaCha with 8 rounds, its key the seed's SHA-256. */
function reference(seed: string, index: number): number {
  const key = new Uint32Array(new Uint8Array(createHash('sha256').update(seed).digest()).buffer);
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, Math.floor(index / 16), 0, 0, 0];
  const block = Uint32Array.from(start);
  const word = (at: number) => block[at] ?? 0;
  const mix = (to: number, by: number, then: number, left: number) => {
    block[to] = word(to) + word(by);
    const mixed = word(then) ^ word(to);
    block[then] = (mixed << left) | (mixed >>> (32 - left));
  };
  const quarter = (a: number, b: number, c: number, d: number) => {
    mix(a, b, d, 16);
    mix(c, d, b, 12);
    mix(a, b, d, 8);
    mix(c, d, b, 7);
  };
  for (let round = 0; round < 8; round += 2) {
    for (const at of [0, 1, 2, 3]) quarter(at, at + 4, at + 8, at + 12);
    for (const at of [0, 1, 2, 3]) quarter(at, 4 + ((at + 1) % 4), 8 + ((at + 2) % 4), 12 + ((at + 3) % 4));
  }
  return (word(index % 16) + (start[index % 16] ?? 0)) >>> 0;
}

/** How far counts are from even; beyond the limit only one fair generator in a thousand would be. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function count(values: Iterable<number>, kinds: number): number[] {
  const counts = Array.from({ length: kinds }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe('the stream', () => {
  test('never changes: games already played depend on it', () => {
    expect(draws('ragtag', 6, 20)).toEqual([0, 5, 2, 1, 3, 2, 2, 2, 0, 3, 0, 0, 2, 4, 5, 0, 0, 3, 3, 0]);
    expect(draws('ragtag', 1 << 20, 5)).toEqual([2763, 1025851, 454706, 259176, 527847]);
    expect(draws('', 100, 10)).toEqual([47, 11, 79, 49, 14, 89, 75, 7, 32, 75]);
  });

  test('is the cipher, number by number, over the ends of its batches', () => {
    const numbers = Array.from({ length: 1100 }, (_, index) => reference('stream', index));
    expect(draws('stream', 256, 1100)).toEqual(numbers.map((number) => number >>> 24));
  });

  test('goes on where the low word of its position carries', () => {
    const { store, chance } = chanceOf('carry');
    store.set(0, 32_766);
    const numbers = [0, 1, 2, 3].map(() => chance.below(1 << 20));
    expect(numbers).toEqual([32_766, 32_767, 32_768, 32_769].map((index) => reference('carry', index) >>> 12));
    expect([store.get(0), store.get(1)]).toEqual([2, 1]);
  });

  test('survives a snapshot at any position', () => {
    const { store, chance } = chanceOf('snapshot');
    for (let position = 0; position < 600; position++) {
      const snapshot = store.snapshot();
      const ahead = [chance.die(20), chance.die(20), chance.die(20)];
      store.restore(snapshot);
      expect([chance.die(20), chance.die(20), chance.die(20)]).toEqual(ahead);
      store.restore(snapshot);
      chance.die(20);
    }
  });

  test('goes on alike in another chance of the same seed and position', () => {
    const one = chanceOf('same');
    for (let used = 0; used < 300; used++) one.chance.die(6);
    const other = chanceOf('same');
    other.store.restore(one.store.snapshot());
    expect([other.chance.below(1000), other.chance.below(1000)]).toEqual([
      one.chance.below(1000),
      one.chance.below(1000),
    ]);
  });

  test('differs from seed to seed', () => {
    expect(draws('a', 1 << 20, 3)).not.toEqual(draws('b', 1 << 20, 3));
  });
});

describe('numbers', () => {
  test.each([
    [2, 10.8],
    [6, 20.5],
    [7, 22.5],
    [52, 87.0],
  ])('below %d come evenly', (bound, limit) => {
    expect(chiSquare(count(draws('even', bound, 60_000), bound))).toBeLessThan(limit);
  });

  test('that would favour some results are thrown away', () => {
    const bound = 1_000_001;
    const uneven = 0x1_0000_0000 % bound;
    const expected: number[] = [];
    let thrown = 0;
    for (let index = 0; expected.length < 10_000; index++) {
      const product = BigInt(reference('uneven', index)) * BigInt(bound);
      if (Number(product & 0xffff_ffffn) < uneven) thrown++;
      else expected.push(Number(product >> 32n));
    }
    expect(thrown).toBeGreaterThan(0);
    expect(draws('uneven', bound, 10_000)).toEqual(expected);
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity, 2 ** 33])('below %d there are none to choose', (bound) => {
    const { store, chance } = chanceOf('none');
    expect(() => chance.below(bound)).toThrow(`cannot choose one of ${bound}`);
    expect(store.hash).toBe(0);
  });
});

describe('dice, picks and shuffles', () => {
  test('a die shows each of its sides and no other', () => {
    const { chance } = chanceOf('die');
    expect(new Set(Array.from({ length: 200 }, () => chance.die(6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('a pick is one of the items, each as likely', () => {
    const { chance } = chanceOf('pick');
    const items = [10, 20, 30];
    const counts = count(
      Array.from({ length: 30_000 }, () => items.indexOf(chance.pick(items))),
      3,
    );
    expect(chiSquare(counts)).toBeLessThan(13.8);
    expect(() => chance.pick([])).toThrow(RangeError);
  });

  test('every order of a shuffle is as likely', () => {
    const { chance } = chanceOf('shuffle');
    const seen = new Map<string, number>();
    for (let time = 0; time < 24_000; time++) {
      const order = chance.shuffle(['a', 'b', 'c', 'd']).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    expect(chiSquare([...seen.values()])).toBeLessThan(49.7);
  });
});
