/** Receiving skills with an assist character. BG-VAR1P-12 */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose } from '../../core/engine/asking.ts';
import type { SkillPlan } from '../../core/engine/hooks.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import type { SkillType } from '../../core/state/terms.ts';
import { assisting } from './assist.ts';
import { cardsIn, drawsWholeSet, oneNotDrawn } from './skill-set.ts';

/** However many the two sheets would give. */
const MOST = 5;

/** The main character's set, in which one card may be of the other's; where a place gives fewer, so many in all. */
export function* receiveWithAssist(g: Galactica, seat: Seat, plan: SkillPlan): Rules<SkillPlan> {
  const most = drawsWholeSet(g, seat, plan) ? MOST : cardsIn(plan);
  const sheet = assisting(g);
  if (!sheet || most === 0) return plan;
  const types = [...new Set<SkillType>(sheet.skills.flatMap(({ of }) => of))];
  const picked = yield* choose({
    seat,
    kind: 'assist-skill',
    rules: ['BG-VAR1P-12'],
    context: { name: sheet.name },
    options: [...types.map((skill) => ({ type: 'skill-type' as const, skill })), { type: 'nothing' as const }],
  });
  if (picked.type === 'nothing') return plan;
  const own = cardsIn(plan) < most ? plan : yield* oneNotDrawn(seat, plan, ['BG-VAR1P-12']);
  return [...own, { n: 1, of: [picked.skill] }];
}
