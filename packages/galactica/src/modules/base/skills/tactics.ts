/** Tactics cards. */
import type { Seat } from '@ragtag/kernel';
import type { SkillEntry } from '../../../core/content/entry.ts';
import { high, interrupts, low, skill } from '../../../core/content/skill.ts';
import { scry } from '../../../core/effects/cards.ts';
import { risk } from '../../../core/effects/flow.ts';
import { active } from '../../../core/engine/hooks.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import { phrase } from '../../../core/text/phrase.ts';

const scouted = (g: Galactica, seat: Seat): number =>
  active(g, 'cardsScouted').reduce((n, { hook, owner }) => hook(g, owner, seat, n), 1);

export const tacticsCards: readonly SkillEntry[] = [
  skill('Launch Scout', 'base', 'tactics', low, {
    action: risk('raptor', 1, 3, scry('you', ['crisis', 'destination'], 1, scouted)),
  }),
  skill('Strategic Planning', 'base', 'tactics', high, {
    ...interrupts(phrase('base.strategic-planning'), {
      window: 'before-roll',
      once: 'roll',
      possible: (_g, _seat, { roll }) => roll.set === null,
      *respond(_g, _seat, { roll }) {
        roll.modifiers.push({ source: 'Strategic Planning', amount: 2 });
      },
    }),
  }),
];
