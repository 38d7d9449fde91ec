/** Leadership cards of Exodus. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { skill } from '../../../core/content/skill.ts';
import { later } from '../../../core/effects/check.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { all } from '../../../core/effects/flow.ts';
import { lose } from '../../../core/effects/resources.ts';
import { choose } from '../../../core/engine/asking.ts';
import { takeAction } from '../../../core/rules/action.ts';
import { difficultyOf } from '../../../core/rules/check-told.ts';
import { grantedMove } from '../../../core/rules/movement.ts';
import { lose as loseResource } from '../../../core/rules/resources.ts';
import { phrase } from '../../../core/text/phrase.ts';

/** Everybody, Cylon players too, to the end whatever happens on the way. BG-CARD-12, BG-CARD-13 */
const everybodyActs: Effect = code(phrase('exodus.everybody-acts'), function* (g, c) {
  for (const seat of g.seatsFrom(c.you)) {
    const { type } = yield* choose({
      seat,
      kind: 'move-or-act',
      rules: ['BG-CARD-12'],
      options: [{ type: 'move' }, { type: 'act' }, { type: 'nothing' }],
    });
    if (type === 'move') yield* grantedMove(g, seat);
    else if (type === 'act') yield* takeAction(g, seat, { by: 'State of Emergency', anyway: true });
  }
});

/** Judged when pass or fail is determined, against the difficulty as it then is. BG-CARD-06..09 */
const ironWill: Pick<SkillEntry, 'checkAbility' | 'inCheck'> = {
  checkAbility: later(phrase('exodus.iron-will')),
  inCheck: {
    *judge(g, check) {
      const strength = check.strength ?? 0;
      // BG-CARD-06, 08, 09
      if (check.outcome === 'fail' && strength >= difficultyOf(check) - 4) {
        check.modifiers.push({ source: 'Iron Will', kind: 'no-fail' });
      }
      if (strength <= 0) yield* loseResource(g, 'morale', 1); // BG-CARD-07
    },
  },
};

export const leadershipCards: readonly SkillEntry[] = [
  skill('Iron Will', 'exodus', 'leadership', { 0: 3 }, ironWill),
  skill('State of Emergency', 'exodus', 'leadership', { 6: 1 }, { action: all(lose('food', 1), everybodyActs) }),
];
