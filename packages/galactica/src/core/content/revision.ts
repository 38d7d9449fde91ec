/**
 * Revisions of the content. A game is set up from the content of one revision and keeps to it: what is added to a deck
 * later says `since` which revision, and never enters a game that was made before. What was printed wrongly says `until`
 * which revision, and stays in the games that have it. Raise `REVISION` with what you add.
 */
export const REVISION = 8;

export interface Dated {
  /** The first revision that has it; the first of all, if it does not say. */
  readonly since?: number;
  /** The last revision that has it; it is still printed, if it does not say. */
  readonly until?: number;
}

/** Whether a revision has a component. */
export function isOf(revision: number, { since = 1, until = revision }: Dated): boolean {
  return since <= revision && revision <= until;
}

/** The same, to look through many. */
export function isIn(revision: number): (component: Dated) => boolean {
  return (component) => isOf(revision, component);
}
