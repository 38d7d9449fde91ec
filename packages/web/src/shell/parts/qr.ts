/** QR codes (ISO/IEC 18004) of short texts: bytes, medium error correction, versions 1 to 10. */

/** For each version: codewords of error correction in a block, and how many blocks there are, of how many data codewords. */
const blocks: readonly (readonly [correction: number, ...data: number[]])[] = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
  [26, 43, 43, 43, 43, 44],
];
/** Where the centres of the alignment patterns are, in both directions. */
const alignments: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** The code as rows of modules, true where it is dark. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = blocks.findIndex(([, ...data], index) => bytes.length + headerBytes(index + 1) <= sum(data)) + 1;
  if (version === 0) throw new RangeError('the text is too long for a QR code');
  const drawn = new Drawing(version);
  drawn.writeData(interleaved(version, dataCodewords(version, bytes)));
  const masks = Array.from({ length: 8 }, (_, mask) => drawn.masked(mask));
  return masks.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
/** Mode and length, and the end: half a byte, one or two bytes, half a byte. */
const headerBytes = (version: number): number => (version < 10 ? 2 : 3);

/** The mode, the length, the text, and padding up to the full. */
function dataCodewords(version: number, bytes: Uint8Array): number[] {
  const [, ...sizes] = blocks[version - 1] ?? [0];
  const length = version < 10 ? [bytes.length] : [bytes.length >> 8, bytes.length & 255];
  const all = [...length, ...bytes, 0];
  // The mode takes half a byte, so everything after it is half a byte late.
  const result = all.map((byte, index) => (((index === 0 ? 4 : (all[index - 1] ?? 0)) << 4) | (byte >> 4)) & 255);
  const full = sum(sizes);
  for (let pad = 0xec; result.length < full; pad ^= 0xec ^ 0x11) result.push(pad);
  return result.slice(0, full);
}

/** All blocks in turn, first their data, then their correction. */
function interleaved(version: number, data: readonly number[]): number[] {
  const [correction, ...sizes] = blocks[version - 1] ?? [0];
  let from = 0;
  const parts = sizes.map((size) => {
    from += size;
    return data.slice(from - size, from);
  });
  const corrections = parts.map((part) => correctionOf(part, correction));
  const longest = Math.max(...sizes);
  const inTurn = (all: readonly (readonly number[])[], most: number) =>
    Array.from({ length: most }, (_, at) => all.flatMap((part) => part[at] ?? [])).flat();
  return [...inTurn(parts, longest), ...inTurn(corrections, correction)];
}

/** In the field of 256 elements that QR codes count in. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Reed-Solomon: what is left of the data divided by the generator of this degree. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor: number[] = Array.from({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++) divisor[at] = multiply(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    root = multiply(root, 2);
  }
  const rest: number[] = Array.from({ length: degree }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let at = 0; at < degree; at++) rest[at] = (rest[at] ?? 0) ^ multiply(divisor[at] ?? 0, factor);
  }
  return rest;
}

type Mask = (x: number, y: number) => boolean;
const masks: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The modules, first those that are the same whatever is written, then the data. */
class Drawing {
  private readonly size: number;
  private readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = 17 + 4 * version;
    const empty = () => Array.from({ length: this.size }, () => Array.from({ length: this.size }, () => false));
    [this.dark, this.fixed] = [empty(), empty()];
    for (let at = 0; at < this.size; at++) {
      this.fix(6, at, at % 2 === 0);
      this.fix(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ] as const)
      this.square(x, y, 4);
    const centres = alignments[version - 1] ?? [];
    const [first, last] = [centres[0], centres.at(-1)];
    for (const x of centres) {
      for (const y of centres) {
        const inCorner = (x === first && (y === first || y === last)) || (x === last && y === first);
        if (!inCorner) this.square(x, y, 2);
      }
    }
    this.format(this.dark, 0); // keeps the place
    this.versionBits();
  }

  /** Rings about a centre: dark, light, dark. */
  private square(x: number, y: number, reach: number): void {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.fix(x + dx, y + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
    }
  }

  private fix(x: number, y: number, dark: boolean): void {
    const [row, fixed] = [this.dark[y], this.fixed[y]];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  /** The error correction and the mask, twice. */
  private format(target: boolean[][], mask: number): void {
    const bits = formatBits(mask);
    const put = (x: number, y: number, bit: number) => {
      this.fix(x, y, ((bits >> bit) & 1) === 1);
      const row = target[y];
      if (row) row[x] = ((bits >> bit) & 1) === 1;
    };
    for (let bit = 0; bit < 6; bit++) put(8, bit, bit);
    put(8, 7, 6);
    put(8, 8, 7);
    put(7, 8, 8);
    for (let bit = 9; bit < 15; bit++) put(14 - bit, 8, bit);
    for (let bit = 0; bit < 8; bit++) put(this.size - 1 - bit, 8, bit);
    for (let bit = 8; bit < 15; bit++) put(8, this.size - 15 + bit, bit);
    this.fix(8, this.size - 8, true);
    const row = target[this.size - 8];
    if (row) row[8] = true;
  }

  private versionBits(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let bit = 0; bit < 18; bit++) {
      const dark = ((bits >> bit) & 1) === 1;
      const [a, b] = [this.size - 11 + (bit % 3), Math.floor(bit / 3)];
      this.fix(a, b, dark);
      this.fix(b, a, dark);
    }
  }

  /** Up and down in columns of two, from the right. */
  writeData(codewords: readonly number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const up = ((right + 1) & 2) === 0;
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          const row = this.dark[y];
          if (!row || this.fixed[y]?.[x]) continue;
          row[x] = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          bit++;
        }
      }
    }
  }

  masked(mask: number): boolean[][] {
    const inverts = masks[mask] ?? (() => false);
    const result = this.dark.map((row, y) =>
      row.map((dark, x) => (this.fixed[y]?.[x] ? dark : dark !== inverts(x, y))),
    );
    this.format(result, mask);
    return result;
  }
}

/** Medium error correction is 0. */
export function formatBits(mask: number): number {
  let rest = mask;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, and too much of one colour. */
function penalty(code: readonly (readonly boolean[])[]): number {
  const size = code.length;
  const at = (x: number, y: number) => code[y]?.[x] === true;
  let points = 0;
  let dark = 0;
  for (const turned of [false, true]) {
    for (let y = 0; y < size; y++) {
      const row = Array.from({ length: size }, (_, x) => (turned ? at(y, x) : at(x, y)));
      const line = row.map((one) => (one ? '1' : '0')).join('');
      for (const { 0: run } of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
      points += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
      if (!turned) dark += row.filter(Boolean).length;
    }
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++)
      if (at(x, y) === at(x + 1, y) && at(x, y) === at(x, y + 1) && at(x, y) === at(x + 1, y + 1)) points += 3;
  return points + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
