/** What happens with it, line by line. */
import { capital } from '@ragtag/kernel/words';
import { deck, many, told } from '../../../words/english/events/event-words.ts';
import type { Tellers } from '../../../words/telling.ts';
import type { BaseEvents } from '../events.ts';

export const baseEvents: Tellers<BaseEvents> = {
  'bottom-looked-at': (e, n) => `${n.does(e.seat, 'look', `at the bottom of the ${deck(e.deck)}`)}${told(e.name)}`,
  'character-stranded': (e, n) => n.does(e.seat, 'are', 'stranded'),
  'check-cards-taken': (e, n) => n.does(e.seat, 'take', `${many(e.n, 'card')} from the check`),
  'choice-changed': (e, n) => n.does(e.seat, 'change', 'the choice'),
  'contribution-looked-at': (e, n) => n.does(e.by, 'look', `at what ${n.whom(e.seat)} added`),
  'contribution-seen': (e, n) => `${n.does(e.seat, 'add')}${told(e.names)}`,
  'crisis-fetched': (e) => `${e.name} is taken out of the crisis deck`,
  'destiny-discarded': (e, n) => n.does(e.seat, 'discard', `${many(e.n, 'card')} of the Destiny deck`),
  'quorum-card-used': (e) => `${e.name} is used`,
  'quorum-looked-at': (e, n) => `${n.does(e.seat, 'look', `at ${many(e.n, 'quorum card')}`)}${told(e.names)}`,
  'quorum-to-president': (e, n) => n.does(e.seat, 'give', `a quorum card to ${n.whom(e.president)}`),
  'resource-protected': (e) => `${capital(String(e.resource))} is protected`,
  'type-counts-zero': (e) => `${capital(String(e.skill))} counts nothing in this check`,
};
