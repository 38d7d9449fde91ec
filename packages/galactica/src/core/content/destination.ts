/** How the destinations of one set are written down. */
import type { Effect } from '../effects/effect.ts';
import type { DestinationEntry } from './entry.ts';

type Rest = Partial<Pick<DestinationEntry, 'count' | 'option' | 'afterJump'>>;

export function destinationsOf(
  set: DestinationEntry['set'],
): (name: string, distance: number, effect: Effect, rest?: Rest) => DestinationEntry {
  return (name, distance, effect, rest) => ({ deck: 'destination', name, set, count: 1, distance, effect, ...rest });
}
