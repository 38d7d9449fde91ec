/** Moments everybody should notice: short, with a headline of their own. */
import type { GalacticaEvent } from '@ragtag/galactica';
import { type MomentTone, roleOf } from '@ragtag/galactica/words';

export function isMoment(event: GalacticaEvent): boolean {
  if (event.type === 'title-given') return event.from !== null; // nobody's loss at the start of a game
  return roleOf(event).moment !== undefined;
}

export function toneOf(event: GalacticaEvent): MomentTone {
  return roleOf(event).moment ?? 'calm';
}
