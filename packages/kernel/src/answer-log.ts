/** The answers given so far, packed: an idle table keeps a thousand of them in eight kilobytes. */
import type { Answer } from './decision.ts';
import type { Seat } from './seats.ts';

// An answer is two words: who and what, then the hash. From the low end the first holds an option (20 bits) or a choice
// of several, up to four of them (5 bits each); the seat (4 bits); how many were chosen (4 bits); whether several.
const LOW = 0xfffff;
const SEAT = 20;
const SIZE = 24;
const SEVERAL = 1 << 28;
const MOST_PACKED = 4;
const BITS = 5;
/** In place of how many: the choice does not fit and is in `lists`. */
const LISTED = 15;

/** So much room at the first answer. */
const LEAST_WORDS = 256;
const nothing = new Int32Array(0);

export interface GivenAnswer {
  readonly seat: Seat;
  readonly answer: Answer;
  /** Of the state after it. */
  readonly hash: number;
}

export class AnswerLog {
  private words = nothing;
  private lists: (readonly number[])[] = [];
  private count = 0;

  get length(): number {
    return this.count;
  }

  push(seat: Seat, answer: Answer): void {
    if (this.count * 2 === this.words.length) this.grow();
    this.words[this.count * 2] = (seat << SEAT) | (typeof answer === 'number' ? answer : this.pack(answer));
    this.count++;
  }

  /** Notes the hash of the state after the newest answer. */
  seal(hash: number): void {
    this.words[this.count * 2 - 1] = hash;
  }

  get(index: number): GivenAnswer {
    const word = this.word(index);
    const hash = this.words[index * 2 + 1] as number; // every answer has two words
    return { seat: seatIn(word), answer: word & SEVERAL ? this.unpack(word) : word & LOW, hash };
  }

  /** Who gave an answer. */
  seatOf(index: number): Seat {
    return seatIn(this.word(index));
  }

  private word(index: number): number {
    const word = this.words[index * 2];
    if (word === undefined || index >= this.count) {
      throw new RangeError(`there are ${this.count} answers, none numbered ${index}`);
    }
    return word;
  }

  slice(from: number, to: number): GivenAnswer[] {
    const given: GivenAnswer[] = [];
    for (let index = from; index < to; index++) given.push(this.get(index));
    return given;
  }

  /** Holds the first so many answers of another log, and no others. */
  copy(other: AnswerLog, length: number): void {
    this.words = other.words.slice();
    this.lists = other.lists.slice();
    this.truncate(length);
  }

  truncate(length: number): void {
    if (this.lists.length > 0) {
      let lists = 0;
      for (let index = 0; index < length; index++) if (isListed(this.words[index * 2] ?? 0)) lists++;
      this.lists.length = lists;
    }
    this.count = length;
  }

  private pack(chosen: readonly number[]): number {
    const size = chosen.length;
    let packed = 0;
    for (let index = 0; index < size; index++) {
      const option = chosen[index] as number; // within its length
      if (size > MOST_PACKED || option >= 1 << BITS) {
        this.lists.push([...chosen]);
        return SEVERAL | (LISTED << SIZE) | (this.lists.length - 1);
      }
      packed |= option << (BITS * index);
    }
    return SEVERAL | (size << SIZE) | packed;
  }

  private unpack(word: number): readonly number[] {
    if (isListed(word)) return this.lists[word & LOW] ?? [];
    const chosen: number[] = [];
    const size = (word >>> SIZE) & 15;
    for (let index = 0; index < size; index++) chosen.push((word >>> (BITS * index)) & ((1 << BITS) - 1));
    return chosen;
  }

  private grow(): void {
    const words = new Int32Array(Math.max(LEAST_WORDS, this.words.length * 2));
    words.set(this.words);
    this.words = words;
  }
}

function isListed(word: number): boolean {
  return (word & SEVERAL) !== 0 && ((word >>> SIZE) & 15) === LISTED;
}

function seatIn(word: number): Seat {
  return ((word >>> SEAT) & 15) as Seat; // as `push` put it there
}
