/**
 * How long each moment stands. What waits is played in order and in full where there is time; the more of it waits, the
 * briefer each moment, and those too brief to be seen are folded into the next.
 */
import type { Moment } from '../../shell/socket/connection.ts';

/** Of one moment: how long each of its beats stands, in milliseconds at full length. Nothing is to be seen where there is none. */
export type BeatsOf = (log: Moment['log']) => readonly number[];

/** Of a game that does not say: as long for whatever happens. */
export const plainBeats = (): BeatsOf => (log) => log.map(() => BEAT);
const BEAT = 250;

/** Nobody is further behind than this, in milliseconds. */
export const farthest = { film: 30_000, brisk: 8_000 } as const;
/** What would stand for less is not shown by itself. */
export const SHORTEST = 60;

export interface Step {
  /** How long the beat that is shown stands. */
  readonly lasts: number;
  /** How many moments go on after it: none while this one has more beats. */
  readonly moments: number;
}

export function lengthOf(beats: readonly number[]): number {
  return beats.reduce((sum, one) => sum + one, 0);
}

/** A moment that waits: its beats, and since when. */
export interface Waiting {
  readonly beats: readonly number[];
  readonly since: number;
}

/** From a beat of the moment shown, which began to stand then, to the next; each that waits is shown in time. */
export function stepFrom(
  beats: readonly number[],
  beat: number,
  began: number,
  waiting: readonly Waiting[],
  most: number,
): Step {
  const left = lengthOf(beats.slice(beat));
  const share = shareFor(left, began, waiting, most);
  const own = (beats[beat] ?? 0) * share;
  if (beat < beats.length - 1 && left * share >= SHORTEST) return { lasts: own, moments: 0 };
  return { lasts: beat < beats.length - 1 ? left * share : own, moments: folded(waiting, share) };
}

/** How much of its full length everything gets, so that nothing is shown later than it may be. */
function shareFor(left: number, began: number, waiting: readonly Waiting[], most: number): number {
  let [share, before] = [1, left];
  for (const { beats, since } of waiting) {
    if (before > 0) share = Math.min(share, Math.max(0, since + most - began) / before);
    before += lengthOf(beats);
  }
  return share;
}

/** The next moment that stands long enough to be seen, or the last of all. */
function folded(waiting: readonly Waiting[], share: number): number {
  const at = waiting.findIndex(({ beats }) => lengthOf(beats) * share >= SHORTEST);
  return at < 0 ? waiting.length : at + 1;
}
