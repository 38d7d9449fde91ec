/** Decks, hands and titles, line by line. */
import { a, count } from '@ragtag/kernel/words';
import type { CardEvents } from '../../../core/vocabulary/cards-events.ts';
import type { Tellers } from '../../telling.ts';
import { textOf } from '../phrases.ts';
import { deck, many, place, told } from './event-words.ts';

export const cardEvents: Tellers<CardEvents> = {
  'card-put-back': (e, n) =>
    `${n.does(e.seat, 'put', `a card on the ${e.where} of the ${deck(e.deck)}`)}${told(e.names)}`,
  'card-removed': (e) => `${textOf(e.name)} is removed from the game`,
  'deck-looked-at': (e, n) => `${n.does(e.seat, 'look', `at the top of the ${deck(e.deck)}`)}${told(e.names)}`,
  'deck-reshuffled': (e) => `The ${deck(e.deck)} is reshuffled`,
  'destiny-added': (e) => `Destiny adds ${many(e.n, 'card')}`,
  'destiny-built': () => 'The Destiny deck is built anew',
  'discard-top': (e) => `${textOf(e.name)} ${e.strength} lies on the ${e.skill} discards`,
  'quorum-discarded': (e, n) => `${n.does(e.seat, 'discard', many(e.n, 'quorum card'))}${told(e.names)}`,
  'quorum-drawn': (e, n) => `${n.does(e.seat, 'draw', many(e.n, 'quorum card'))}${told(e.names)}`,
  'quorum-given': (e, n) => n.does(e.seat, 'hold', `${textOf(e.name)} from now on`),
  'quorum-hand-passed': (e, n) => n.does(e.from, 'pass', `${many(e.n, 'quorum card')} to ${n.whom(e.to)}`),
  'quorum-played': (e, n) => n.does(e.seat, 'play', `the quorum card ${textOf(e.name)}`),
  'skill-card-played': (e, n) => n.does(e.seat, 'play', `${textOf(e.name)} (${e.skill} ${e.strength})`),
  'skill-drawn': (e, n) =>
    `${n.does(e.seat, 'draw', `${a(String(e.skill))} card`)}${e.name === undefined ? '' : `: ${textOf(e.name)} ${e.strength}`}`,
  'skills-discarded': (e, n) => `${n.does(e.seat, 'discard', many(e.n, 'skill card'))}${told(e.names)}`,
  'skills-given': (e, n) => `${n.does(e.from, 'give', `${many(e.n, 'card')} to ${n.whom(e.to)}`)}${told(e.names)}`,
  'skills-taken': (e, n) => `${n.does(e.to, 'take', `${many(e.n, 'card')} from ${n.whom(e.from)}`)}${told(e.names)}`,
  'super-crisis-drawn': (e, n) =>
    `${n.does(e.seat, 'draw', count(Number(e.n), 'super crisis', 'super crises'))}${told(e.names)}`,
  'title-given': (e, n) => n.does(e.to, 'are', `now ${place(e.title)}`),
};
