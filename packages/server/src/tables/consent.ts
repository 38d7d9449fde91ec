/**
 * What takes the consent of everybody at the table: taking an answer back, pausing, letting a parked game go on, and that
 * somebody else plays a seat. Artificial players always agree.
 */
import type { Seat } from '@ragtag/kernel';
import type { SeatChange } from '../lobby/seats.ts';

export type Proposal = {
  readonly what: 'undo' | 'pause' | 'go-on' | 'seat';
  /** Null for somebody who has no seat. */
  readonly by: Seat | null;
  /** The turn it was made in; what is to be taken back is of that turn. Answers since do not matter: some are secret. */
  readonly at: number;
  /** To how many answers to go back. */
  readonly backTo?: number | null;
  /** When something hidden had last come out: what comes out later cannot be taken back with it. */
  readonly revealed?: number;
  /** Who is to sit where. */
  readonly change?: SeatChange;
  readonly agreed: readonly Seat[];
};

export function propose(
  what: Proposal['what'],
  by: Seat | null,
  at: number,
  more: Pick<Proposal, 'backTo' | 'revealed' | 'change'> = {},
): Proposal {
  return { what, by, at, ...more, agreed: by === null ? [] : [by] };
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
