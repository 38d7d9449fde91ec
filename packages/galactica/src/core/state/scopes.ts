/** What is being carried out, and as part of what: every event tells it, so that nobody has to guess what belongs together. */

/**
 * A shot, a boarding or a gathering of ships has its die and what came of it; a response is everything that somebody's
 * card or ability does in a window. The others are the rulebook's.
 */
export type ScopeKind =
  | 'setup'
  | 'turn'
  | 'end-of-turn'
  | 'action'
  | 'skill-card'
  | 'response'
  | 'crisis'
  | 'super-crisis'
  | 'check'
  | 'risk'
  | 'jump'
  | 'activation'
  | 'arrival'
  | 'nuke'
  | 'shot'
  | 'boarding'
  | 'gathering'
  | keyof ModuleScopes;

/** What modules carry out: each declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: core has none of its own
export interface ModuleScopes {}
