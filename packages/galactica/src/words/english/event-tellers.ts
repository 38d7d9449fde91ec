/** Every event as one line. */

import type { Events } from '../../vocabulary.ts';
import type { Summaries } from '../log.ts';
import { gathered } from '../module-words.ts';
import type { Tellers } from '../telling.ts';
import { cardEvents } from './events/cards.ts';
import { checkEvents } from './events/check.ts';
import { crisisEvents } from './events/crisis.ts';
import { damageEvents } from './events/damage.ts';
import { jumpEvents } from './events/jump.ts';
import { loyaltyEvents } from './events/loyalty.ts';
import { shipEvents } from './events/ships.ts';
import { summaries } from './events/summaries.ts';
import { turnEvents } from './events/turn.ts';

export const tellers: Tellers<Events & Summaries> = {
  ...cardEvents,
  ...checkEvents,
  ...crisisEvents,
  ...damageEvents,
  ...jumpEvents,
  ...loyaltyEvents,
  ...shipEvents,
  ...turnEvents,
  ...gathered('events'),
  ...summaries,
};
