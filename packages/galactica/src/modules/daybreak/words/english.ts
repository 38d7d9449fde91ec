/** What happens with it, line by line. */

import { many, told } from '../../../words/english/events/event-words.ts';
import type { Tellers } from '../../../words/telling.ts';
import type { DaybreakEvents } from '../events.ts';

export const daybreakEvents: Tellers<DaybreakEvents> = {
  'assault-raptor-gained': () => 'An assault raptor joins the fleet',
  'miracle-gained': (e, n) => n.does(e.seat, 'gain', 'a miracle token'),
  'miracle-passed': (e, n) => n.does(e.from, 'pass', `a miracle token to ${n.whom(e.to)}`),
  'miracle-spent': (e, n) => n.does(e.seat, 'spend', many(e.n, 'miracle token')),
  'mutineer-received': (e, n) => n.does(e.seat, 'are', 'the Mutineer'),
  'mutineer-removed': (e, n) => n.does(e.seat, 'are', 'no longer the Mutineer'),
  'mutiny-discarded': (e, n) => n.does(e.seat, 'discard', `the mutiny card ${e.name}`),
  'mutiny-drawn': (e, n) => `${n.does(e.seat, 'draw', 'a mutiny card')}${told(e.name)}`,
  'mutiny-played': (e, n) => n.does(e.seat, 'play', `the mutiny card ${e.name}`),
  'quorum-buried': (e, n) => `${n.does(e.by, 'bury', 'a quorum card')}${told(e.name)}`,
  'quorum-hand-looked-at': (e, n) => n.does(e.seat, 'look', `through the quorum hand of ${n.whom(e.owner)}`),
  'raptor-destroyed': (e) => `${many(e.n, 'raptor')} ${Number(e.n) === 1 ? 'is' : 'are'} lost`,
  'raptor-regained': (e) => `${many(e.n, 'raptor')} ${Number(e.n) === 1 ? 'is' : 'are'} back`,
};
