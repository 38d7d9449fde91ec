/** What cards can do with the Cylon Fleet board. */
import type { Effect } from '../../core/effects/effect.ts';
import { holder } from '../../core/effects/who.ts';
import { phrase } from '../../core/text/phrase.ts';
import { advancePursuit } from './pursuit.ts';

/** The pursuit marker advances one space. */
export const pursuit: Effect = {
  text: phrase('pursuit'),
  run: (g) => advancePursuit(g),
};

export const cag = holder('cag');
