import type { OptionType } from '@ragtag/ccg';
import { type Answer, answers, type Decision, isSingle } from '@ragtag/kernel';
import type { Player } from './player.ts';

/** Answers that leave things as they are. */
const NOTHING: readonly string[] = ['pass', 'decline', 'keep', 'none', 'no', 'leave'] satisfies OptionType[];

/** Does nothing that it need not: for whoever wants to see how their own deck goes, undisturbed. */
export function idlePlayer(): Player {
  return { name: 'idle', decide: leastOf };
}

function leastOf(asked: Decision): Answer {
  const idle = asked.options.findIndex(({ type }) => NOTHING.includes(type));
  if (idle >= 0 && isSingle(asked)) return idle;
  for (const answer of answers(asked)) return answer;
  throw new RangeError(`'${asked.kind}' has no legal answer`);
}
