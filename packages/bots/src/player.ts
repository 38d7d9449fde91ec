import type { Answer, Decision, GameEvent, TableView } from '@ragtag/kernel';

/** An artificial player: decides from what its seat is told and may see and the question it is asked, never from the state. */
export interface Player {
  readonly name: string;
  /**
   * What its seat was told since the last call, in order: all its memory is made of, so it can be told again. Absent where
   * the player has none; a player who was told nothing still decides.
   */
  see?(events: readonly GameEvent[]): void;
  /**
   * A legal answer. `look` gives the seat's view; a player who does not look costs nothing. `budget` is how many milliseconds
   * it may take; absent: as many as it likes.
   */
  decide(asked: Decision, look: () => TableView, budget?: number): Answer;
}
