/** Who sits where, and who may see what. Nothing here knows a game. */

declare const seatBrand: unique symbol;
declare const audienceBrand: unique symbol;

/** A place at the table, counted from 0 in seating order. */
export type Seat = number & { readonly [seatBrand]: true };

/** Somebody who looks at the table: a seat, an onlooker, or everybody once the game is over. */
export type Viewer = Seat | 'spectator' | 'omniscient';
/** No viewer, but what all viewers have in common: sees only what everybody sees. */
export type Anybody = 'anybody';

/** A set of viewers: one bit a seat and one for onlookers, so that visibility is data and fits a state word. */
export type Audience = number & { readonly [audienceBrand]: true };

export const MOST_SEATS = 14;
const ONLOOKERS = 1 << MOST_SEATS;

export const NOBODY = 0 as Audience;
export const EVERYBODY = (ONLOOKERS | (ONLOOKERS - 1)) as Audience;

export function seat(number: number): Seat {
  if (!Number.isInteger(number) || number < 0 || number >= MOST_SEATS) {
    throw new RangeError(`a seat is a whole number from 0 to ${MOST_SEATS - 1}, not ${number}`);
  }
  return number as Seat;
}

/** The seats of tables of each size: made once, for a table is made quickly. */
const tables = Array.from({ length: MOST_SEATS + 1 }, (_, count) =>
  Object.freeze(Array.from({ length: count }, (_, number) => seat(number))),
);

/** The seats of a table of `count`, in seating order. */
export function seatsOf(count: number): readonly Seat[] {
  const seats = tables[count];
  if (!seats) throw new RangeError(`a table has at most ${MOST_SEATS} seats, not ${count}`);
  return seats;
}

/** The audience made of these seats and nobody else. */
export function only(...seats: readonly Seat[]): Audience {
  let audience = 0;
  for (const one of seats) audience |= 1 << one;
  return audience as Audience;
}

export function union(a: Audience, b: Audience): Audience {
  return (a | b) as Audience;
}

export function common(a: Audience, b: Audience): Audience {
  return (a & b) as Audience;
}

/** Everybody but these seats. */
export function allBut(...seats: readonly Seat[]): Audience {
  return (EVERYBODY & ~only(...seats)) as Audience;
}

export function includes(audience: Audience, viewer: Viewer | Anybody): boolean {
  if (viewer === 'omniscient') return true;
  if (viewer === 'anybody') return audience === EVERYBODY;
  return (audience & (viewer === 'spectator' ? ONLOOKERS : 1 << viewer)) !== 0;
}
