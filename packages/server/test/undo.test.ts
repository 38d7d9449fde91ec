import { defaults, galactica } from '@ragtag/galactica';
import { randomAnswer, type Seat, seat, startTable, whim } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { isAgreed, propose, respond } from '../src/tables/consent.ts';
import { undoOf } from '../src/tables/undo.ts';

const [ann, ben, cat] = [seat(0), seat(1), seat(2)];

/** Choosing characters: openly, one after another, and nobody learns anything hidden. */
function table() {
  return startTable(galactica, { ...defaults, players: 3 }, 'undo');
}
function answers(game: ReturnType<typeof table>): Seat {
  const [asked] = game.pending;
  if (!asked) throw new Error('nobody is asked');
  expect(game.answer(asked.seat, randomAnswer(asked, whim(1)))).toEqual({ ok: true });
  return asked.seat;
}

describe('taking an answer back', () => {
  test('nobody who has not answered', () => {
    expect(undoOf(table(), null)).toBe('no');
  });

  test('at once, by whoever answered last', () => {
    const game = table();
    answers(game);
    expect(undoOf(game, 0)).toBe('own');
  });

  test('with the consent of all, once somebody has answered since', () => {
    const game = table();
    answers(game);
    answers(game);
    expect([undoOf(game, 0), undoOf(game, 1)]).toEqual(['consent', 'own']);
  });

  test('with the consent of all, when it brought something hidden to light', () => {
    const game = table();
    answers(game);
    while (game.revealedAt < game.length) answers(game);
    expect(undoOf(game, game.length - 1)).toBe('consent');
  });

  test('with the consent of all where nobody is asked openly, whoever is asked in secret', () => {
    const [openly, secretly] = [{ secret: false }, { secret: true }];
    const asking = { length: 1, revealedAt: 0, over: false };
    expect(undoOf({ ...asking, pending: [openly] }, 0)).toBe('own');
    for (const pending of [[], [secretly], [secretly, secretly]])
      expect(undoOf({ ...asking, pending }, 0)).toBe('consent');
  });

  test('never when the game is over', () => {
    expect(undoOf({ length: 1, pending: [{ secret: false }], revealedAt: 0, over: true }, 0)).toBe('no');
  });
});

describe('consent', () => {
  const proposal = propose('undo', ann, 5, { backTo: 3 });

  test('is there when every person has agreed', () => {
    const one = respond(proposal, ben, true);
    expect(one && isAgreed(one, [ann, ben, cat])).toBe(false);
    expect(one && isAgreed(one, [ann, ben])).toBe(true);
    expect(isAgreed(proposal, [ann])).toBe(true);
  });

  test('once is enough', () => {
    expect(respond(proposal, ann, true)).toBe(proposal);
  });

  test('is refused by one', () => {
    expect(respond(proposal, cat, false)).toBeNull();
  });
});
