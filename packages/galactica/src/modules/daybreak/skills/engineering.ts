/** Engineering cards of Daybreak. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { skill } from '../../../core/content/skill.ts';
import { later } from '../../../core/effects/check.ts';
import { damageGalactica } from '../../../core/effects/damage.ts';
import { all, choose, onlyIf, roll } from '../../../core/effects/flow.ts';
import { jumpTrack, notOnBlue } from '../../../core/effects/jump.ts';
import { gainAssaultRaptor, regainRaptor } from '../../../core/effects/ships.ts';
import { drawSkills } from '../../../core/rules/receive-skills.ts';
import { phrase } from '../../../core/text/phrase.ts';

/** Carried out with the result; a partial pass is no pass. BG-UNI-141 */
const installUpgrades: Pick<SkillEntry, 'checkAbility' | 'inCheck'> = {
  checkAbility: later(phrase('daybreak.install-upgrades')),
  inCheck: {
    withResult: (g, check) => drawSkills(g, g.current, check.outcome === 'pass' ? 2 : 1, ['engineering']),
  },
};

export const engineeringCards: readonly SkillEntry[] = [
  skill('Install Upgrades', 'daybreak', 'engineering', { 0: 2 }, installUpgrades),
  skill(
    'Raptor Specialist',
    'daybreak',
    'engineering',
    { 3: 1, 4: 1 },
    {
      action: choose('you', gainAssaultRaptor, regainRaptor(1)),
    },
  ),
  skill(
    'Test the Limits',
    'daybreak',
    'engineering',
    { 5: 1 },
    {
      action: onlyIf(notOnBlue, all(jumpTrack(1), roll(5).orLess(damageGalactica(1)))),
    },
  ),
];
