/** Every event as one line: a new module adds a line. */

import { attackCardEvents } from '../../modules/attack-cards/words/english.ts';
import { baseEvents } from '../../modules/base/words/english.ts';
import { conflictedLoyaltiesEvents } from '../../modules/conflicted-loyalties/words/english.ts';
import { cylonFleetEvents } from '../../modules/cylon-fleet/words/english.ts';
import { cylonLeaderEvents } from '../../modules/cylon-leaders/words/english.ts';
import { daybreakEvents } from '../../modules/daybreak/words/english.ts';
import { pegasusEvents } from '../../modules/pegasus/words/english.ts';
import { variantEvents } from '../../modules/variants/words/english.ts';
import type { Events } from '../../vocabulary.ts';
import type { Summaries } from '../log.ts';
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
  ...attackCardEvents,
  ...baseEvents,
  ...conflictedLoyaltiesEvents,
  ...cylonFleetEvents,
  ...cylonLeaderEvents,
  ...daybreakEvents,
  ...pegasusEvents,
  ...variantEvents,
  ...summaries,
};
