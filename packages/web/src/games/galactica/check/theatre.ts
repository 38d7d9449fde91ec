/**
 * The stage as far as the log has been read: what it comes to, and the beats of what happened last. A pure store; which
 * beat is shown, the page's one clock says.
 */
import type { GalacticaEvent } from '@ragtag/galactica';
import { isTold, roleOf } from '@ragtag/galactica/words';
import type { GameEvent } from '@ragtag/kernel';
import type { LogLine } from '@ragtag/server/protocol';
import { isFought } from '../fight/fights.ts';
import { isMoment } from './moments.ts';
import type { Beat } from './scene.ts';
import { emptyScript, type Script, tellAll } from './script.ts';

export interface Theatre {
  /** The log as far as it has been read. */
  readonly last: LogLine | null;
  readonly script: Script;
  /** Of the last line; none where it brought nothing onto the stage. */
  readonly beats: readonly Beat[];
  /** The last thing everybody should notice among the lines that came together. */
  readonly headline: GalacticaEvent | null;
  /** What happens by now is to be seen on the board. */
  readonly fought: boolean;
}

const eventOf = ({ event }: LogLine): GameEvent => event;

/** How things stand; nothing is played. */
export function opened(log: readonly LogLine[]): Theatre {
  const [script] = tellAll(emptyScript, log.map(eventOf));
  return { last: log.at(-1) ?? null, script, beats: [], headline: null, fought: foughtAfter(false, log.map(eventOf)) };
}

/** The log has grown, or came anew. */
export function heard(theatre: Theatre, log: readonly LogLine[]): Theatre {
  const last = log.at(-1) ?? null;
  if (last === theatre.last) return theatre;
  const known = theatre.last ? log.lastIndexOf(theatre.last) : -1;
  if (theatre.last !== null && known < 0) return opened(log);
  const fresh = log.slice(known + 1).map(eventOf);
  const [before] = tellAll(theatre.script, fresh.slice(0, -1));
  const [script, beats] = tellAll(before, fresh.slice(-1));
  const headline = fresh.findLast((event): event is GameEvent & GalacticaEvent => isTold(event) && isMoment(event));
  return { last, script, beats, headline: headline ?? null, fought: foughtAfter(theatre.fought, fresh) };
}

/** From the first shot on, until a card or a check takes the stage again. */
function foughtAfter(before: boolean, events: readonly GameEvent[]): boolean {
  const last = events.findLast((event) => isTold(event) && (isFought(event) || roleOf(event).stage === 'acts'));
  return last ? isFought(last) : before;
}

/** What stands there at a beat of the last line. */
export function shownAt({ script, beats }: Theatre, beat: number): Beat {
  return beats[Math.min(beat, beats.length - 1)] ?? { kind: 'follows', scene: script.scene };
}
