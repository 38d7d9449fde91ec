/** A game's past over HTTP, under /api/games/:id: `replay` and `story`. */
import type { GameEvent, Plain } from '@ragtag/kernel';
import type { Patch, SeatState } from './protocol.ts';

/** Whose eyes a game is seen with: a seat's, an onlooker's, or those that see all faces, once it is over. */
export type ReplayAs = number | 'spectator' | 'all';

/**
 * `GET /games/:id/replay`: the game so far as the asker may see it. Where nothing was to be seen there is no step, so their
 * number says nothing that is hidden.
 */
export interface Replay {
  readonly title: string;
  readonly game: string;
  readonly over: boolean;
  readonly as: ReplayAs;
  readonly seats: readonly ReplaySeat[];
  /** The view in the first step; its patch is empty. */
  readonly first: Plain;
  readonly steps: readonly ReplayStep[];
}

export type ReplaySeat = Pick<SeatState, 'seat' | 'name' | 'kind'>;

/** What changed since the step before, and what happened: one event, or several of the same type in a row. */
export interface ReplayStep {
  readonly patch: Patch;
  readonly log: readonly GameEvent[];
  readonly turn: number;
  /** What it is on a timeline, in the game's own words; null for most. */
  readonly mark: string | null;
}

/** `GET /games/:id/story`: what a game that is over was about, as the game tells it. */
export type Story<Contents extends object = object> = Contents & {
  readonly title: string;
  readonly seats: readonly ReplaySeat[];
};
