/** The answers given so far, packed: an idle table keeps thousands of them in a few kilobytes. */
import type { Answer } from './decision.ts';
import type { Seat } from './seats.ts';

const SEAT = 1 << 20;
const LIST = 1 << 28;

export interface GivenAnswer {
  readonly seat: Seat;
  readonly answer: Answer;
  /** Of the state after it. */
  readonly hash: number;
}

export class AnswerLog {
  private packed = new Int32Array(32);
  private hashes = new Int32Array(32);
  /** Choices of several, which do not fit a word. */
  private lists: (readonly number[])[] = [];
  private count = 0;

  get length(): number {
    return this.count;
  }

  /** Keeps the answer itself, not a copy. */
  push(seat: Seat, answer: Answer): void {
    if (this.count === this.packed.length) this.grow();
    let word = seat * SEAT;
    if (typeof answer === 'number') {
      word += answer;
    } else {
      word += LIST + this.lists.length;
      this.lists.push(answer);
    }
    this.packed[this.count] = word;
    this.count++;
  }

  /** Notes the hash of the state after the newest answer. */
  seal(hash: number): void {
    this.hashes[this.count - 1] = hash;
  }

  get(index: number): GivenAnswer {
    const word = this.packed[index];
    const hash = this.hashes[index];
    if (word === undefined || hash === undefined || index >= this.count) {
      throw new RangeError(`there are ${this.count} answers, none numbered ${index}`);
    }
    const seat = Math.floor((word % LIST) / SEAT) as Seat;
    const low = word % SEAT;
    return { seat, answer: word < LIST ? low : (this.lists[low] ?? []), hash };
  }

  slice(from: number, to: number): GivenAnswer[] {
    const given: GivenAnswer[] = [];
    for (let index = from; index < to; index++) given.push(this.get(index));
    return given;
  }

  truncate(length: number): void {
    let lists = 0;
    for (let index = 0; index < length; index++) if ((this.packed[index] ?? 0) >= LIST) lists++;
    this.lists.length = lists;
    this.count = length;
  }

  private grow(): void {
    const packed = new Int32Array(this.packed.length * 2);
    const hashes = new Int32Array(packed.length);
    packed.set(this.packed);
    hashes.set(this.hashes);
    this.packed = packed;
    this.hashes = hashes;
  }
}
