/** What happens with it, line by line. */
import { many } from '../../../words/english/events/event-words.ts';
import type { Tellers } from '../../../words/telling.ts';
import type { TreacheryEvents } from '../events.ts';

export const treacheryEvents: Tellers<TreacheryEvents> = {
  'check-reckless': () => 'The check is reckless',
  'treachery-into-destiny': (e) => `${many(e.n, 'treachery card')} go into the Destiny deck`,
  'treachery-turned-up': (e) => `Treachery turned up: ${e.name} ${e.strength}`,
};
