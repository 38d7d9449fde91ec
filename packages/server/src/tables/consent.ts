/** What takes the consent of everybody at the table: taking an answer back, pausing. Artificial players always agree. */
import type { Seat } from '@ragtag/kernel';

export type Proposal = {
  readonly what: 'undo' | 'pause';
  readonly by: Seat;
  /** The turn it was made in; what is to be taken back is of that turn. Answers since do not matter: some are secret. */
  readonly at: number;
  /** To how many answers to go back. */
  readonly backTo: number | null;
  readonly agreed: readonly Seat[];
};

export function propose(what: Proposal['what'], by: Seat, at: number, backTo: number | null = null): Proposal {
  return { what, by, at, backTo, agreed: [by] };
}

/** The proposal after somebody's word; null when it is refused. */
export function respond(proposal: Proposal, seat: Seat, agree: boolean): Proposal | null {
  if (!agree) return null;
  return proposal.agreed.includes(seat) ? proposal : { ...proposal, agreed: [...proposal.agreed, seat] };
}

/** Whether all these have agreed. */
export function isAgreed(proposal: Proposal, people: readonly Seat[]): boolean {
  return people.every((seat) => proposal.agreed.includes(seat));
}
