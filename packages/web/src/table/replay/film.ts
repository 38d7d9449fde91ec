/** A replay as the page keeps it: what there was to see in every step, and in which step everything happened. */
import type { GameEvent, Plain } from '@ragtag/kernel';
import type { LogLine, TableState } from '@ragtag/server/protocol';
import type { Replay } from '@ragtag/server/story';
import { applied } from '../../shell/socket/patch.ts';

export interface Film {
  readonly replay: Replay;
  /** One for each step. Most of each is shared with the one before. */
  readonly views: readonly Plain[];
  readonly events: readonly GameEvent[];
  /** For each event, its step. */
  readonly stepOf: readonly number[];
  readonly marks: readonly Mark[];
}

export interface Mark {
  /** In the game's own words. */
  readonly kind: string;
  readonly step: number;
  readonly event: GameEvent;
}

export function filmOf(replay: Replay): Film {
  const views: Plain[] = [];
  const events: GameEvent[] = [];
  const stepOf: number[] = [];
  const marks: Mark[] = [];
  let plain: Plain = replay.first;
  for (const [step, { patch, log, mark }] of replay.steps.entries()) {
    plain = applied(plain, patch);
    views.push(plain);
    for (const event of log) {
      events.push(event);
      stepOf.push(step);
    }
    const [event] = log;
    if (mark !== null && event) marks.push({ kind: mark, step, event });
  }
  return { replay, views, events, stepOf, marks };
}

/** The last step there is. */
export function lastStep({ views }: Film): number {
  return Math.max(0, views.length - 1);
}

export function within(film: Film, step: number): number {
  return Math.max(0, Math.min(lastStep(film), Math.round(step)));
}

/** The last event that has happened by a step; -1 if none has. */
export function eventAt({ stepOf }: Film, step: number): number {
  return stepOf.findLastIndex((one) => one <= step);
}

/** What has happened by a step, as the board and the stage want it; times are not told. */
export function logAt(film: Film, step: number): readonly LogLine[] {
  return film.events.slice(0, eventAt(film, step) + 1).map((event) => ({ at: 0, event }));
}

/** The step in which the table stands as a log has it at one of its events: counted among its like from the end. */
export function stepOfEvent(film: Film, log: readonly GameEvent[], at: number): number {
  const text = JSON.stringify(log[at]);
  const isLike = (event: GameEvent) => JSON.stringify(event) === text;
  const after = log.slice(at + 1).filter(isLike).length;
  const alike = film.events.flatMap((event, index) => (isLike(event) ? [index] : []));
  const found = alike.at(-1 - after) ?? alike[0];
  return found === undefined ? lastStep(film) : (film.stepOf[found] ?? 0);
}

/** A table that nobody plays at: as much of one as its parts need to be drawn. */
export function tableAt({ replay }: Film, view: Plain): TableState {
  const seat = typeof replay.as === 'number' ? replay.as : null;
  return {
    title: replay.title,
    game: replay.game,
    status: 'over',
    seat: seat as TableState['seat'], // a seat of this table
    host: false,
    seats: replay.seats.map((one) => ({ ...one, here: true })),
    houseRules: [],
    view,
    question: null,
    awaited: [],
    waiting: false,
    answeredFor: null,
    window: null,
    clock: null,
    undo: 'no',
    proposal: null,
    orders: null,
    notice: null,
    parked: null,
  };
}
