/** What is carried out in the card game, told with every event: `turn.3/execution.2/action.5/challenge.6`. */
import type { Phase } from './terms.ts';

/** A response is everything that a text does which answers to what happened. The others are the rulebook's. */
export type ScopeKind = Phase | 'action' | 'challenge' | 'response' | 'red-text' | 'jump';
