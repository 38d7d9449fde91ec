/**
 * Where the words of a state lie, and what each is called. A word counts in the hash, and is found again in a stored
 * checkpoint, by its path ("players.2.place", "zone hand:3 top") and not by its place: so whatever a later version adds
 * to a state changes nothing for games that do not use it.
 */

const MOST_WORDS = 0x1_0000;

/** A name as a number of 32 bits, the same for ever (FNV-1a, then scrambled). */
export function nameNumber(name: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) bits = Math.imul(bits ^ name.charCodeAt(index), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** The values a word can have, where they are names of something: they count by name, in whatever order they are listed. */
export class Names {
  /** What each value counts for, from -1 (none of them) on: value 3 is at 4. */
  readonly numbers: Int32Array;
  private readonly values = new Map<number, number>();

  constructor(names: readonly string[]) {
    this.numbers = new Int32Array(names.length + 1);
    names.forEach((name, value) => {
      const number = nameNumber(name);
      if (number === 0 || this.values.has(number))
        throw new RangeError(`'${name}' is there twice, or cannot be told apart`);
      this.numbers[value + 1] = number;
      this.values.set(number, value);
    });
    this.values.set(0, -1);
  }

  /** The number of a value's name; undefined if there is no such value. */
  numberOf(value: number): number | undefined {
    return this.numbers[value + 1];
  }

  /** The value of that name; undefined if nothing here is called so. */
  valueOf(number: number): number | undefined {
    return this.values.get(number);
  }
}

interface Word {
  /** What it holds at first. */
  readonly initial?: number;
  readonly names?: Names | null;
  /** Follows from others, or is stored apart: no cell of a stored checkpoint. */
  readonly apart?: boolean;
  /** Holds something that not everybody may know. */
  readonly hidden?: boolean;
}

/** One cell of a stored checkpoint: the number of its path, and its value or the number of that value's name. */
export type StoredCell = readonly [path: number, value: number];

export class Layout {
  readonly initial: Int16Array;
  /**
   * What each word counts for in the hash: an odd number of no pattern, from its path. The hash is the sum of what the
   * words differ from their initial value times these, so a write changes it by one multiplication, and no single change
   * of a word, however large, can leave it as it was.
   */
  readonly weights: Int32Array;
  private readonly names = new Map<number, Names>();
  /** The words that are cells, in order: their place and the number of their path. */
  private readonly cells: { readonly at: number; readonly path: number }[] = [];
  private readonly byPath = new Map<number, number>();
  /** Cells that anybody might be shown, with what they are called. */
  readonly openCells: { readonly at: number; readonly path: string }[] = [];

  constructor(readonly size: number) {
    if (size > MOST_WORDS) throw new RangeError(`a state has at most ${MOST_WORDS} words, not ${size}`);
    this.initial = new Int16Array(size);
    this.weights = new Int32Array(size);
  }

  /** Says what a word is. */
  word(at: number, path: string, { initial = 0, names = null, apart = false, hidden = false }: Word = {}): void {
    const number = nameNumber(path);
    this.initial[at] = initial;
    this.weights[at] = number | 1;
    if (names) this.names.set(at, names);
    if (apart) return;
    if (this.byPath.has(number)) throw new RangeError(`two words are called '${path}', or cannot be told apart`);
    this.byPath.set(number, at);
    this.cells.push({ at, path: number });
    if (!hidden) this.openCells.push({ at, path });
  }

  /** The hash a store holding these words has. */
  hashOf(words: Int16Array): number {
    let hash = 0;
    for (let at = 0; at < this.size; at++) {
      const [value, initial] = [words[at] as number, this.initial[at] as number]; // all are of the same size
      if (value === initial) continue;
      const numbers = this.names.get(at)?.numbers;
      const change = numbers ? (numbers[value + 1] ?? 0) - (numbers[initial + 1] ?? 0) : value - initial;
      hash = (hash + Math.imul(change, this.weights[at] as number)) | 0; // as above
    }
    return hash;
  }

  /** The cells that do not hold what they hold at first. */
  cellsOf(words: Int16Array): StoredCell[] {
    const stored: StoredCell[] = [];
    for (const { at, path } of this.cells) {
      const value = words[at] as number; // within the size
      if (value !== this.initial[at]) stored.push([path, this.names.get(at)?.numberOf(value) ?? value]);
    }
    return stored;
  }

  /** Puts stored cells where they belong; false if there is one that this state does not have. */
  putCells(words: Int16Array, stored: readonly StoredCell[]): boolean {
    for (const [path, number] of stored) {
      const at = this.byPath.get(path);
      if (at === undefined) return false;
      const names = this.names.get(at);
      const value = names ? names.valueOf(number) : number;
      if (value === undefined) return false;
      words[at] = value;
    }
    return true;
  }
}
