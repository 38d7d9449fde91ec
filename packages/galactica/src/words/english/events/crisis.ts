/** Crises, and what their icons bring, line by line. */
import { count } from '@ragtag/kernel/words';
import type { CrisisEvents } from '../../../core/vocabulary/crisis-events.ts';
import type { Tellers } from '../../telling.ts';
import { textOf } from '../phrases.ts';
import { thing, told } from './event-words.ts';

export const crisisEvents: Tellers<CrisisEvents> = {
  activated: (e) => `Cylons activate: ${thing(e.icon).toLowerCase()}`,
  'crises-looked-at': (e, n) =>
    `${n.does(e.seat, 'look', `at ${count(Number(e.n), 'crisis', 'crises')}`)}${told(e.names)}`,
  'crisis-choice': (e, n) =>
    e.label === 'check'
      ? n.does(e.seat, 'choose', 'the skill check')
      : e.text === undefined
        ? `${textOf(e.name)}: neither option is carried out`
        : n.does(e.seat, 'choose', `: ${textOf(e.text)}`).replace(' :', ':'),
  'crisis-drawn': (e) => `Crisis: ${textOf(e.name)}`,
  'kept-in-play': (e) => `${textOf(e.name)} stays in play`,
  'super-crisis-played': (e, n) => n.does(e.seat, 'play', `the super crisis ${textOf(e.name)}`),
};
