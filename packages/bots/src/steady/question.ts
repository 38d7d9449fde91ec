/** One question put to a steady player, and the usual ways to answer one. */
import type { OptionType, QuestionKind } from '@ragtag/galactica';
import { type Answer, answers, type Decision, illegal, isSingle, type Option } from '@ragtag/kernel';
import type { Side } from './cylon.ts';
import type { Scene } from './scene.ts';

/** An option of the board game. */
export interface Offered extends Option {
  readonly type: OptionType;
}

/** A question of the board game. */
export interface Asked extends Decision<Offered> {
  readonly kind: QuestionKind;
}

export interface Question {
  readonly s: Scene;
  readonly asked: Asked;
  readonly side: Side;
  /** What is left to whim: a whole number under the bound. */
  below(bound: number): number;
  /** Whether a Cylon nobody has seen may act against the humans now without being seen; it is then noted. */
  mayTurn(): boolean;
}

export type Worth = (option: Offered, index: number) => number;

/** The option worth most to the humans; for a revealed Cylon the one worth least. */
export function best({ asked, side }: Question, worth: Worth): Answer {
  const sign = side === 'evil' ? -1 : 1;
  return pick(asked, (option, index) => sign * worth(option, index));
}

/** The option that suits the player most, whichever side it is on. */
export function pick(asked: Asked, worth: Worth): Answer {
  let found = 0;
  let most = Number.NEGATIVE_INFINITY;
  asked.options.forEach((option, index) => {
    const one = worth(option, index);
    if (one > most) [found, most] = [index, one];
  });
  return isSingle(asked) ? found : fill(asked, worth);
}

/** How many answers are looked through where a constraint leaves no simpler way. */
const ENOUGH = 400;

/** As few options as allowed, of those worth most; where that is not legal, the best of the first legal answers. */
function fill(asked: Asked, worth: Worth): Answer {
  const ranked = asked.options.map((option, index) => ({ index, worth: worth(option, index) }));
  ranked.sort((a, b) => b.worth - a.worth || a.index - b.index);
  const plain = ranked
    .slice(0, asked.min)
    .map(({ index }) => index)
    .sort((a, b) => a - b);
  if (illegal(asked, plain) === null) return plain;
  const worths = asked.options.map(worth);
  let found: Answer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let seen = 0;
  for (const answer of answers(asked)) {
    const chosen = typeof answer === 'number' ? [answer] : answer;
    const one = chosen.reduce((sum, index) => sum + (worths[index] ?? 0), 0);
    if (one > most) [found, most] = [answer, one];
    if (++seen === ENOUGH) break;
  }
  if (found === null) throw new RangeError(`'${asked.kind}' has no legal answer`);
  return found;
}

/** The option of this type, if it is offered. */
export function typed(asked: Asked, ...types: readonly OptionType[]): number | null {
  const index = asked.options.findIndex(({ type }) => types.includes(type));
  return index < 0 ? null : index;
}
