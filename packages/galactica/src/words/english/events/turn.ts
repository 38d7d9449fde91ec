/** A turn, and what players do in it, line by line. */
import { capital } from '@ragtag/kernel/words';
import type { TurnEvents } from '../../../core/vocabulary/turn-events.ts';
import type { Tellers } from '../../telling.ts';
import { endings } from '../endings.ts';
import { textOf } from '../phrases.ts';
import { nameOf } from '../terms.ts';
import { place, told } from './event-words.ts';

export const turnEvents: Tellers<TurnEvents> = {
  'ability-used': (e, n) => n.does(e.seat, 'use', textOf(e.name)),
  'changing-ship': (e, n) => n.does(e.seat, 'change', `ships, towards ${place(e.to)}`),
  'character-chosen': (e, n) =>
    n.own(e.seat) ? n.does(e.seat, 'play', textOf(e.name)) : `${textOf(e.name)} joins the crew`,
  'character-moved': (e, n) => n.does(e.seat, 'move', `to ${place(e.to)}`),
  'character-placed': (e, n) => n.does(e.seat, 'start', `in ${place(e.place)}`),
  'first-player': (e, n) => n.does(e.seat, 'go', 'first'),
  'game-over': (e) => `The ${capital(String(e.winner))} win: ${endings[e.ending]}`,
  'location-activated': (e, n) => n.does(e.seat, 'use', place(e.location)),
  'loyalty-shown': (e, n) => `${n.does(e.seat, 'show')}${told(e.names)}`,
  'overlay-flipped': (e) =>
    e.overlay === 'colonial-one' ? 'Colonial One is destroyed' : 'The Resurrection Hub is destroyed',
  responded: (e, n) => n.does(e.seat, 'respond', `with ${textOf(e.name)}`),
  step: (e) => nameOf(String(e.step)),
  'title-used': (e, n) => n.does(e.seat, 'use', `the title of ${place(e.title)}: ${textOf(e.name)}`),
  'turn-began': (e, n) => `Turn ${e.turn}: ${n.who(e.seat)}`,
  'turn-ended': () => 'The turn ends',
};
