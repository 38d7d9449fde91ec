/** The loyalty cards of Exodus. Goals and the Final Five come with the option for conflicted loyalties. */
import type { LoyaltyEntry } from '../../core/content/entry.ts';
import { cylon, notCylon } from '../../core/content/loyalty.ts';
import { may } from '../../core/effects/flow.ts';
import { jumpTrack } from '../../core/effects/jump.ts';
import { boarding } from '../../core/effects/ships.ts';

export const loyaltyCards: readonly LoyaltyEntry[] = [
  notCylon('exodus', 5),
  cylon('centurion', 'exodus', { reveal: may('you', boarding(1)), turnedUp: boarding(1) }),
  cylon('jump-track', 'exodus', { reveal: may('you', jumpTrack(-2)), turnedUp: jumpTrack(-2) }),
];
