/**
 * Chance. One stream of numbers a game, from a cipher keyed by the game's seed: nobody can work out the next shuffle
 * from the dice seen so far. The state holds only how much of the stream is used up.
 */
import { chacha8 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type BoundRecord, cell, record } from './state.ts';

const chanceFields = { low: cell(), high: cell() };
export const chanceSpec = record(chanceFields);
type Position = BoundRecord<typeof chanceFields>;

const BLOCK = 64; // bytes of one cipher block
const AHEAD = 4; // blocks made at a time
const NUMBERS = (BLOCK * AHEAD) / 4;
const LOW = 1 << 15;

const zeros = new Uint8Array(BLOCK * AHEAD);
const nonce = new Uint8Array(12);

export class Chance {
  private readonly key: Uint8Array;
  private readonly numbers = new Uint32Array(NUMBERS);
  private batch = -1;

  constructor(
    seed: string,
    private readonly position: Position,
  ) {
    this.key = sha256(utf8ToBytes(seed));
  }

  /** A whole number from 0 to `bound` - 1, each as likely. */
  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1) throw new RangeError(`cannot choose one of ${bound}`);
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound); // numbers from here on would favour the low ones
    let number = this.next();
    while (number >= limit) number = this.next();
    return number % bound;
  }

  /** A die of so many sides, counted from 1. */
  die(sides: number): number {
    return 1 + this.below(sides);
  }

  /** One of these. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T; // below(length) is a valid index
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
    const position = this.position;
    const used = position.high * LOW + position.low;
    const batch = Math.floor(used / NUMBERS);
    if (batch !== this.batch) this.fill(batch);
    if (position.low === LOW - 1) {
      position.low = 0;
      position.high += 1;
    } else {
      position.low += 1;
    }
    return this.numbers[used % NUMBERS] as number; // used % NUMBERS is within the array
  }

  private fill(batch: number): void {
    const bytes = chacha8(this.key, nonce, zeros, undefined, batch * AHEAD);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let index = 0; index < NUMBERS; index++) this.numbers[index] = view.getUint32(index * 4, true);
    this.batch = batch;
  }
}
