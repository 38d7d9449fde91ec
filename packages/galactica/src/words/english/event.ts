/** The log: each line in words, and whether it is good or bad for the fleet. */
import type { GameEvent } from '@ragtag/kernel';
import type { Names } from '@ragtag/kernel/words';
import { type LineEvent, lineRole, toneOf } from '../log.ts';
import type { Tone } from '../telling.ts';
import { tellers } from './event-tellers.ts';

export interface EventLine {
  readonly text: string;
  readonly tone: Tone;
}

/** An event of the game, or several that the log has run together. */
export function eventLine(event: GameEvent, names: Names): EventLine {
  if (!isLine(event)) return { text: '', tone: 'quiet' }; // the rules have learnt a word that this page has not
  // Each event comes with the teller of its own type.
  const tell = tellers[event.type] as (event: LineEvent, names: Names) => string;
  return { text: tell(event, names), tone: toneOf(event) };
}

/** Events are made by the rules, which know no other types. */
function isLine(event: GameEvent): event is GameEvent & LineEvent {
  return lineRole(event.type) !== null;
}
