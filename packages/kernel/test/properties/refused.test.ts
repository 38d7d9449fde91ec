import { type Answer, answers, type Seat, writeJournal } from '@ragtag/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { games, playTo, standing, type WreckersTable } from './standing.ts';

/** Every legal answer of this seat, written out; none if it is not asked. */
function legalAnswers(table: WreckersTable, seat: Seat): Set<string> {
  const asked = table.askedOf(seat);
  return new Set(asked ? Array.from(answers(asked), (answer: Answer) => JSON.stringify(answer)) : []);
}

const index = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.double(), fc.maxSafeInteger());
const anything = fc.oneof(
  fc.jsonValue(),
  index,
  fc.array(index, { maxLength: 4 }),
  fc.constantFrom(undefined, Number.NaN, Infinity, new Map(), () => 0, { length: 1, 0: 0 }, '0', '[0]', [[0]], ['0']),
);
// Whatever number a client sends as its seat.
const anySeat = fc.oneof(fc.integer({ min: -1, max: 15 }), fc.double()).map((number) => number as Seat);

test('an answer that is refused leaves no trace', () => {
  const codes = new Map<string, number>();
  fc.assert(
    fc.property(
      games(),
      fc.nat(400),
      fc.array(fc.tuple(anySeat, anything), { minLength: 40, maxLength: 40 }),
      (game, given, attempts) => {
        const table = playTo(game, given);
        table.takeEvents();
        const before = { ...standing(table), journal: writeJournal(table), checkpoint: table.checkpoint() };
        const asked = table.pending[0]?.seat;
        for (const [seat, answer] of [...attempts, ...attempts.map(([, what]) => [asked, what] as const)]) {
          if (seat === undefined || legalAnswers(table, seat).has(JSON.stringify(answer))) continue;
          const outcome = table.answer(seat, answer);
          expect(outcome).toEqual({
            ok: false,
            refusal: {
              code: expect.stringMatching(/^(not-asked|illegal-answer|game-over)$/),
              message: expect.any(String),
            },
          });
          if (!outcome.ok) codes.set(outcome.refusal.code, (codes.get(outcome.refusal.code) ?? 0) + 1);
        }
        expect({ ...standing(table), journal: writeJournal(table), checkpoint: table.checkpoint() }).toEqual(before);
        expect(table.takeEvents()).toEqual([]);
      },
    ),
    { seed: 18, numRuns: 40 },
  );
  expect([...codes.keys()].sort()).toEqual(['game-over', 'illegal-answer', 'not-asked']);
  for (const times of codes.values()) expect(times).toBeGreaterThan(50);
});

test('a game with refused answers in between is the game without them', () => {
  fc.assert(
    fc.property(games(), fc.array(anything, { minLength: 5, maxLength: 5 }), (game, wrong) => {
      const plain = playTo(game, 60);
      const tried = playTo(game, 0);
      for (let given = 0; given < plain.length; given++) {
        for (const asked of tried.pending) {
          for (const answer of wrong) {
            if (!legalAnswers(tried, asked.seat).has(JSON.stringify(answer))) tried.answer(asked.seat, answer);
          }
        }
        const { seat, answer } = plain.answerAt(given);
        expect(tried.answer(seat, answer)).toEqual({ ok: true });
      }
      expect(writeJournal(tried)).toEqual(writeJournal(plain));
    }),
    { seed: 19, numRuns: 20 },
  );
});
