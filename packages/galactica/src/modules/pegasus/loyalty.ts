/** The loyalty cards of Pegasus. */
import type { LoyaltyEntry } from '../../core/content/entry.ts';
import { cylon, notCylon } from '../../core/content/loyalty.ts';
import { discard, draw } from '../../core/effects/cards.ts';
import { all, each } from '../../core/effects/flow.ts';
import { chosen, humans, you } from '../../core/effects/who.ts';

export const loyaltyCards: readonly LoyaltyEntry[] = [
  notCylon('pegasus', 1),
  cylon('treachery', 'pegasus', {
    reveal: each(humans, all(discard(chosen, 1, 'random'), draw(chosen, 1, 'treachery'))),
    afterDiscard: draw(you, 2, 'treachery'),
    turnedUp: all(discard(you, 1, 'random'), draw(you, 1, 'treachery')), // whoever is not at the table draws nothing
  }),
  {
    deck: 'loyalty',
    id: 'sympathetic-cylon',
    name: 'You Are a Sympathetic Cylon',
    set: 'pegasus',
    count: 1,
    kind: 'not-cylon', // as it was dealt in games of that time, which go on with it
    pile: 'not-cylon',
    until: 3,
  },
];
