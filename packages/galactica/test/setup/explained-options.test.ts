import { whim } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { defaults, explainedOptions, galactica, randomCharacters } from '../../src/index.ts';

test('every option is explained, with the value it has by default', () => {
  const explained = Object.fromEntries(explainedOptions.map(({ name, default: value }) => [name, value]));
  expect(explained).toEqual(defaults);
});

test('whatever is said to be possible is', () => {
  for (const { name, values, needs } of explainedOptions) {
    const other = needs ? { [needs.name]: needs.value } : {};
    const all = values.kind === 'number' ? [values.min, values.max] : values.kind === 'yes-no' ? [true, false] : [null];
    for (const value of all) expect(() => galactica.configure({ ...defaults, ...other, [name]: value })).not.toThrow();
  }
});

test('characters dealt at random could have been chosen, and are not always the same', () => {
  const below = whim(3);
  const dealt = Array.from({ length: 50 }, (_, n) => randomCharacters(3 + (n % 4), below));
  for (const characters of dealt) {
    expect(() => galactica.configure({ ...defaults, players: characters.length, characters })).not.toThrow();
  }
  expect(new Set(dealt.map(([first]) => first)).size).toBeGreaterThan(1);
});
