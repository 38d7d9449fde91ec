/** What its answers point at on the table. */
import { atCard, type Pointing } from '../../../words/pointing.ts';
import type { CylonLeaderOptions } from '../questions.ts';

export const cylonLeaderPointing: Pointing<CylonLeaderOptions> = {
  motive: { at: atCard, grave: true },
  'end-infiltration': { grave: true },
};
