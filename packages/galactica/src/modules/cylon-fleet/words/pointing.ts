/** What its answers point at on the table. */
import { nowhere, type Pointing } from '../../../words/pointing.ts';
import type { CylonFleetOptions } from '../questions.ts';

export const cylonFleetPointing: Pointing<CylonFleetOptions> = {
  abilities: nowhere,
  reinforce: { at: (option) => `fleet:${option.area}` },
};
