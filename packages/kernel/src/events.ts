/** Events: what happened, said once, for logs, animations and statistics. Each says who may see what of it. */
import type { Plain } from './decision.ts';
import { type Audience, includes, type Viewer } from './seats.ts';

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
