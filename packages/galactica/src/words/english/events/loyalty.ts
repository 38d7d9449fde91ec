/** Loyalty, and its coming to light, line by line. */
import type { LoyaltyEvents } from '../../../core/vocabulary/loyalty-events.ts';
import type { Tellers } from '../../telling.ts';
import { loyaltyName, many } from './event-words.ts';

export const loyaltyEvents: Tellers<LoyaltyEvents> = {
  'cylon-revealed': (e, n) => `${n.does(e.seat, 'are', 'revealed as a Cylon')}: ${loyaltyName(String(e.card))}`,
  executed: (e, n) => n.does(e.seat, 'are', 'executed'),
  'loyalty-dealt': (e, n) => n.does(e.seat, 'receive', many(e.n, 'loyalty card')),
  'loyalty-handed-on': (e, n) => n.does(e.from, 'hand', `${many(e.n, 'loyalty card')} to ${n.whom(e.to)}`),
  'loyalty-looked-at': (e, n) => n.does(e.looker, 'look', `at ${many(e.n, 'loyalty card')} of ${n.whom(e.owner)}`),
  'loyalty-picked': (e, n) => n.does(e.looker, 'pick', `${many(e.cards.length, 'loyalty card')} of yours`),
  'loyalty-seen': (e, n) => n.does(e.owner, 'show', `${many(e.cards.length, 'loyalty card')} to ${n.whom(e.looker)}`),
  'miracle-lost': (e, n) => n.does(e.seat, 'lose', many(e.n, 'miracle token')),
  'not-a-cylon-card-added': () => 'One more "not a Cylon" card goes into the loyalty deck',
  'once-per-game-used': (e, n) => n.does(e.seat, 'use', 'up the once-per-game ability'),
  'sleeper-phase': () => 'The sleeper phase begins: new loyalty cards are dealt',
};
