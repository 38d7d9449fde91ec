/** What happens with it, line by line. */

import { area } from '../../../words/english/events/event-words.ts';
import type { Tellers } from '../../../words/telling.ts';
import type { AttackCardEvents } from '../events.ts';

export const attackCardEvents: Tellers<AttackCardEvents> = {
  'attack-special': (e) => `The attack brings ${e.name}`,
  'left-play': (e) => `${e.name} leaves play`,
  'scar-arrived': (e) => `Scar appears off ${area(e.area)}`,
  'shuffled-into-crisis-deck': (e) => `${e.name} is shuffled into the crisis deck`,
};
