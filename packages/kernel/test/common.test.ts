import { expect, test } from 'vitest';
import { CommonParts } from '../src/common.ts';

test('a part is made once for each position, whoever asks for it', () => {
  const parts = new CommonParts();
  let made = 0;
  const make = () => ({ number: ++made });
  expect(parts.at(1, 5)('a', make)).toBe(parts.at(1, 5)('a', make));
  expect(made).toBe(1);
  expect(parts.at(2, 5)('a', make)).toEqual({ number: 2 });
  expect(parts.at(2, 6)('a', make)).toEqual({ number: 3 });
});

test('what has not changed stays the same object, and nothing that was handed out is changed', () => {
  const parts = new CommonParts();
  const first = parts.at(1, 1)('a', () => ({ still: [{ x: 1 }, { x: 2 }], moved: { x: 1 }, gone: null }));
  const second = parts.at(2, 2)('a', () => ({ still: [{ x: 1 }, { x: 2 }], moved: { x: 2 }, come: [] }));
  expect(second).toEqual({ still: [{ x: 1 }, { x: 2 }], moved: { x: 2 }, come: [] });
  expect(second.still).toBe(first.still);
  expect(first).toEqual({ still: [{ x: 1 }, { x: 2 }], moved: { x: 1 }, gone: null });
  expect(parts.at(3, 3)('a', () => ({ still: [{ x: 1 }], moved: { x: 2 }, come: [] })).still).toEqual([{ x: 1 }]);
  expect(parts.at(4, 4)('a', () => structuredClone(second)).moved).toBe(second.moved);
});
