/** Long lists of answers under headings. */
import type { Decision } from '@ragtag/kernel';
import { words } from '../shell/words/words.ts';

export interface OptionGroup {
  readonly title: string;
  /** Numbers of options, in their order. */
  readonly options: readonly number[];
}

/** Fewer answers are read faster without headings. */
const LONG = 9;

/** What is usual comes first. All in one group without a title where the list is short or there is only one kind. */
export function groupsOf(asked: Decision): readonly OptionGroup[] {
  const { options } = asked;
  const usual = words.game.usual(asked);
  const first = usual === null ? [] : [usual];
  const all = options.flatMap((option, index) => (words.game.isApart(option) || index === usual ? [] : [index]));
  if (all.length + first.length < LONG) return [{ title: '', options: [...first, ...all] }];
  const byTitle = new Map<string, number[]>();
  options.forEach((option, index) => {
    if (!all.includes(index)) return;
    const title = words.game.optionGroup(option);
    byTitle.set(title, [...(byTitle.get(title) ?? []), index]);
  });
  if (byTitle.size + first.length < 2) return [{ title: '', options: all }];
  const groups = [...byTitle]
    .sort(([a], [b]) => Number(a === '') - Number(b === ''))
    .map(([title, indices]) => ({ title: title || words.question.otherwise, options: indices }));
  return first.length === 0 ? groups : [{ title: words.question.usually, options: first }, ...groups];
}

/** Signs for the answers, in the order they are shown. */
export const signs = '1234567890abcdefghijklmnopqrstuvwxyz';

const signed = new WeakMap<Decision, ReadonlyMap<number, string>>();

/** The key of each answer, for whatever shows an answer elsewhere than in the list. */
export function signsOf(asked: Decision): ReadonlyMap<number, string> {
  const known = signed.get(asked);
  if (known) return known;
  const inOrder = groupsOf(asked).flatMap(({ options }) => options);
  const made = new Map(inOrder.flatMap((index, at) => (signs[at] ? [[index, signs[at]] as const] : [])));
  signed.set(asked, made);
  return made;
}
