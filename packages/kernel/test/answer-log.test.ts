import { type Answer, seat } from '@ragtag/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnswerLog, type GivenAnswer } from '../src/answer-log.ts';

const index = fc.oneof(fc.nat({ max: 40 }), fc.nat({ max: 0xfffff }));
const answer: fc.Arbitrary<Answer> = fc.oneof(index, fc.array(index, { maxLength: 20 }));
const given = fc.record({
  seat: fc.nat({ max: 13 }).map(seat),
  answer,
  hash: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
});

function logOf(answers: readonly GivenAnswer[]): AnswerLog {
  const log = new AnswerLog();
  for (const one of answers) add(log, one);
  return log;
}

function add(log: AnswerLog, { seat, answer, hash }: GivenAnswer): void {
  log.push(seat, answer);
  log.seal(hash);
}

test('a log gives back what was put in, few or many, one option or several', () => {
  fc.assert(
    fc.property(fc.array(given, { maxLength: 300 }), (answers) => {
      expect(logOf(answers).slice(0, answers.length)).toEqual(answers);
    }),
  );
});

test('what is cut off is gone, and the log goes on from there', () => {
  fc.assert(
    fc.property(fc.array(given), fc.array(given), fc.nat(), (answers, more, cut) => {
      const kept = answers.slice(0, cut % (answers.length + 1));
      const log = logOf(answers);
      log.truncate(kept.length);
      for (const one of more) add(log, one);
      expect(log.slice(0, log.length)).toEqual([...kept, ...more]);
    }),
  );
});

test('there is no answer before the first or after the last', () => {
  const log = logOf([{ seat: seat(1), answer: 2, hash: 3 }]);
  expect(() => log.get(1)).toThrow('there are 1 answers, none numbered 1');
  expect(() => log.get(-1)).toThrow(RangeError);
});
