import { defaults, galactica } from '@ragtag/galactica';
import { decision, randomAnswer, type Seat, seat, startTable, whim } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { isAgreed, propose, respond } from '../src/tables/consent.ts';
import { lastAnswerOf, undoOf } from '../src/tables/undo.ts';

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
    expect([ann, ben, cat].map((one) => undoOf(table(), one))).toEqual(['no', 'no', 'no']);
  });

  test('at once, by whoever answered last', () => {
    const game = table();
    const first = answers(game);
    expect(undoOf(game, first)).toBe('own');
    expect(lastAnswerOf(game, first)).toBe(0);
  });

  test('with the consent of all, once somebody has answered since', () => {
    const game = table();
    const first = answers(game);
    const second = answers(game);
    expect([undoOf(game, first), undoOf(game, second)]).toEqual(['consent', 'own']);
  });

  test('with the consent of all, when it brought something hidden to light', () => {
    const game = table();
    let last = answers(game);
    while (game.revealedAt < game.length) last = answers(game);
    expect(undoOf(game, last)).toBe('consent');
  });

  test('with the consent of all, while others are asked in secret', () => {
    const game = table();
    const first = answers(game);
    const secret = decision({ seat: first === cat ? ben : cat, kind: 'x', secret: true, options: [{ type: 'pass' }] });
    const asking = { pending: [secret], length: 1, revealedAt: 0, over: false, answeredBy: () => game.answeredBy(0) };
    expect(undoOf(asking, first)).toBe('consent');
    expect(undoOf({ ...asking, pending: [{ ...secret, seat: first }] }, first)).toBe('own');
  });

  test('never when the game is over', () => {
    const game = table();
    const first = answers(game);
    expect(
      undoOf(
        { ...game, length: 1, pending: [], revealedAt: 0, over: true, answeredBy: (n) => game.answeredBy(n) },
        first,
      ),
    ).toBe('no');
  });
});

describe('consent', () => {
  const proposal = propose('undo', ann, 5, 3);

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
