/** What is answered for a seat whose time is up. */
import { type Answer, answers, type Decision, isSingle } from '@ragtag/kernel';
import type { ClockOptions } from '../lobby/table-options.ts';

/** The plain answer where the table wants that, otherwise what an artificial player says. */
export async function answerAtZero(
  asked: Decision,
  clock: ClockOptions,
  substitute: () => Answer | Promise<Answer>,
): Promise<Answer> {
  return clock.kind !== 'none' && clock.atZero === 'default' ? plainAnswer(asked) : substitute();
}

/** A pass where one can pass, otherwise the first possibility. */
export function plainAnswer(asked: Decision): Answer {
  const pass = asked.options.findIndex(({ type }) => type === 'pass');
  if (pass >= 0 && isSingle(asked)) return pass;
  for (const answer of answers(asked)) return answer;
  throw new RangeError(`'${asked.kind}' has no legal answer`);
}
