/**
 * Flat state. A game declares its state as a shape of cells; the kernel lays the cells out in one array of 16-bit words
 * and hands out objects whose properties read and write those words. Copying a state is copying one array, and its hash
 * is kept up to date by every write, so neither is ever computed by walking the game.
 */

import { type Layout, Names } from './layout.ts';

/** A copy of a state: plain data, valid for any store of the same layout. */
export interface Snapshot {
  readonly words: Int16Array;
  readonly hash: number;
}

/** The words of one game and their hash. Every change goes through `set`. */
export class Store {
  readonly words: Int16Array;
  hash = 0;
  /** How often everything was put back at once. */
  restored = 0;
  private readonly weights: Int32Array;

  /** Everything is as it is at first, which counts nothing. */
  constructor(readonly layout: Layout) {
    this.words = layout.initial.slice();
    this.weights = layout.weights;
  }

  get(index: number): number {
    return this.words[index] as number; // a typed array read inside its length is a number
  }

  set(index: number, value: number): void {
    const words = this.words;
    const old = words[index] as number; // as above
    if (old === value) return;
    words[index] = value;
    if (words[index] !== value) {
      words[index] = old;
      throw new RangeError(`a state word holds whole numbers from -32768 to 32767, not ${value}`);
    }
    this.hash = (this.hash + Math.imul(value - old, this.weights[index] as number)) | 0; // as above
  }

  /** Sets a word whose values are names: what they are called counts. The value must be one of them, or -1. */
  setNamed(index: number, value: number, { numbers }: Names): void {
    const words = this.words;
    const old = words[index] as number; // as in `get`
    if (old === value) return;
    words[index] = value;
    const change = (numbers[value + 1] as number) - (numbers[old + 1] as number); // each has a number
    this.hash = (this.hash + Math.imul(change, this.weights[index] as number)) | 0; // as above
  }

  snapshot(): Snapshot {
    return { words: this.words.slice(), hash: this.hash };
  }

  restore(snapshot: Snapshot): void {
    if (snapshot.words.length !== this.words.length) {
      throw new RangeError(`this state has ${this.words.length} words, the snapshot ${snapshot.words.length}`);
    }
    this.words.set(snapshot.words);
    this.hash = snapshot.hash;
    this.restored++;
  }
}

/** One word that reads as a `T`. */
export interface Leaf<T> {
  readonly kind: 'leaf';
  readonly size: 1;
  readonly initial: number;
  /** Where the values are names. */
  readonly names: Names | null;
  readonly decode: (word: number) => T;
  readonly encode: (value: T) => number;
  readonly hidden?: boolean;
}

/** Several words that read as an object `A`. */
export interface Composite<A> {
  readonly kind: 'composite';
  readonly size: number;
  bind(store: Store, at: number): A;
  /** Says what its words are, from a place on; `path` is what they all have in common. */
  layOut(layout: Layout, at: number, path: string): void;
}

// A leaf is written as well as read, so it is invariant in T: `any` is what lets a list of mixed leaves have a type.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Spec = Leaf<any> | Composite<any>;
export type Fields = Readonly<Record<string, Spec>>;

type LeafKeys<F> = { [K in keyof F]: F[K] extends { kind: 'leaf' } ? K : never }[keyof F];
/** What a spec reads as. */
export type Bound<S> = S extends Leaf<infer T> ? T : S extends Composite<infer A> ? A : never;
/** An object with a mutable property for each leaf and a fixed one for each composite. */
export type BoundRecord<F> = { -readonly [K in LeafKeys<F>]: Bound<F[K]> } & {
  readonly [K in Exclude<keyof F, LeafKeys<F>>]: Bound<F[K]>;
};

const identity = (word: number): number => word;

/** A whole number. Name a branded type to keep seats, cards and counts apart: `cell<Seat>()`. */
export function cell<T extends number = number>(initial = 0): Leaf<T> {
  // The brand exists only for the type checker: encoding and decoding leave the number as it is.
  return { kind: 'leaf', size: 1, initial, names: null, decode: identity as (word: number) => T, encode: identity };
}

/** Yes or no. */
export function flag(initial = false): Leaf<boolean> {
  return { kind: 'leaf', size: 1, initial: Number(initial), names: null, decode: (word) => word !== 0, encode: Number };
}

/** One of a fixed list of words; the first is the initial one. */
export function oneOf<const T extends string>(values: readonly T[]): Leaf<T> {
  const index = new Map(values.map((value, number) => [value, number]));
  return {
    kind: 'leaf',
    size: 1,
    initial: 0,
    names: new Names(values),
    decode: (word) => {
      const value = values[word];
      if (value === undefined) throw new RangeError(`word ${word} is none of: ${values.join(', ')}`);
      return value;
    },
    encode: (value) => {
      const word = index.get(value);
      if (word === undefined) throw new RangeError(`'${value}' is none of: ${values.join(', ')}`);
      return word;
    },
  };
}

/** A leaf that may also be absent, as it is at first. The leaf itself must not use -1. */
export function optional<T>(leaf: Leaf<T>): Leaf<T | null> {
  return {
    kind: 'leaf',
    size: 1,
    initial: -1,
    names: leaf.names,
    decode: (word) => (word === -1 ? null : leaf.decode(word)),
    encode: (value) => (value === null ? -1 : leaf.encode(value)),
  };
}

/** A leaf that holds something not everybody may know, and that is never shown to whoever may not. */
export function hidden<T>(leaf: Leaf<T>): Leaf<T> {
  return { ...leaf, hidden: true };
}

/** A fixed number of leaves of one kind, by index. */
export class CellList<T> {
  constructor(
    private readonly store: Store,
    private readonly at: number,
    private readonly leaf: Leaf<T>,
    readonly length: number,
  ) {}

