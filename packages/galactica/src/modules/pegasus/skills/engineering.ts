/** Engineering cards of Pegasus. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { beforeCheck, fewHigh, fewLow, interrupts, skill } from '../../../core/content/skill.ts';
import { difficulty } from '../../../core/effects/check.ts';
import { all } from '../../../core/effects/flow.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { makeReckless } from '../../treachery/effects.ts';
import { mayMakeReckless } from '../../treachery/reckless.ts';

export const engineeringCards: readonly SkillEntry[] = [
  skill('Jury Rigged', 'pegasus', 'engineering', fewLow, {
    facts: { reckless: true },
    ...beforeCheck(all(makeReckless, difficulty(-4)), mayMakeReckless),
  }),
  skill('Calculations', 'pegasus', 'engineering', fewHigh, {
    ...interrupts(phrase('pegasus.calculations'), {
      window: 'after-roll',
      once: 'roll',
      choices: () => [{ change: 1 }, { change: -1 }],
      *respond(_g, _seat, { roll: one }, { change }) {
        one.modifiers.push({ source: 'Calculations', amount: change === 1 ? 1 : -1 });
      },
    }),
  }),
];
