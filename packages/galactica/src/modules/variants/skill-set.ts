/** What a turn gives of a skill set, where a variant gives less than all of it. */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose } from '../../core/engine/asking.ts';
import type { SkillPlan } from '../../core/engine/hooks.ts';
import type { Galactica } from '../../core/state/galactica.ts';

export function cardsIn(plan: SkillPlan): number {
  return plan.reduce((sum, { n }) => sum + n, 0);
}

/** Whether nothing keeps this player from drawing the whole skill set, as Sickbay does. */
export function drawsWholeSet(g: Galactica, seat: Seat, plan: SkillPlan): boolean {
  const set = g.character(seat)?.skills ?? [];
  return set.length > 0 && cardsIn(plan) >= cardsIn(set);
}

/** The player says which card of the set is not drawn this turn. BG-COOP-07, BG-VAR1P-12 */
export function* oneNotDrawn(seat: Seat, plan: SkillPlan, rules: readonly string[]): Rules<SkillPlan> {
  const open = plan.filter(({ n }) => n > 0);
  const { at } = yield* choose({
    seat,
    kind: 'skill-not-drawn',
    rules,
    options: open.map(({ of }, index) => ({ type: 'not-drawn', of, at: index })),
  });
  return open.map((part, index) => (index === at ? { ...part, n: part.n - 1 } : part));
}
