/** Motive and Agenda Cards as they are printed: which side they are for, and what must be so. */
import type { Seat } from '@ragtag/kernel';
import type { Printed } from '../../core/content/entry.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import type { Side } from '../../core/state/terms.ts';
import { type Phrase, phrase } from '../../core/text/phrase.ts';

interface Aim extends Printed {
  readonly id: string;
  readonly side: Side;
  /** Whether it is so now, for the leader at this seat. */
  met(g: Galactica, seat: Seat): boolean;
}

export interface MotiveEntry extends Aim {
  readonly deck: 'motive';
  /** Turned up as soon as it is so, or not before the game is over. BG-MOTIVE-03, BG-MOTIVE-05 */
  readonly when: 'at-any-time' | 'game-over';
}

export interface AgendaEntry extends Aim {
  readonly deck: 'agenda';
  readonly kind: 'hostile' | 'sympathetic';
}

/** As the facts have it. */
export const allegiances: Readonly<Record<Side, 'human' | 'cylon'>> = { humans: 'human', cylons: 'cylon' };

/** What an aim says. */
export function aimText(kind: 'agenda' | 'motive' | 'motive-when-over', side: Side, id: string): Phrase {
  return phrase(`cylon-leaders.${kind}`, { side, condition: phrase(`cylon-leaders.${id}`) });
}
