/** Leadership cards of Pegasus. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { beforeCheck, fewHigh, fewLow, interrupts, skill } from '../../../core/content/skill.ts';
import { countPositive } from '../../../core/effects/check.ts';
import { all, roll } from '../../../core/effects/flow.ts';
import { gain } from '../../../core/effects/resources.ts';
import { context } from '../../../core/engine/context.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { makeReckless } from '../../treachery/effects.ts';
import { mayMakeReckless } from '../../treachery/reckless.ts';

const majorVictory = roll(5).orMore(gain('morale', 1));

export const leadershipCards: readonly SkillEntry[] = [
  skill('Major Victory', 'pegasus', 'leadership', fewLow, {
    ...interrupts(phrase('pegasus.major-victory'), {
      window: 'target-destroyed',
      once: 'turn',
      possible: (_g, seat, { by }) => by === seat,
      *respond(g, seat, _w, _choice, card) {
        yield* majorVictory.run(g, context('skill', seat, { acting: true, card }));
      },
    }),
  }),
  skill('At Any Cost', 'pegasus', 'leadership', fewHigh, {
    facts: { reckless: true },
    ...beforeCheck(all(makeReckless, countPositive('treachery')), mayMakeReckless),
  }),
];
