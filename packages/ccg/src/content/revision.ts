/**
 * Revisions of the content. A game is played with the cards of one revision and keeps to it: what is added later says `since`
 * which revision, and never enters a game that was made before, nor a deck brought to it. What a rule does otherwise from a
 * revision on asks `g.isSince`. Raise `REVISION` with what you add.
 */
export const REVISION = 3;

export interface Dated {
  /** The first revision that has it. */
  readonly since: number;
}

/** Whether a revision has a card. */
export function isIn(revision: number): (card: Dated) => boolean {
  return ({ since }) => since <= revision;
}
