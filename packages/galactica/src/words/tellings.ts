/** Who tells of every event there is. */
import type { EventName } from '../vocabulary.ts';
import { gathered } from './module-words.ts';
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
  ...gathered('telling'),
} as const satisfies Readonly<Record<EventName, Role>>;

/** The events that have such a part: whoever plays it says how for each of them. */
type Playing<R> = { [T in EventName]: (typeof tellings)[T] extends R ? T : never }[EventName];
export type ActingEvent = Playing<{ readonly stage: 'acts' }>;
export type BoardEvent = Playing<{ readonly board: 'shows' }>;
export type DeedEvent = Playing<{ readonly fight: 'deed' }>;
export type LossEvent = Playing<{ readonly fight: 'loss' }>;
export type MomentEvent = Playing<{ readonly moment: MomentTone }>;
