/** Events: what happened, said once, for logs, animations and statistics. Each says who may see what of it. */
import type { Plain } from './decision.ts';
import { type Audience, includes, only, type Seat, type Viewer } from './seats.ts';

/** Something that happened, as everybody in its audience may see it. */
export interface GameEvent {
  readonly type: string;
  readonly [key: string]: Plain;
}

/** An event with who may see it, and details that fewer may see. */
export interface Emitted {
  readonly event: GameEvent;
  readonly to: Audience;
  readonly details?: { readonly to: Audience; readonly add: { readonly [key: string]: Plain } };
}

/** The event as this viewer may see it; null if not at all. */
export function eventFor(emitted: Emitted, viewer: Viewer): GameEvent | null {
  if (!includes(emitted.to, viewer)) return null;
  const { details } = emitted;
  return details && includes(details.to, viewer) ? { ...emitted.event, ...details.add } : emitted.event;
}

/** A viewer's log. */
export function logFor(emitted: readonly Emitted[], viewer: Viewer): GameEvent[] {
  const log: GameEvent[] = [];
  for (const one of emitted) {
    const seen = eventFor(one, viewer);
    if (seen) log.push(seen);
  }
  return log;
}

/** What only some may know of a kind of event, and who: the seats that these fields of it name. */
export interface Guard {
  readonly for: readonly string[];
  /** The whole event where it says so: nobody else is told that it happened. */
  readonly fields: readonly string[] | 'all';
  /** Everybody is told where the rules had everybody shown the cards. */
  readonly unlessShown?: true;
}

/** The guards of events by their kinds; what is not named here everybody may know. */
export type GuardsOf<E> = {
  readonly [N in keyof E]?: {
    readonly for: readonly (keyof E[N])[];
    readonly fields: readonly (keyof E[N])[] | 'all';
    readonly unlessShown?: true;
  };
};

/** What only some may know of a kind of event with such a guard, by name. */
export type GuardedField<G> = G extends { readonly fields: readonly (infer K)[] } ? K : never;

/** Who may know what is guarded of this event. */
export function admitted(guard: Guard | undefined, event: GameEvent): Audience {
  if (!guard) throw new Error(`'${event.type}' declares nothing that only some may know`);
  return only(...guard.for.flatMap((field) => (typeof event[field] === 'number' ? [event[field] as Seat] : []))); // declared to be seats
}
