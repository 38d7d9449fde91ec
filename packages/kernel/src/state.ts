/**
 * Flat state. A game declares its state as a shape of cells; the kernel lays the cells out in one array of 16-bit words
 * and hands out objects whose properties read and write those words. Copying a state is copying one array, and its hash
 * is kept up to date by every write, so neither is ever computed by walking the game.
 */

/** A copy of a state: plain data, valid for any store of the same size. */
export interface Snapshot {
  readonly words: Int16Array;
  readonly hash: number;
}

const MOST_WORDS = 0x1_0000;

/** Scrambles 32 bits; no two numbers become the same. */
function scramble(number: number): number {
  let bits = number;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/**
 * What each word counts for in the hash: an odd number of no pattern. The hash is the sum of the words times these, so a
 * write changes it by one multiplication, and no single change of a word, however large, can leave it as it was.
 */
const weights = new Int32Array(MOST_WORDS);
for (let index = 0; index < MOST_WORDS; index++) weights[index] = scramble(index + 1) | 1;

/** The hash a store holding these words has. */
export function hashOf(words: Int16Array): number {
  let hash = 0;
  for (let index = 0; index < words.length; index++) {
    hash = (hash + Math.imul(words[index] as number, weights[index] as number)) | 0; // both within their arrays
  }
  return hash;
}

/** The words of one game and their hash. Every change goes through `set`. */
export class Store {
  readonly words: Int16Array;
  hash = 0;
  /** How often everything was put back at once. */
  restored = 0;

  constructor(size: number) {
    if (size > MOST_WORDS) throw new RangeError(`a state has at most ${MOST_WORDS} words, not ${size}`);
    this.words = new Int16Array(size);
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
    this.hash = (this.hash + Math.imul(value - old, weights[index] as number)) | 0; // as above
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
  readonly decode: (word: number) => T;
  readonly encode: (value: T) => number;
}

/** Several words that read as an object `A`. */
export interface Composite<A> {
  readonly kind: 'composite';
  readonly size: number;
  bind(store: Store, at: number): A;
  init(store: Store, at: number): void;
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
  return { kind: 'leaf', size: 1, initial, decode: identity as (word: number) => T, encode: identity };
}

/** Yes or no. */
export function flag(initial = false): Leaf<boolean> {
  return { kind: 'leaf', size: 1, initial: Number(initial), decode: (word) => word !== 0, encode: Number };
}

/** One of a fixed list of words; the first is the initial one. */
export function oneOf<const T extends string>(values: readonly T[]): Leaf<T> {
  const index = new Map(values.map((value, number) => [value, number]));
  return {
    kind: 'leaf',
    size: 1,
    initial: 0,
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
    decode: (word) => (word === -1 ? null : leaf.decode(word)),
    encode: (value) => (value === null ? -1 : leaf.encode(value)),
  };
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
    this.store.set(this.place(index), this.leaf.encode(value));
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
    init: (store, at) => {
      for (let index = 0; index < length; index++) store.set(at + index, leaf.initial);
    },
  };
}

/**
 * Words of a store from a place on. A record prints and compares as its fields only, so these are not enumerable; nor
 * are they #private, because one getter serves all kinds of records and a private name then takes ten times as long.
 */
class Words {
  declare readonly _store: Store;
  declare readonly _at: number;
  declare readonly _size: number;
  constructor(store: Store, at: number, size: number) {
    Object.defineProperty(this, '_store', { value: store });
    Object.defineProperty(this, '_at', { value: at });
    Object.defineProperty(this, '_size', { value: size });
  }

  /** How a leaf reads and writes the word at an offset. Most leaves are whole numbers: those take the short way. */
  static property<T>({ decode, encode }: Leaf<T>, offset: number): PropertyDescriptor & ThisType<Words> {
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
        this._store.set(this._at + offset, encode(value));
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

  class Accessor extends Words {
    constructor(store: Store, at: number) {
      super(store, at, size);
      for (const { name, spec, offset } of places) {
        if (spec.kind === 'composite') Object.assign(this, { [name]: spec.bind(store, at + offset) });
      }
    }
  }
  for (const { name, spec, offset } of places) {
    if (spec.kind !== 'leaf') continue;
    Object.defineProperty(Accessor.prototype, name, { ...Words.property(spec, offset), enumerable: true });
  }
  return {
    kind: 'composite',
    size,
    // The accessor's properties are defined from `fields` just above, which the checker cannot follow.
    bind: (store, at) => new Accessor(store, at) as unknown as BoundRecord<F>,
    init: (store, at) => {
      for (const { spec, offset } of places) {
        if (spec.kind === 'leaf') store.set(at + offset, spec.initial);
        else spec.init(store, at + offset);
      }
    },
  };
}

function leavesOf(record: object): Words {
  if (record instanceof Words) return record;
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
    init: (store, at) => {
      for (let index = 0; index < length; index++) row.init(store, at + index * row.size);
    },
  };
}
