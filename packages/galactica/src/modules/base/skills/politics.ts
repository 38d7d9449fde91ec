/** Politics cards. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { beforeCheck, high, low, skill } from '../../../core/content/skill.ts';
import { draw } from '../../../core/effects/cards.ts';
import { faceUp } from '../../../core/effects/check.ts';
import { you } from '../../../core/effects/who.ts';

export const politicsCards: readonly SkillEntry[] = [
  skill('Consolidate Power', 'base', 'politics', low, { action: draw(you, 2, 'any') }),
  skill('Investigative Committee', 'base', 'politics', high, beforeCheck(faceUp(true))),
];
