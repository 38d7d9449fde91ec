/**
 * Plays the script: what has happened waits in a row of beats and is shown one after the other, while the log and the
 * table are already ahead. A pure store; `use-theatre.ts` gives it time.
 */
import type { GameEvent } from '@ragtag/kernel';
import type { LogLine } from '@ragtag/server/protocol';
import { actOf, type Beat } from './scene.ts';
import { emptyScript, type Script, tellAll } from './script.ts';

export interface Theatre {
  /** The log as far as it has been read. */
  readonly last: LogLine | null;
  readonly script: Script;
  /** What is shown. */
  readonly shown: Beat;
  readonly waiting: readonly Beat[];
  /** The viewer turns the cards by hand. */
  readonly byHand: boolean;
}

export type Cue =
  /** `atOnce`: nothing moves, only headlines take their time. */
  | { readonly type: 'log'; readonly log: readonly LogLine[]; readonly atOnce: boolean }
  /** The time of what is shown is over, or the viewer turns the next card. */
  | { readonly type: 'next'; readonly byHand: boolean }
  /** Everything there is to show, at once; or only if all of it belongs to the act that goes on now. */
  | { readonly type: 'all' | 'rest' };

/** More than this came at once: the viewer was away, and sees how things stand. */
const TOO_MUCH = 400;

export function opened(log: readonly LogLine[]): Theatre {
  const [script] = tellAll(emptyScript, log.map(eventOf));
  const shown: Beat = { kind: 'follows', scene: script.scene };
  return { last: log.at(-1) ?? null, script, shown, waiting: [], byHand: false };
}

const eventOf = ({ event }: LogLine): GameEvent => event;

export function played(theatre: Theatre, cue: Cue): Theatre {
  switch (cue.type) {
    case 'log': {
      const now = heard(theatre, cue.log);
      return cue.atOnce && now !== theatre ? skipped(now) : now;
    }
    case 'next':
      return cue.byHand ? turned(theatre) : next(theatre);
    case 'all':
      return skipped(theatre);
    case 'rest':
      return isLastAct(theatre) ? skipped(theatre) : theatre;
  }
}

/** A headline stands before whatever is on the stage. */
function next(theatre: Theatre): Theatre {
  const { shown, byHand } = theatre;
  const [beat, ...waiting] = theatre.waiting;
  if (!beat) {
    if (shown.kind !== 'moment') return theatre;
    return { ...theatre, shown: { kind: 'follows', scene: { ...shown.scene, moment: null } } };
  }
  const scene = beat.kind === 'moment' ? { ...shown.scene, moment: beat.scene.moment } : beat.scene;
  return { ...theatre, shown: { kind: beat.kind, scene }, waiting, byHand: byHand && waiting.length > 0 };
}

/** The viewer turns the next card, and goes on doing so; where no card is left to turn, it is the next beat. */
function turned(theatre: Theatre): Theatre {
  const at = theatre.waiting.findIndex(({ kind }) => kind === 'turn');
  const from = { ...theatre, byHand: true };
  return next(at < 0 || theatre.shown.kind === 'moment' ? from : { ...from, waiting: theatre.waiting.slice(at) });
}

/** The stage as it is at the end; headlines still come, for they are easily missed. */
function skipped(theatre: Theatre): Theatre {
  const shown = theatre.waiting.findLast(({ kind }) => kind !== 'moment');
  if (!shown) return theatre;
  return { ...theatre, shown, waiting: theatre.waiting.filter(({ kind }) => kind === 'moment'), byHand: false };
}

function isLastAct({ script, waiting }: Theatre): boolean {
  const last = actOf(script.scene);
  return waiting.every(({ kind, scene }) => kind === 'moment' || actOf(scene) === last);
}

function heard(theatre: Theatre, log: readonly LogLine[]): Theatre {
  const { last } = theatre;
  const known = last ? log.lastIndexOf(last) : -1;
  const fresh = log.slice(known + 1);
  if (fresh.length === 0) return theatre;
  if ((last !== null && known < 0) || fresh.length > TOO_MUCH) return opened(log); // all of it came anew
  const [script, beats] = tellAll(theatre.script, fresh.map(eventOf));
  const waiting = [...theatre.waiting, ...beats];
  return { ...theatre, last: log.at(-1) ?? null, script, waiting: withoutOld(waiting, actOf(theatre.shown.scene)) };
}

/** How many crises and checks may wait their turn. */
const STARTS_KEPT = 2;

/** Acts long over when their turn would come are not played; the one on the stage is, and every headline. */
function withoutOld(waiting: readonly Beat[], current: number | null): readonly Beat[] {
  const starts = waiting.flatMap(({ kind }, index) => (kind === 'card' || kind === 'begins' ? [index] : []));
  if (starts.length <= STARTS_KEPT) return waiting;
  const first = starts.at(-STARTS_KEPT) ?? 0;
  return waiting.filter(({ kind, scene }, index) => index >= first || kind === 'moment' || actOf(scene) === current);
}
