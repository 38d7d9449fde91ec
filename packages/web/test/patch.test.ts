import { expect, test } from 'vitest';
import { applied } from '../src/shell/socket/patch.ts';

const before = { fuel: 8, seats: [{ name: 'Adama' }, { name: 'Roslin' }], over: null };

test('puts, adds and cuts, one change after another', () => {
  const after = applied(before, [
    { at: ['fuel'], put: 7 },
    { at: ['seats', 1, 'name'], put: 'Baltar' },
    { at: ['seats', 0], cut: true },
    { at: ['seats', 1], put: { name: 'Tyrol' } },
    { at: ['over'], cut: true },
    { at: ['crisis'], put: { name: 'Low Supplies' } },
  ]);
  expect(after).toEqual({
    fuel: 7,
    seats: [{ name: 'Baltar' }, { name: 'Tyrol' }],
    crisis: { name: 'Low Supplies' },
  });
});

test('shares what it does not touch and leaves the original alone', () => {
  const after = applied(before, [{ at: ['fuel'], put: 1 }]);
  expect(after).toHaveProperty('seats', before.seats);
  expect(before.fuel).toBe(8);
});

test('the whole can be put', () => {
  expect(applied(before, [{ at: [], put: 'all new' }])).toBe('all new');
});

test.each([[{ at: ['fuel', 'spent'], put: 1 }], [{ at: ['seats', 'name'], put: 1 }], [{ at: [], cut: true }]] as const)(
  'a change that does not fit is refused: %j',
  (change) => {
    expect(() => applied(before, [change])).toThrow(RangeError);
  },
);
