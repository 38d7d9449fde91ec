/** Engineering cards of Exodus. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { skill } from '../../../core/content/skill.ts';
import { countDouble } from '../../../core/effects/check.ts';
import { gainNuke } from '../../../core/effects/ships.ts';

export const engineeringCards: readonly SkillEntry[] = [
  skill('Build Nuke', 'exodus', 'engineering', { 6: 1 }, { action: gainNuke }),
  skill('Establish Network', 'exodus', 'engineering', { 0: 3 }, { checkAbility: countDouble('engineering') }),
];
