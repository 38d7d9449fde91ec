import { type Face, orderedAnswer, passFor, seat, seatsOf, startTable } from '@ragtag/kernel';
import { checkHidden, dice, playRandomly, TestTable } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { DECK, handOf, salvage } from './salvage.ts';

const [ann, ben] = [seat(0), seat(1)];

/** Ann is to play; she draws a 1 from a deck of them. */
function position({ anns, bens }: { anns: number[]; bens: number[] }) {
  return new TestTable(salvage, { players: 2 }).setUp((g) => {
    g.cards.createAll(anns as Face[], handOf(ann));
    g.cards.createAll(bens as Face[], handOf(ben));
    g.cards.createAll(Array<Face>(8).fill(1 as Face), DECK);
    g.fields.dealt = true;
  });
}

test('a card scores its worth and a die', () => {
  const table = position({ anns: [5, 3], bens: [4] });
  table.chance.rolls.push(6);
  table.choose(ann, { face: 5 });
  expect(table.view('spectator').game).toMatchObject({ points: [11, 0], current: ben });
});

test('one who holds the same card may spoil it, and nobody knows who is asked', () => {
  const table = position({ anns: [5, 3], bens: [5] });
  table.choose(ann, { face: 5 });
  expect(table.view(ann)).toMatchObject({ waiting: true, awaited: [] });
  table.choose(ben, { type: 'spoil' });
  expect(table.view(ann).game).toMatchObject({ points: [0, 0], discard: { count: 2 } });
});

test('standing orders: spoil what is worth 4 or more, pass on the rest', () => {
  const big = { in: 'context', path: ['face'], is: 'least', value: 4 } as const;
  const orders = [{ when: 'spoil', only: [big], answer: { type: 'spoil' } }, passFor('card')];
  const answered = [5, 3].map((face) => {
    const table = position({ anns: [5, 3], bens: [5, 3] }).choose(ann, { face });
    const [asked] = table.pending;
    return asked && orderedAnswer(orders, asked, table.view(ben).game);
  });
  expect(answered).toEqual([1, 0]);
});

test('what is hidden makes no difference to who may not see it', () => {
  for (let game = 0; game < 5; game++) {
    const below = dice(game);
    const table = startTable(salvage, { players: 3 }, `game ${game}`);
    const lookAround = () => {
      for (const viewer of [...seatsOf(3), 'spectator'] as const) checkHidden(table, viewer, below);
    };
    playRandomly(table, below, { after: lookAround });
    expect(table.over).toBe(true);
  }
});
