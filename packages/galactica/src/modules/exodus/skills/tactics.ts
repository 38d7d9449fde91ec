/** Tactics cards of Exodus. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { skill } from '../../../core/content/skill.ts';
import { toCheck } from '../../../core/effects/check.ts';
import type { Effect } from '../../../core/effects/effect.ts';
import { risk } from '../../../core/effects/flow.ts';
import { gain } from '../../../core/effects/resources.ts';
import { drawDestiny } from '../../../core/engine/decks.ts';
import { isModified } from '../../../core/engine/modifiers.ts';
import { addToCheckOpen } from '../../../core/rules/skill-check.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

/** Their abilities join those still to be resolved. A check without Destiny cards gets none this way either. */
const trustInstincts: Effect = toCheck(phrase('exodus.trust-instincts'), (check, g) => {
  if (isModified(check, 'no-destiny')) return;
  for (const card of drawDestiny(g, 2, zones.checkOpen)) addToCheckOpen(g, check, card, null);
});

export const tacticsCards: readonly SkillEntry[] = [
  skill('Scout for Fuel', 'exodus', 'tactics', { 6: 1 }, { action: risk('raptor', 1, 4, gain('fuel', 1)) }),
  skill('Trust Instincts', 'exodus', 'tactics', { 0: 3 }, { checkAbility: trustInstincts }),
];
