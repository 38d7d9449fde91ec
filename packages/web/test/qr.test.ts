import { expect, test } from 'vitest';
import { correctionOf, formatBits, qrCode } from '../src/shell/parts/qr.ts';

test('data is corrected as in the standard’s own example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('correction and mask are told as the standard lists them', () => {
  expect(formatBits(0).toString(2)).toBe('101010000010010');
  expect(formatBits(5).toString(2).padStart(15, '0')).toBe('100000011001110');
});

/** Reads a code again as a reader would: format, mask, modules in their order, codewords of one block. */
function read(code: readonly (readonly boolean[])[]): string {
  const size = code.length;
  const at = (x: number, y: number) => code[y]?.[x] === true;
  let format = 0;
  for (let bit = 0; bit < 8; bit++) format |= Number(at(size - 1 - bit, 8)) << bit;
  for (let bit = 8; bit < 15; bit++) format |= Number(at(8, size - 15 + bit)) << bit;
  const mask = ((format ^ 0x5412) >> 10) & 7;
  expect((format ^ 0x5412) >> 13).toBe(0); // medium
  const inverted = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask];
  const isFixed = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2);
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFixed(x, y)) bits.push(Number(at(x, y) !== (inverted?.(x, y) === 0)));
    }
    up = !up;
  }
  const byte = (from: number) => bits.slice(from, from + 8).reduce((value, bit) => value * 2 + bit, 0);
  expect(bits.slice(0, 4)).toEqual([0, 1, 0, 0]); // bytes
  return new TextDecoder().decode(Uint8Array.from({ length: byte(4) }, (_, n) => byte(12 + 8 * n)));
}

test.each(['ragtag', 'https://rag.example/t/27', 'https://ragtag.example/table/12345'])('%s is read again', (text) => {
  const code = qrCode(text);
  expect(new Set(code.map((row) => row.length))).toEqual(new Set([code.length]));
  expect(read(code)).toBe(text);
});

test('an address of a table fits', () => {
  const code = qrCode('https://a-rather-long-name.example.org:8020/table/0f0e37d6-dd80-4b0a-9949-b6e0c6445aee');
  expect(code.length).toBe(17 + 4 * 6);
});
