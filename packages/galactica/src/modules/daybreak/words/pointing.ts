/** What its answers point at on the table. */
import { atCard, type Pointing } from '../../../words/pointing.ts';
import type { DaybreakOptions } from '../questions.ts';

export const daybreakPointing: Pointing<DaybreakOptions> = {
  mutiny: { at: (option) => ('card' in option ? atCard(option) : null) },
};
