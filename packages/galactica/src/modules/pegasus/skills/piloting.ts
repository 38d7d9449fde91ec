/** Piloting cards of Pegasus. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { fewHigh, fewLow, interrupts, skill } from '../../../core/content/skill.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { choose } from '../../../core/engine/asking.ts';
import { fly, isPiloting } from '../../../core/rules/piloting.ts';
import { payActivation } from '../../../core/rules/vipers.ts';
import { areas } from '../../../core/state/terms.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { canFly, mayAttack } from '../../base/skills/piloting.ts';

const nothing = { type: 'nothing' } as const;

const fullThrottle: Effect = code(
  phrase('pegasus.full-throttle'),
  function* (g, c) {
    yield* payActivation(g, c.you);
    const here = g.player(c.you).area;
    const options = areas.filter((area) => area !== here).map((area) => ({ type: 'area' as const, area }));
    const picked = yield* choose({
      seat: c.you,
      kind: 'fly-anywhere',
      options: [nothing, ...options],
    });
    if ('area' in picked) fly(g, c.you, picked.area);
    yield* mayAttack(g, c.you);
  },
  (g, c) => canFly(g, c),
);

export const pilotingCards: readonly SkillEntry[] = [
  skill('Full Throttle', 'pegasus', 'piloting', fewLow, { action: fullThrottle, movement: fullThrottle }),
  skill('Run Interference', 'pegasus', 'piloting', fewHigh, {
    ...interrupts(phrase('pegasus.run-interference'), {
      window: 'before-raiders',
      possible: (g, seat, { spared }) => isPiloting(g, seat) && !spared.has(seat),
      *respond(_g, seat, { spared }) {
        spared.add(seat);
      },
    }),
  }),
];
