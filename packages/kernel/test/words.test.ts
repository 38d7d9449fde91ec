import { ordinal } from '@ragtag/kernel/words';
import { expect, test } from 'vitest';

test('places in a row are said as one says them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 25, 101, 111].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '25th',
    '101st',
    '111th',
  ]);
});
