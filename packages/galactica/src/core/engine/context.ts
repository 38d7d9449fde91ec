import type { Seat } from '@ragtag/kernel';
import type { Context, Source } from '../effects/effect.ts';

/** The circumstances of an effect that is about to be carried out. */
export function context(source: Source, you: Seat, more: Partial<Context> = {}): Context {
  return { source, you, acting: false, card: null, location: null, chosen: null, area: null, type: null, ...more };
}
