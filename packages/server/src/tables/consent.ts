/** What takes the consent of everybody at the table: taking an answer back, pausing. Artificial players always agree. */
import type { Seat } from '@ragtag/kernel';

export type Proposal = {
  readonly what: 'undo' | 'pause';
  readonly by: Seat;
  /** How many answers there were, and for an undo to how many to go back. One more answer and it is off. */
  readonly at: number;
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

/** A proposal to take an answer back is about the table as it was; a pause can be agreed to at any time. */
export function stillStands(proposal: Proposal, length: number): boolean {
  return proposal.what === 'pause' || proposal.at === length;
}
