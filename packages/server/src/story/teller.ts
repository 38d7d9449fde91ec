/** What a game has to say to be shown again and told of, besides its rules. */
import type { Answer, Decision, GameEvent, Plain } from '@ragtag/kernel';
import type { ReplayMark, ToldGame } from '../protocol/story.ts';

export interface Teller {
  /** As much of a view as a replay shows. */
  shown(view: Plain): Plain;
  /** The number of the turn a view is of. */
  turn(view: Plain): number;
  /** What the event is on a timeline; null for most. */
  mark(event: GameEvent): ReplayMark | null;
  /** Begins to follow one game that is over, with all faces up. */
  chronicle(): Chronicle;
}

/** Follows a game to its end and tells what it was about. */
export interface Chronicle {
  answered(asked: Decision, answer: Answer): void;
  /** An event, in which step of the replay it is, and everything there was to see at that moment. */
  saw(event: GameEvent, step: number, view: Plain): void;
  tell(view: Plain): ToldGame | null;
}

/** Of games that have nothing to say. */
export const silent: Teller = {
  shown: (view) => view,
  turn: () => 0,
  mark: () => null,
  chronicle: () => ({ answered: () => undefined, saw: () => undefined, tell: () => null }),
};
