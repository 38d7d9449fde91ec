/** How the quorum cards of one set are written down that are discarded when they have been played. */
import type { Effect } from '../effects/effect.ts';
import type { QuorumEntry } from './entry.ts';

export function quorumOf(set: QuorumEntry['set']): (name: string, action: Effect, count?: number) => QuorumEntry {
  return (name, action, count = 1) => ({ deck: 'quorum', name, set, count, action, after: 'discard' });
}
