/** The usual ways to answer a question. */
import type { OptionType, QuestionKind } from '@ragtag/ccg';
import { type Answer, type Decision, isSingle, type Option } from '@ragtag/kernel';

/** An answer, and a question with its answers, as this game has them. */
export type Choice = Option & { readonly type: OptionType };
export type Question = Decision & { readonly kind: QuestionKind; readonly options: readonly Choice[] };

export type Worth = (option: Choice, index: number) => number;

/** The option worth most; where several are asked for, all that are worth something. */
export function best(asked: Question, worth: Worth): Answer {
  let found = 0;
  let most = Number.NEGATIVE_INFINITY;
  const worths = asked.options.map(worth);
  worths.forEach((one, index) => {
    if (one > most) [found, most] = [index, one];
  });
  if (isSingle(asked)) return found;
  const ranked = worths.map((one, index) => ({ one, index })).sort((a, b) => b.one - a.one);
  const good = ranked.filter(({ one }) => one > 0).length;
  const count = Math.max(asked.min, Math.min(asked.max, good));
  return ranked
    .slice(0, count)
    .map(({ index }) => index)
    .sort((a, b) => a - b);
}

export function cardIn(option: Choice): number {
  return typeof option['card'] === 'number' ? option['card'] : -1;
}

export function idIn(option: Choice): string {
  return typeof option['id'] === 'string' ? option['id'] : '';
}

/** The number that goes with a question under this name; -1 if there is none. */
export function numberIn({ context }: Question, name: string): number {
  const value = context[name];
  return typeof value === 'number' ? value : -1;
}

/** Whether a target is the better for what is to be done to it. */
export function helps({ context }: Question): boolean {
  return context['helps'] !== false;
}
