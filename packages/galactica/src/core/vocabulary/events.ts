/**
 * What happens in the game. Every event is declared once, by the chapter or the module it belongs to: a module adds its own
 * to `Events`. Nothing else can be emitted, and whoever tells of events tells of all of them.
 */
import type { GuardedField, Scope } from '@ragtag/kernel';
import { type CardEvents, cardGuards } from './cards-events.ts';
import type { CheckEvents } from './check-events.ts';
import { type CrisisEvents, crisisGuards } from './crisis-events.ts';
import { type DamageEvents, damageGuards } from './damage-events.ts';
import { type JumpEvents, jumpGuards } from './jump-events.ts';
import { type LoyaltyEvents, loyaltyGuards } from './loyalty-events.ts';
import { type ShipEvents, shipGuards } from './ships-events.ts';
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

/** Who may know what of which event: with what is not named here, everybody. */
export const coreGuards = {
  ...cardGuards,
  ...crisisGuards,
  ...damageGuards,
  ...jumpGuards,
  ...loyaltyGuards,
  ...shipGuards,
} as const;
/** The guards of core and of every module. */
export interface Guards extends Readonly<typeof coreGuards> {}

type Guarded<T extends EventName> = T extends keyof Guards ? GuardedField<Guards[T]> : never;
/** Events of which only some may know something. */
export type PartlyTold = { [N in EventName]: [Guarded<N>] extends [never] ? never : N }[EventName];

/** What the rules say when it happens, without what only some may know. */
export type Told<T extends EventName> = { readonly type: T } & Events[T] & {
    readonly [K in Guarded<T>]?: never;
  };
/** What only some may know of it. */
export type Details<T extends PartlyTold> = { readonly [K in Guarded<T> & keyof Events[T]]-?: Events[T][K] };

/** What happened, as it is told. */
type Facts<T extends EventName> = { readonly type: T } & Events[T];
/** An event as it is told, with what it is part of. */
export type EventOf<T extends EventName> = { [N in T]: Facts<N> & { readonly scope: Scope } }[T];
export type GalacticaEvent = EventOf<EventName>;
