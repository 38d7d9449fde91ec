/** Politics cards of Exodus. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { interrupts, skill } from '../../../core/content/skill.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { cardsOf } from '../../../core/rules/check-cards.ts';
import { removeFromCheck } from '../../../core/rules/skill-check.ts';
import { phrase } from '../../../core/text/phrase.ts';

/** Cards of strength 5 or 6, as printed. BG-UNI-140 */
const redTape: Effect = code(phrase('exodus.red-tape'), function* (g) {
  const { check } = g;
  if (!check) return;
  for (const card of cardsOf(g, check)) if (g.strength(card) >= 5) removeFromCheck(g, check, card, 'discard');
});

export const politicsCards: readonly SkillEntry[] = [
  skill('Red Tape', 'exodus', 'politics', { 0: 3 }, { checkAbility: redTape }),
  skill(
    'Political Prowess',
    'exodus',
    'politics',
    { 6: 1 },
    {
      ...interrupts(phrase('exodus.political-prowess'), {
        window: 'check-outright',
        possible: (_g, _seat, { check }) => check.source === 'location' && !check.outright,
        choices: () => [{ outcome: 'pass' }, { outcome: 'fail' }],
        *respond(_g, _seat, { check }, { outcome }) {
          check.outright = true;
          check.outcome = outcome === 'pass' ? 'pass' : 'fail';
          return 'close';
        },
      }),
    },
  ),
];
