/** Who tells of every event there is: a new module adds a line. */

import { attackCardTelling } from '../modules/attack-cards/words/telling.ts';
import { baseTelling } from '../modules/base/words/telling.ts';
import { conflictedLoyaltiesTelling } from '../modules/conflicted-loyalties/words/telling.ts';
import { cylonFleetTelling } from '../modules/cylon-fleet/words/telling.ts';
import { cylonLeaderTelling } from '../modules/cylon-leaders/words/telling.ts';
import { daybreakTelling } from '../modules/daybreak/words/telling.ts';
import { pegasusTelling } from '../modules/pegasus/words/telling.ts';
import { variantTelling } from '../modules/variants/words/telling.ts';
import type { EventName } from '../vocabulary.ts';
import { cardTelling } from './telling/cards.ts';
import { checkTelling } from './telling/check.ts';
import { crisisTelling } from './telling/crisis.ts';
import { damageTelling } from './telling/damage.ts';
import { jumpTelling } from './telling/jump.ts';
import { loyaltyTelling } from './telling/loyalty.ts';
import { shipTelling } from './telling/ships.ts';
import { turnTelling } from './telling/turn.ts';
import type { MomentTone, Role } from './telling.ts';

export const tellings = {
  ...cardTelling,
  ...checkTelling,
  ...crisisTelling,
  ...damageTelling,
  ...jumpTelling,
  ...loyaltyTelling,
  ...shipTelling,
  ...turnTelling,
  ...attackCardTelling,
  ...baseTelling,
  ...conflictedLoyaltiesTelling,
  ...cylonFleetTelling,
  ...cylonLeaderTelling,
  ...daybreakTelling,
  ...pegasusTelling,
  ...variantTelling,
} as const satisfies Readonly<Record<EventName, Role>>;

/** The events that have such a part: whoever plays it says how for each of them. */
type Playing<R> = { [T in EventName]: (typeof tellings)[T] extends R ? T : never }[EventName];
export type ActingEvent = Playing<{ readonly stage: 'acts' }>;
export type BoardEvent = Playing<{ readonly board: 'shows' }>;
export type DeedEvent = Playing<{ readonly fight: 'deed' }>;
export type LossEvent = Playing<{ readonly fight: 'loss' }>;
export type MomentEvent = Playing<{ readonly moment: MomentTone }>;
