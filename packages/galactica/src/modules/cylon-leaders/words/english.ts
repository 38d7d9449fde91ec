/** What happens with it, line by line. */
import { listed } from '@ragtag/kernel/words';
import { many } from '../../../words/english/events/event-words.ts';
import type { Tellers } from '../../../words/telling.ts';
import type { CylonLeaderEvents } from '../events.ts';

const sides = { humans: 'for the humans', cylons: 'for the Cylons' };

export const cylonLeaderEvents: Tellers<CylonLeaderEvents> = {
  infiltrated: (e, n) => n.does(e.seat, 'infiltrate', 'Galactica'),
  'infiltration-ended': (e, n) => n.does(e.seat, 'are', 'among the humans no longer'),
  'motives-dealt': (e, n) =>
    `${n.does(e.seat, 'receive', many(e.n, 'Motive Card'))}${e.names ? `: ${listed([...e.names])}` : ''}`,
  'motive-revealed': (e, n) => n.does(e.seat, 'reveal', `the motive ${e.name}, ${sides[e.side]}`),
  'leaders-hand-shown': (e, n) => n.does(e.seat, 'show', `the hand: ${listed([...e.names])}`),
  'super-crisis-discarded': (e, n) => n.does(e.seat, 'discard', `the super crisis ${e.name}`),
  'agenda-dealt': (e, n) => `${n.does(e.seat, 'receive', 'an Agenda Card')}${e.name ? `: ${e.name}` : ''}`,
  'agenda-shown': (e, n) => n.does(e.seat, 'show', `the agenda ${e.name}, ${sides[e.side]}`),
};
