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

/** Seats for another game of those who have played one: artificial players as they were, each person's kept for them. */
export function seatsAgain(seats: Seats, played: Seats): Seats {
  return seats.map((one) => {
    const { bot = null, account = null, standIn = null } = played.find(({ seat }) => seat === one.seat) ?? {};
    return { ...one, bot, keptFor: standIn ?? account }; // whoever played it last
  });
}

/** A free seat for somebody who found the game in the lobby: the one that is kept for them, if there is one. */
export function take(seats: Seats, account: string, seat: number | null, deck: string | null = null): Seats {
  notSeatedYet(seats, account);
  const fitting = seats.filter((one) => isFree(one) && (seat === null || one.seat === seat));
  const free =
    fitting.find(({ keptFor }) => keptFor === account) ?? fitting.find(({ keptFor = null }) => keptFor === null);
  if (!free) throw new Refused('seat-taken', seat === null ? 'there is no free seat' : 'that seat is taken');
  return withSeat(seats, free.seat, { account, deck });
}

/** The seat a link invites to: free, or held by an artificial player for whoever comes. */
export function takeInvited(seats: Seats, account: string, invitation: string, deck: string | null = null): Seats {
  const invited = seats.find((one) => one.invitation === invitation);
  if (!invited) throw new Refused('not-allowed', 'this link is no longer valid');
  if (invited.account === account) return seats;
  return sit(seats, invited.seat, account, deck);
}

/** A seat that is free, or held by an artificial player. */
function sit(seats: Seats, seat: number, account: string, deck: string | null = null): Seats {
  notSeatedYet(seats, account, seat);
  if (seats.some((one) => one.seat === seat && one.account !== null))
    throw new Refused('seat-taken', 'somebody has taken that seat');
  return withSeat(seats, seat, { account, bot: null, deck, offered: false });
}

/** Gets up before the game has started. */
export function leave(seats: Seats, account: string): Seats {
  return withSeat(seats, ownSeat(seats, account).seat, vacated());
}

/** Chooses the deck that a seat is to be played with, or none: one's own, or as the host one that nobody has taken. */
export function chooseDeck(
  seats: Seats,
  { account, isHost }: { readonly account: string; readonly isHost: boolean },
  seat: number | null,
  deck: string | null,
): Seats {
  const chosen = seat === null ? ownSeat(seats, account) : seats.find((one) => one.seat === seat);
  if (chosen && chosen.account !== account && !(isHost && chosen.account === null))
    throw new Refused('not-your-seat', 'that is not your deck to choose');
  return withSeat(seats, chosen?.seat ?? -1, { deck });
}

/** Nobody's, and nothing of whoever had it stays behind. */
function vacated(): Partial<StoredSeat> {
  return { account: null, standIn: null, deck: null, offered: false, keptFor: null, invitation: newInvitation() };
}

/** Puts an artificial player in a seat, in place of whoever was there. The old link is no longer good. */
export function seatBot(seats: Seats, seat: number, bot: string): Seats {
  return withSeat(seats, seat, { ...vacated(), bot });
}

/** Frees a seat for somebody who gets the new link; an artificial player holds it until then where the game is going on. */
export function freeSeat(seats: Seats, seat: number, holding: string | null): Seats {
  return withSeat(seats, seat, { ...vacated(), bot: holding, offered: holding !== null });
}

/** Lends one's seat. Its owner still sees it, and takes it back at any time. */
export function lend(seats: Seats, account: string, to: string): Seats {
  if (to === account) throw new Refused('not-allowed', 'that is you');
  const { seat } = ownSeat(seats, account);
  notSeatedYet(seats, to, seat);
  return withSeat(seats, seat, { standIn: to });
}

/** Ends a loan: the owner takes the seat back, or the stand-in gives it back. The link that lent it is no longer good. */
export function giveBack(seats: Seats, account: string): Seats {
  const lent = seats.find((one) => one.standIn !== null && (one.account === account || one.standIn === account));
  if (!lent) throw new Refused('not-allowed', 'no seat is lent by you or to you');
  return withSeat(seats, lent.seat, { standIn: null, invitation: newInvitation() });
}

/** Who comes where while the game is played: what those at the table have to agree to. */
export type SeatChange =
  | { readonly kind: 'bot' | 'free'; readonly seat: number; readonly bot: string }
  /** Somebody plays for its owner, or takes it over. */
  | { readonly kind: 'lend' | 'sit'; readonly seat: number; readonly account: string; readonly name: string };

export function changed(seats: Seats, change: SeatChange): Seats {
  switch (change.kind) {
    case 'bot':
      return seatBot(seats, change.seat, change.bot);
    case 'free':
      return freeSeat(seats, change.seat, change.bot);
    case 'lend':
      return lend(seats, seats.find(({ seat }) => seat === change.seat)?.account ?? '', change.account);
    case 'sit':
      return sit(seats, change.seat, change.account);
  }
}

export function ownSeat(seats: Seats, account: string): StoredSeat {
  const own = seats.find((one) => one.account === account);
  if (!own) throw new Refused('not-your-seat', 'you have no seat at this table');
  return own;
}

function isFree({ account, bot }: StoredSeat): boolean {
  return account === null && bot === null;
}

/** Nobody has two seats, nor a seat after having seen the cards of another. */
function notSeatedYet(seats: Seats, account: string, seat: number | null = null): void {
  if (seats.some((one) => one.account === account || one.standIn === account)) {
    throw new Refused('not-allowed', 'whoever plays has one seat and sees one hand');
  }
  if (seats.some((one) => one.seat !== seat && one.seen?.includes(account))) {
    throw new Refused('not-allowed', 'you have seen the cards of another seat in this game');
  }
}

/** Notes who sees which cards, from the start of the game on: those who had a seat before a change and those who have it now. */
export function noteSeen(before: Seats, after: Seats): Seats {
  return after.map((one) => {
    const had = before.find(({ seat }) => seat === one.seat);
    const seen = new Set([...(one.seen ?? []), had?.account, had?.standIn, one.account, one.standIn]);
    return { ...one, seen: [...seen].filter((account) => typeof account === 'string') };
  });
}

function withSeat(seats: Seats, seat: number, change: Partial<StoredSeat>): Seats {
  if (!seats.some((one) => one.seat === seat)) throw new Refused('malformed', `there is no seat ${seat}`);
  return seats.map((one) => (one.seat === seat ? { ...one, ...change } : one));
}
