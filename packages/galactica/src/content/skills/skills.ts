import type { SkillEntry } from '../entry.ts';

export const skillCards: readonly SkillEntry[] = [];
