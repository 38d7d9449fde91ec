/**
 * What happens in the game. Every event is declared once, by the chapter or the module it belongs to: a module adds its own
 * to `Events`. Nothing else can be emitted, and whoever tells of events tells of all of them.
 */
import type { Scope } from '@ragtag/kernel';
import type { CardEvents } from './cards-events.ts';
import type { CheckEvents } from './check-events.ts';
import type { CrisisEvents } from './crisis-events.ts';
import type { DamageEvents } from './damage-events.ts';
import type { JumpEvents } from './jump-events.ts';
import type { LoyaltyEvents } from './loyalty-events.ts';
import type { ShipEvents } from './ships-events.ts';
import type { TurnEvents } from './turn-events.ts';

/** For events that say all by their name. */
export type Nothing = Readonly<Record<never, never>>;

export interface Events
  extends CardEvents,
    CheckEvents,
    CrisisEvents,
    DamageEvents,
    JumpEvents,
    LoyaltyEvents,
    ShipEvents,
    TurnEvents {}

export type EventName = keyof Events;

/** What the rules say when it happens. */
export type Told<T extends EventName> = { readonly type: T } & Events[T];
/** What only some may know of it: these fields are optional. */
export type Details<T extends EventName> = Partial<Events[T]>;

/** An event as it is told, with what it is part of. */
export type EventOf<T extends EventName> = { [N in T]: Told<N> & { readonly scope: Scope } }[T];
export type GalacticaEvent = EventOf<EventName>;
