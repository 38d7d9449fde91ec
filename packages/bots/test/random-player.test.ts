import { decision, illegal, seat, type TableView } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { randomPlayer } from '../src/index.ts';

const asked = decision({
  seat: seat(0),
  kind: 'discard',
  options: ['a', 'b', 'c', 'd'].map((name) => ({ type: 'card', name })),
  min: 1,
  max: 3,
});
const blind = (): TableView => {
  throw new Error('a random player does not look');
};

test('answers legally, whatever it is asked', () => {
  const player = randomPlayer(7);
  for (let n = 0; n < 500; n++) expect(illegal(asked, player.decide(asked, blind))).toBeNull();
});

test('answers the same for the same seed, and otherwise for another', () => {
  const answers = (seed: number) => {
    const player = randomPlayer(seed);
    return Array.from({ length: 40 }, () => player.decide(asked, blind));
  };
  expect(answers(1)).toEqual(answers(1));
  expect(answers(1)).not.toEqual(answers(2));
});
