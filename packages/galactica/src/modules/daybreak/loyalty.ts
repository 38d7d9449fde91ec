/** The loyalty cards of Daybreak, with the Mutineer. */

import type { LoyaltyEntry } from '../../core/content/entry.ts';
import { notCylon } from '../../core/content/loyalty.ts';
import type { LoyaltyCounts } from '../../core/setup/loyalty-deck.ts';
import { phrase } from '../../core/text/phrase.ts';
import { receiveMutineer } from './mutineer.ts';

export const daybreakLoyalty: readonly LoyaltyEntry[] = [
  notCylon('daybreak', 1),
  {
    deck: 'loyalty',
    id: 'mutineer',
    name: 'You Are The Mutineer',
    set: 'daybreak',
    count: 1,
    kind: 'mutineer',
    pile: 'apart',
    received: receiveMutineer,
    whenExecuted: 'kept',
    text: phrase('daybreak.you-are-the-mutineer'),
  },
];

const mutineer = { id: 'mutineer', joins: 'before-deal' } as const;

/** BG-COMBINE-29, BG-COMBINE-43 */
export const loyaltyByPlayers: Readonly<Record<number, LoyaltyCounts>> = {
  3: { cylons: 1, notCylons: 5, special: null, rules: ['BG-COMBINE-31', 'BG-LOYDECK-04'] },
  4: { cylons: 1, notCylons: 7, special: mutineer, rules: ['BG-COMBINE-32', 'BG-LOYDECK-05'] },
  5: { cylons: 2, notCylons: 8, special: null, rules: ['BG-COMBINE-34', 'BG-LOYDECK-07'] },
  6: { cylons: 2, notCylons: 10, special: mutineer, rules: ['BG-COMBINE-36', 'BG-LOYDECK-09'] },
};

/** With a Cylon Leader among them. */
export const loyaltyWithLeader: Readonly<Record<number, LoyaltyCounts>> = {
  4: { cylons: 1, notCylons: 5, special: null, rules: ['BG-COMBINE-33', 'BG-LOYDECK-06'] },
  5: { cylons: 1, notCylons: 7, special: mutineer, rules: ['BG-COMBINE-35', 'BG-LOYDECK-08'] },
  6: { cylons: 2, notCylons: 8, special: null, rules: ['BG-COMBINE-37', 'BG-LOYDECK-10'] },
  7: { cylons: 2, notCylons: 10, special: mutineer, rules: ['BG-COMBINE-38', 'BG-LOYDECK-11'] },
};
