/** Tactics cards of Pegasus. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { beforeCheck, fewHigh, fewLow, skill } from '../../../core/content/skill.ts';
import { noDestiny } from '../../../core/effects/check.ts';
import type { Effect } from '../../../core/effects/effect.ts';
import { all } from '../../../core/effects/flow.ts';
import { takeAction } from '../../../core/effects/movement.ts';
import { you } from '../../../core/effects/who.ts';
import { ORDER } from '../../base/skills/leadership.ts';
import { makeReckless } from '../../treachery/effects.ts';
import { mayMakeReckless } from '../../treachery/reckless.ts';

/** Shares its one use per turn with Executive Order. BG-CARD-02, BG-MOVEABILITY-07 */
const act = takeAction(you);

const criticalSituation: Effect = {
  text: act.text,
  *run(g, c) {
    g.turn.used.add(ORDER);
    yield* act.run(g, c);
  },
  possible: (g) => !g.turn.used.has(ORDER),
};

export const tacticsCards: readonly SkillEntry[] = [
  skill('Guts and Initiative', 'pegasus', 'tactics', fewLow, {
    facts: { reckless: true },
    ...beforeCheck(all(makeReckless, noDestiny), mayMakeReckless),
  }),
  skill('Critical Situation', 'pegasus', 'tactics', fewHigh, { movement: criticalSituation }),
];