  get(index: number): T {
    return this.leaf.decode(this.store.get(this.place(index)));
  }

  set(index: number, value: T): void {
    const word = this.leaf.encode(value);
    if (this.leaf.names) this.store.setNamed(this.place(index), word, this.leaf.names);
    else this.store.set(this.place(index), word);
  }

  private place(index: number): number {
    if (index >>> 0 !== index || index >= this.length)
      throw new RangeError(`index ${index} is outside 0..${this.length - 1}`);
    return this.at + index;
  }
}

export function list<T>(length: number, leaf: Leaf<T>): Composite<CellList<T>> {
  return {
    kind: 'composite',
    size: length,
    bind: (store, at) => new CellList(store, at, leaf, length),
    layOut: (layout, at, path) => {
      for (let index = 0; index < length; index++) layout.word(at + index, `${path}.${index}`, leaf);
    },
  };
}

/**
 * The words of a store from some word on. A record prints and compares as its fields only, so these are not enumerable; nor
 * are they #private, because one getter serves all kinds of records and a private name then takes ten times as long.
 */
class Region {
  declare readonly _store: Store;
  declare readonly _at: number;
  /** The same for all records of a kind. */
  declare readonly _size: number;
  constructor(store: Store, at: number) {
    Object.defineProperty(this, '_store', { value: store });
    Object.defineProperty(this, '_at', { value: at });
  }

  /** How a leaf reads and writes the word at an offset. Most leaves are whole numbers: those take the short way. */
  static property<T>({ decode, encode, names }: Leaf<T>, offset: number): PropertyDescriptor & ThisType<Region> {
    if (Object.is(decode, identity)) {
      return {
        get() {
          return this._store.words[this._at + offset];
        },
        set(value: number) {
          this._store.set(this._at + offset, value);
        },
      };
    }
    return {
      get() {
        return decode(this._store.get(this._at + offset));
      },
      set(value: T) {
        if (names) this._store.setNamed(this._at + offset, encode(value), names);
        else this._store.set(this._at + offset, encode(value));
      },
    };
  }
}

/** Named fields, in the order given. */
export function record<const F extends Fields>(fields: F): Composite<BoundRecord<F>> {
  let size = 0;
  const places = Object.entries(fields).map(([name, spec]) => {
    const place = { name, spec, offset: size };
    size += spec.size;
    return place;
  });

  const composites = places.flatMap(({ name, spec, offset }) => (spec.kind === 'leaf' ? [] : [{ name, spec, offset }]));

  class Accessor extends Region {
    constructor(store: Store, at: number) {
      super(store, at);
      const own = this as unknown as Record<string, unknown>; // as `BoundRecord` has it, which no class can say
      for (const { name, spec, offset } of composites) own[name] = spec.bind(store, at + offset);
    }
  }
  Object.defineProperty(Accessor.prototype, '_size', { value: size });
  for (const { name, spec, offset } of places) {
    if (spec.kind !== 'leaf') continue;
    Object.defineProperty(Accessor.prototype, name, { ...Region.property(spec, offset), enumerable: true });
  }
  return {
    kind: 'composite',
    size,
    // The accessor's properties are defined from `fields` just above, which the checker cannot follow.
    bind: (store, at) => new Accessor(store, at) as unknown as BoundRecord<F>,
    layOut: (layout, at, path) => {
      for (const { name, spec, offset } of places) {
        const itsPath = path === '' ? name : `${path}.${name}`;
        if (spec.kind === 'leaf') layout.word(at + offset, itsPath, spec);
        else spec.layOut(layout, at + offset, itsPath);
      }
    },
  };
}

function leavesOf(record: object): Region {
  if (record instanceof Region) return record;
  throw new TypeError('expected a record of a state');
}

/** The words of a record as they are, for comparing: not a copy. With those of all up to another, where one is given. */
export function wordsOf(record: object, last = record): Int16Array {
  const { _store, _at } = leavesOf(record);
  const end = leavesOf(last);
  return _store.words.subarray(_at, end._at + end._size);
}

/** The numbers of a record together, or how many of its flags are set: `total(state.raiders)`. Faster than field by field. */
export function total(record: Readonly<Record<string, number | boolean>>): number {
  const { _store, _at, _size } = leavesOf(record);
  let sum = 0;
  for (let index = _at; index < _at + _size; index++) sum += _store.get(index);
  return sum;
}

/** The smallest number in a record. */
export function least(record: Readonly<Record<string, number>>): number {
  const { _store, _at, _size } = leavesOf(record);
  let smallest = Number.POSITIVE_INFINITY;
  for (let index = _at; index < _at + _size; index++) smallest = Math.min(smallest, _store.get(index));
  return smallest;
}

/** A record with the same field for each key: `keyed(areas, cell())`. */
export function keyed<const K extends string, S extends Spec>(
  keys: readonly K[],
  spec: S,
): Composite<BoundRecord<Record<K, S>>> {
  // Object.fromEntries forgets which keys it was given.
  return record(Object.fromEntries(keys.map((key) => [key, spec])) as Record<K, S>);
}

/** A fixed number of records of one form: one a player, say. */
export function rows<const F extends Fields>(length: number, fields: F): Composite<readonly BoundRecord<F>[]> {
  const row = record(fields);
  return {
    kind: 'composite',
    size: row.size * length,
    bind: (store, at) => {
      const bound: BoundRecord<F>[] = [];
      for (let index = 0; index < length; index++) bound.push(row.bind(store, at + index * row.size));
      return bound;
    },
    layOut: (layout, at, path) => {
      for (let index = 0; index < length; index++) row.layOut(layout, at + index * row.size, `${path}.${index}`);
    },
  };
}
