import type { CardView } from '@ragtag/galactica';

export type SkillType = NonNullable<CardView['type']>;
