/** The skill cards of Exodus, type by type. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { engineeringCards } from './engineering.ts';
import { leadershipCards } from './leadership.ts';
import { pilotingCards } from './piloting.ts';
import { politicsCards } from './politics.ts';
import { tacticsCards } from './tactics.ts';

export const skillCards: readonly SkillEntry[] = [
  ...politicsCards,
  ...leadershipCards,
  ...tacticsCards,
  ...pilotingCards,
  ...engineeringCards,
];
