/** What happens with it, line by line. */

import { loyaltyName } from '../../../words/english/events/event-words.ts';
import type { Tellers } from '../../../words/telling.ts';
import type { ConflictedLoyaltiesEvents } from '../events.ts';

export const conflictedLoyaltiesEvents: Tellers<ConflictedLoyaltiesEvents> = {
  'final-five-revealed': (e, n) => `${loyaltyName(String(e.card))} is found with ${n.whom(e.owner)}`,
  'goal-missed': (e, n) => n.does(e.seat, 'miss', loyaltyName(String(e.card))),
  'goal-revealed': (e, n) => n.does(e.seat, 'reveal', loyaltyName(String(e.card))),
  'loyalty-shuffled': (e, n) => n.does(e.owner, 'shuffle', 'the loyalty cards'),
};
