/** Leadership cards of Daybreak. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { beforeCheck, interrupts, skill } from '../../../core/content/skill.ts';
import { draw } from '../../../core/effects/cards.ts';
import { later, noAbilities } from '../../../core/effects/check.ts';
import { each } from '../../../core/effects/flow.ts';
import { chosen, humans } from '../../../core/effects/who.ts';
import { cardsOf } from '../../../core/rules/check-cards.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { mayRestoreOrder } from '../../treachery/reckless.ts';

const allHands: Pick<SkillEntry, 'checkAbility' | 'inCheck'> = {
  checkAbility: later(phrase('daybreak.all-hands')),
  inCheck: { strength: (g, check) => cardsOf(g, check).filter((card) => g.strength(card) === 0).length },
};

/** Also after a check passed outright. BG-CARD-01 */
function changeOfPlans() {
  return {
    ...interrupts(phrase('daybreak.change-of-plans'), {
      window: 'after-pass',
      *respond(_g, _seat, { check }) {
        check.modifiers.push({ source: 'Change of Plans', kind: 'later' });
        return 'close';
      },
    }),
    inCheck: { insteadOfPass: each(humans, draw(chosen, 2, 'own')) },
  };
}

export const leadershipCards: readonly SkillEntry[] = [
  skill('All Hands on Deck', 'daybreak', 'leadership', { 0: 2 }, allHands),
  skill('Restore Order', 'daybreak', 'leadership', { 3: 1, 4: 1 }, beforeCheck(noAbilities, mayRestoreOrder)),
  skill('Change of Plans', 'daybreak', 'leadership', { 5: 1 }, changeOfPlans()),
];
