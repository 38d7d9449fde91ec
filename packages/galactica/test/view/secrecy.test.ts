import { expect, test } from 'vitest';
import { givenAway } from '../../src/host/secrecy.ts';

test('a message with long gaps is looked at once, not once for every place in a gap', () => {
  const gap = ' '.repeat(400_000);
  expect(givenAway(`the value${gap}is what it is`)).toBeNull();
  expect(givenAway(`my cards are worth${gap}7`)).toBe('strength');
});
