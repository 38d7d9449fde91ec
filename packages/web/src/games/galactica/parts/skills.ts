import type { CardView } from '@ragtag/galactica';

export type SkillType = NonNullable<CardView['type']>;

export const skillTypes: readonly SkillType[] = [
  'politics',
  'leadership',
  'tactics',
  'piloting',
  'engineering',
  'treachery',
];
