/** Skill checks and dice, line by line. */
import { listed } from '@ragtag/kernel/words';
import type { CheckEvents } from '../../../core/vocabulary/check-events.ts';
import type { Tellers } from '../../telling.ts';
import { textOf } from '../phrases.ts';
import { rolledFor } from '../rolls.ts';
import { balance, many, outcomes, place, tally, told } from './event-words.ts';

export const checkEvents: Tellers<CheckEvents> = {
  'check-ability': (e) => `${textOf(e.name)} takes effect`,
  'check-begins': (e) =>
    `Skill check: ${textOf(e.name) || place(e.location)}, ${e.difficulty} with ${listed(e.skills)}`,
  'check-card-added': (e, n) =>
    e.by === null
      ? `${textOf(e.name)} (${e.strength}) joins the check`
      : n.does(e.by, 'put', `${textOf(e.name)} (${e.strength}) into the check`),
  'check-card-removed': (e) => `${textOf(e.name)} (${e.strength}) is taken out of the check`,
  'check-cards-added': (e, n) => {
    const cards = e.n === 0 ? 'nothing' : many(e.n, 'card');
    return `${n.does(e.seat, 'add', e.name === undefined ? cards : `${cards} with ${textOf(e.name)}`)}${told(e.names)}`;
  },
  'check-consequence': () => 'The consequence of the check is carried out',
  'check-outcome': (e) => `Check ${outcomes[e.outcome ?? 'fail']}${tally(e)}`,
  'check-revealed': (e) => `${many(e.cards.length, 'card')} turned up: ${balance(e.cards)}`,
  'check-totalled': (e) => `The cards come to ${e.strength} against ${e.difficulty}`,
  'destiny-turned-up': (e) => `Destiny lies open: ${balance(e.cards)}`,
  'die-result': (e, n) => n.does(e.roller, 'roll', `${e.result}${rolledFor(e.purpose)}`),
  'die-rolled': (e, n) => n.does(e.roller, 'roll', String(e.natural)),
};
