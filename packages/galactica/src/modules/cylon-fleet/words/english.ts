/** What happens with it, line by line. */

import { area, fleet, many, thing } from '../../../words/english/events/event-words.ts';
import type { Tellers } from '../../../words/telling.ts';
import type { CylonFleetEvents } from '../events.ts';

export const cylonFleetEvents: Tellers<CylonFleetEvents> = {
  'auto-attack': () => 'The Cylons have caught up and attack',
  'cylon-ship-left-out': (e) => `There is no more room for a ${thing(e.kind)} off ${area(e.area)}`,
  'cylon-ships-left-behind': () => 'The Cylon ships are left behind',
  'cylon-ships-placed': (e) => `${fleet(e, thing(e.kind), 'appears', 'appear')} off ${area(e.area)}`,
  'fleet-arrived': (e) => `The Cylon fleet arrives off ${area(e.area)}: ${many(e.n, 'ship')}`,
  'fleet-board-placed': (e) => `The Cylon fleet gathers ${many(e.n, thing(e.kind))} for ${area(e.area)}`,
  'pursuit-advanced': (e) => `The Cylon pursuit comes closer: ${e.to} of 4`,
};
