/** The fights as they are shown: one step after the other, and never far behind what has happened. */
import type { LogLine } from '@ragtag/server/protocol';
import type { Settings } from '../settings/settings.ts';
import { type Fight, type Fights, followed, noFights, type Step } from './fights.ts';

export interface Playing {
  readonly fights: Fights;
  /** The last line of the log that is in the fights. */
  readonly heard: LogLine | undefined;
  /** The fight shown, by its key, and how many of its steps. */
  readonly key: number;
  readonly shown: number;
  /** The last step shown is being played; otherwise all of it stands. */
  readonly live: boolean;
  /** Stopped by hand. */
  readonly paused: boolean;
}

export type Cue =
  | { readonly type: 'log'; readonly log: readonly LogLine[]; readonly atOnce: boolean }
  | { readonly type: 'next' | 'all' | 'pause' | 'play' | 'back' | 'forward' };

/** A table just opened shows its last fight as it ended. */
export function opened(log: readonly LogLine[]): Playing {
  const fights = followed(noFights, log);
  return atEnd({ fights, heard: log.at(-1), key: -1, shown: 0, live: false, paused: false });
}

function atEnd(playing: Playing): Playing {
  const last = playing.fights.fights.findLast(({ steps }) => steps.length > 0);
  return last
    ? { ...playing, key: last.key, shown: last.steps.length, live: false, paused: false }
    : { ...playing, live: false };
}

export function played(before: Playing, cue: Cue): Playing {
  switch (cue.type) {
    case 'log':
      return heard(before, cue.log, cue.atOnce);
    case 'next':
      return next(before);
    case 'all':
      return atEnd(before);
    case 'pause':
      return { ...before, paused: true };
    case 'play':
      return { ...before, paused: false };
    case 'forward':
      return { ...next(before), paused: true };
    case 'back':
      return { ...before, shown: Math.max(1, before.shown - 1), live: true, paused: true };
  }
}

function heard(before: Playing, log: readonly LogLine[], atOnce: boolean): Playing {
  const last = log.at(-1);
  if (last === before.heard) return before;
  const known = before.heard ? log.lastIndexOf(before.heard) : -1;
  if (known < 0) return opened(log); // all of the log came anew, or another moment is looked at
  const fights = followed(before.fights, log.slice(known + 1));
  const playing = { ...before, heard: last, fights };
  return atOnce ? atEnd(playing) : caughtUp(playing);
}

function next(playing: Playing): Playing {
  const fight = shownFight(playing);
  if (fight && playing.shown < fight.steps.length) return { ...playing, shown: playing.shown + 1, live: true };
  const following = playing.fights.fights.find(({ key, steps }) => key > playing.key && steps.length > 0);
  return following ? { ...playing, key: following.key, shown: 1, live: true } : { ...playing, live: false };
}

/** The fight on show; null if it is so old that it is not kept, or there was none. */
export function shownFight({ fights, key }: Playing): Fight | null {
  return fights.fights.find((fight) => fight.key === key) ?? null;
}

/** Steps that have happened and are not shown yet, the next first. */
export function waiting({ fights, key, shown }: Playing): Step[] {
  return fights.fights.flatMap((fight) =>
    fight.key < key ? [] : fight.key === key ? fight.steps.slice(shown) : fight.steps,
  );
}

/** More than this waiting is too far behind: what is before the last fight is not played. */
const FAR = 24;

function caughtUp(playing: Playing): Playing {
  const last = playing.fights.fights.findLast(({ steps }) => steps.length > 0);
  if (!last || waiting(playing).length <= FAR) return playing;
  return { ...playing, key: last.key, shown: Math.max(1, last.steps.length - FAR), live: true, paused: false };
}

/** Milliseconds at normal speed: a thrown die can be read for more than a second. */
const DIE = 1_900;
const DEED = 800;
/** How much longer or shorter everything takes on the board. */
export const speeds: Readonly<Record<Settings['animation'], number>> = { off: 0, quick: 0.55, normal: 1, slow: 1.7 };
/** All that waits is shown in about this time. */
const PATIENCE = 12_000;
const HURRY = 5_000;

/** How long the step shown stands before the next. */
export function standing(step: Step, left: readonly Step[], animation: Settings['animation'], asked: boolean): number {
  const own = ({ die }: Step): number => (die ? DIE : DEED) * speeds[animation];
  const all = left.reduce((sum, one) => sum + own(one), own(step));
  return own(step) * Math.min(1, (asked ? HURRY : PATIENCE) / Math.max(1, all));
}
