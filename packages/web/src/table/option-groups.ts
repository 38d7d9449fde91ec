/** Long lists of answers under headings: places, areas, ships, players, kinds of cards. */
import type { Decision, Option } from '@ragtag/kernel';
import { pointsAt } from '../words/points-at.ts';
import { words } from '../words/words.ts';
import { isTelling } from './answering.ts';

export interface OptionGroup {
  readonly title: string;
  /** Numbers of options, in their order. */
  readonly options: readonly number[];
}

/** Fewer answers are read faster without headings. */
const LONG = 9;

type Kind = keyof typeof words.question.groups;
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/^location:/, 'place'],
  [/^area:/, 'area'],
  [/^(ship|basestar|fleet):/, 'ship'],
  [/^player:/, 'player'],
];

function kindOf(option: Option): Kind {
  if (option.type === 'ability' || option.type === 'title') return 'ability';
  const at = pointsAt(option);
  const kind = kinds.find(([pattern]) => at !== null && pattern.test(at))?.[1];
  if (kind) return kind;
  if (typeof option['skill'] === 'string') return 'skill';
  return at?.startsWith('card:') ? 'card' : 'other';
}

function headingOf(option: Option): string {
  const kind = kindOf(option);
  const { skill } = option;
  return kind === 'skill' && typeof skill === 'string' ? words.capital(skill) : words.question.groups[kind];
}

/** All in one group without a title where the list is short or there is only one kind. */
export function groupsOf({ options }: Decision): readonly OptionGroup[] {
  const all = options.flatMap((option, index) => (isTelling(option) ? [] : [index]));
  if (all.length < LONG) return [{ title: '', options: all }];
  const byTitle = new Map<string, number[]>();
  options.forEach((option, index) => {
    if (isTelling(option)) return;
    const title = headingOf(option);
    byTitle.set(title, [...(byTitle.get(title) ?? []), index]);
  });
  if (byTitle.size < 2) return [{ title: '', options: all }];
  const rest = words.question.groups.other;
  return [...byTitle]
    .map(([title, indices]) => ({ title, options: indices }))
    .sort((a, b) => Number(a.title === rest) - Number(b.title === rest));
}
