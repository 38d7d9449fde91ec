/** Who may sit where, as functions of the seats there are. Each returns the new seats or refuses by name. */
import { randomBytes } from 'node:crypto';
import { Refused } from '../refused.ts';
import type { StoredSeat } from '../storage/storage.ts';

type Seats = readonly StoredSeat[];

export function emptySeats(count: number): StoredSeat[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    account: null,
    bot: null,
    standIn: null,
    invitation: newInvitation(),
  }));
}

function newInvitation(): string {
  return randomBytes(12).toString('base64url');
}

/** A free seat for somebody who found the game in the lobby. */
export function take(seats: Seats, account: string, seat: number | null): Seats {
  notSeatedYet(seats, account);
  const free = seats.find((one) => isFree(one) && (seat === null || one.seat === seat));
  if (!free) throw new Refused('seat-taken', seat === null ? 'there is no free seat' : 'that seat is taken');
  return withSeat(seats, free.seat, { account });
}

/** The seat a link invites to: free, or held by an artificial player for whoever comes. */
export function takeInvited(seats: Seats, account: string, invitation: string): Seats {
  const invited = seats.find((one) => one.invitation === invitation);
  if (!invited) throw new Refused('not-allowed', 'this link is no longer valid');
  if (invited.account === account) return seats;
  notSeatedYet(seats, account);
  if (invited.account !== null) throw new Refused('seat-taken', 'somebody has taken that seat');
  return withSeat(seats, invited.seat, { account, bot: null });
}

/** Gets up before the game has started. */
export function leave(seats: Seats, account: string): Seats {
  return withSeat(seats, ownSeat(seats, account).seat, { account: null, standIn: null, invitation: newInvitation() });
}

/** Puts an artificial player in a seat, in place of whoever was there. The old link is no longer good. */
export function seatBot(seats: Seats, seat: number, bot: string): Seats {
  return withSeat(seats, seat, { account: null, standIn: null, bot, invitation: newInvitation() });
}

/** Frees a seat for somebody who gets the new link; an artificial player holds it until then where the game is going on. */
export function freeSeat(seats: Seats, seat: number, holding: string | null): Seats {
  return withSeat(seats, seat, { account: null, standIn: null, bot: holding, invitation: newInvitation() });
}

/** Lends one's seat. Its owner still sees it, and takes it back at any time. */
export function lend(seats: Seats, account: string, to: string): Seats {
  if (to === account) throw new Refused('not-allowed', 'that is you');
  notSeatedYet(seats, to);
  return withSeat(seats, ownSeat(seats, account).seat, { standIn: to });
}

/** Ends a loan: the owner takes the seat back, or the stand-in gives it back. The link that lent it is no longer good. */
export function giveBack(seats: Seats, account: string): Seats {
  const lent = seats.find((one) => one.standIn !== null && (one.account === account || one.standIn === account));
  if (!lent) throw new Refused('not-allowed', 'no seat is lent by you or to you');
  return withSeat(seats, lent.seat, { standIn: null, invitation: newInvitation() });
}

export function ownSeat(seats: Seats, account: string): StoredSeat {
  const own = seats.find((one) => one.account === account);
  if (!own) throw new Refused('not-your-seat', 'you have no seat at this table');
  return own;
}

export function isFree({ account, bot }: StoredSeat): boolean {
  return account === null && bot === null;
}

function notSeatedYet(seats: Seats, account: string): void {
  if (seats.some((one) => one.account === account || one.standIn === account)) {
    throw new Refused('not-allowed', 'whoever plays has one seat and sees one hand');
  }
}

function withSeat(seats: Seats, seat: number, change: Partial<StoredSeat>): Seats {
  if (!seats.some((one) => one.seat === seat)) throw new Refused('malformed', `there is no seat ${seat}`);
  return seats.map((one) => (one.seat === seat ? { ...one, ...change } : one));
}
