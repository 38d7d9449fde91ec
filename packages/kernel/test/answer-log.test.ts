import { type Answer, type Seat, seat } from '@ragtag/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AnswerLog } from '../src/answer-log.ts';

const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.nat((1 << 20) - 1),
  fc.uniqueArray(fc.oneof(fc.nat(40), fc.nat(2000)), { maxLength: 20 }).map((all) => all.sort((a, b) => a - b)),
);
const given = fc.record({ seat: fc.nat(13).map(seat), answer, hash: fc.integer() });

describe('the log of answers', () => {
  test('gives back whatever was given, also after taking some back', () => {
    fc.assert(
      fc.property(
        fc.array(given, { maxLength: 150 }),
        fc.nat(),
        fc.array(given, { maxLength: 10 }),
        (all, cut, more) => {
          const log = new AnswerLog();
          for (const one of all) {
            log.push(one.seat, one.answer);
            log.seal(one.hash);
          }
          expect(log.slice(0, log.length)).toEqual(all);
          const kept = cut % (all.length + 1);
          log.truncate(kept);
          for (const one of more) {
            log.push(one.seat, one.answer);
            log.seal(one.hash);
          }
          expect(log.slice(0, log.length)).toEqual([...all.slice(0, kept), ...more]);
        },
      ),
      { seed: 7, numRuns: 200 },
    );
  });

  test('keeps an answer from later changes to the list it came in', () => {
    const log = new AnswerLog();
    for (const list of [
      [1, 2],
      [1, 2, 3, 4, 5, 6],
    ]) {
      log.push(seat(1), list);
      list.push(9);
    }
    expect([log.get(0).answer, log.get(1).answer]).toEqual([
      [1, 2],
      [1, 2, 3, 4, 5, 6],
    ]);
  });

  test('has no answers it was not given', () => {
    const log = new AnswerLog();
    log.push(0 as Seat, 5);
    for (const index of [-1, 1, 1000]) {
      expect(() => log.get(index)).toThrow(`there are 1 answers, none numbered ${index}`);
    }
  });
});
