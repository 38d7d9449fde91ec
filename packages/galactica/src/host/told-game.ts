/** What a game that is over was about. Steps are those of its replay with all faces. */
import type { GameEvent } from '@ragtag/kernel';

/** What a step of a replay is on a timeline. */
export type ReplayMark = 'turn' | 'jump' | 'reveal' | 'execution' | 'loss' | 'failed' | 'end';

export interface ToldGame {
  readonly winner: string;
  readonly ending: string | null;
  readonly winners: readonly number[];
  readonly turns: number;
  readonly players: readonly ToldPlayer[];
  /** What was left when each turn began, and at the end. */
  readonly curves: readonly { readonly turn: number; readonly left: Readonly<Record<string, number>> }[];
  readonly jumps: readonly { readonly turn: number; readonly step: number }[];
  readonly turningPoints: readonly TurningPoint[];
  readonly checks: readonly ToldCheck[];
}

/** Who somebody was. */
export interface ToldPlayer {
  readonly seat: number;
  /** The characters played, one after the other. */
  readonly characters: readonly string[];
  readonly side: string;
  readonly loyalty: readonly { readonly id: string; readonly name: string }[];
  /** In which turn they were revealed as a Cylon. */
  readonly revealed: { readonly turn: number; readonly step: number } | null;
  /** Strength given to checks, for and against, and how many cards. */
  readonly given: { readonly cards: number; readonly for: number; readonly against: number };
}

export interface TurningPoint {
  readonly kind: 'reveal' | 'execution' | 'jump' | 'losses' | 'close-check' | 'title' | 'disaster' | 'end';
  readonly turn: number;
  readonly step: number;
  readonly event: GameEvent;
  /** Resources lost in that turn. */
  readonly lost?: Readonly<Record<string, number>>;
  /** What the check was about. */
  readonly name?: string;
}

export interface ToldCheck {
  readonly turn: number;
  readonly step: number;
  /** The card it comes from, '' for a location's. */
  readonly name: string;
  readonly location: string | null;
  readonly difficulty: number;
  readonly skills: readonly string[];
  /** Null where it was decided before anything was added up. */
  readonly strength: number | null;
  readonly outcome: string;
  /** What each gave; seat null is what came from the Destiny deck and other cards. */
  readonly given: readonly { readonly seat: number | null; readonly cards: readonly GivenCard[] }[];
}

export interface GivenCard {
  readonly name: string;
  readonly skill: string;
  readonly strength: number;
  /** What it came to: less than nothing against. */
  readonly counts: number;
}
