/**
 * Chance. One stream of numbers a game, from a cipher keyed by the game's seed: nobody can work out the next shuffle
 * from the dice seen so far. The state holds only how much of the stream is used up.
 */
import { chacha8 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Composite, Store } from './state.ts';

/** How many numbers of the stream are used up, in two words. */
class Position {
  constructor(
    private readonly store: Store,
    private readonly at: number,
  ) {}

  /** Uses one more; returns how many were used before. */
  advance(): number {
    const { store, at } = this;
    const low = store.get(at);
    const high = store.get(at + 1);
    if (low === LOW - 1) {
      store.set(at, 0);
      store.set(at + 1, high + 1);
    } else {
      store.set(at, low + 1);
    }
    return high * LOW + low;
  }
}

export const chanceSpec: Composite<Position> = {
  kind: 'composite',
  size: 2,
  bind: (store, at) => new Position(store, at),
  layOut: (layout, at, path) => {
    layout.word(at, `${path}.low`);
    layout.word(at + 1, `${path}.high`);
  },
};

const BLOCK = 64; // bytes of one cipher block
const AHEAD = 32; // blocks made at a time
const NUMBERS = (BLOCK * AHEAD) / 4;
const LOW = 1 << 15;
const ALL = 0x1_0000_0000; // how many numbers there are
const MOST = 1 << 20; // times any number it is still exact

const zeros = new Uint8Array(BLOCK * AHEAD);
const nonce = new Uint8Array(12);

/** A stretch of the stream. It never changes once made, so copies of a chance share it. */
interface Batch {
  readonly number: number;
  readonly numbers: DataView;
}
const nothingYet: Batch = { number: -1, numbers: new DataView(new ArrayBuffer(0)) };

export class Chance {
  /** How often chance has decided something in the open. New numbers for cards and new orders of decks tell nobody. */
  rolled = 0;
  private readonly key: Uint8Array;
  private batch = nothingYet;

  constructor(
    seed: string | Chance,
    private readonly position: Position,
  ) {
    if (typeof seed === 'string') {
      this.key = sha256(utf8ToBytes(seed));
    } else {
      this.key = seed.key; // the same stream, from a position of its own
      this.batch = seed.batch;
    }
  }

  /** A whole number from 0 to `bound` - 1, each as likely. */
  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > MOST) throw new RangeError(`cannot choose one of ${bound}`);
    // The number as a fraction of all numbers, times the bound; the few that would favour some results are thrown away.
    let number = this.next();
    if (Math.imul(number, bound) >>> 0 < bound) {
      const uneven = ALL % bound;
      while (Math.imul(number, bound) >>> 0 < uneven) number = this.next();
    }
    return Math.floor((number * bound) / ALL);
  }

  /** A die of so many sides, counted from 1. */
  die(sides: number): number {
    this.rolled++;
    return 1 + this.below(sides);
  }

  /** One of these. */
  pick<T>(items: readonly T[]): T {
    this.rolled++;
    return items[this.draw(items.length)] as T; // draw(length) is a valid index
  }

  /** Which of so many is drawn, in a rule that says so: what tests can write down. Shuffles and new numbers are not. */
  draw(from: number): number {
    return this.below(from);
  }

  /** Puts the items in a random order, in place. */
  shuffle<T>(items: T[]): T[] {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const held = items[last] as T; // both indices are within the array
      items[last] = items[other] as T;
      items[other] = held;
    }
    return items;
  }

  private next(): number {
    const used = this.position.advance();
    const number = Math.floor(used / NUMBERS);
    if (number !== this.batch.number) this.batch = this.made(number);
    return this.batch.numbers.getUint32((used % NUMBERS) * 4, true);
  }

  private made(number: number): Batch {
    const bytes = chacha8(this.key, nonce, zeros, undefined, number * AHEAD);
    return { number, numbers: new DataView(bytes.buffer, bytes.byteOffset) };
  }
}
