/**
 * Clocks: how long players have, as functions of what is kept and what time it is. Nothing here waits or knows the time.
 *
 * A live clock gives time for each decision and a reserve for the game. A slow one reminds, and later has it decided for the
 * absent. Secret questions never touch the reserve: it is seen by all, and would tell who was asked.
 */
import type { Plain, Seat } from '@ragtag/kernel';
import { type ClockOptions, times } from '../lobby/table-options.ts';
import type { ClockView } from '../protocol/protocol.ts';

/** A question a seat has to answer: what it is called, and whether others may know of it. */
export interface Awaited {
  readonly seat: Seat;
  readonly question: string;
  readonly secret: boolean;
}

type SeatClock = {
  /** What the seat is asked, and since when; pauses are taken out by moving it on. */
  readonly asked: { readonly question: string; readonly secret: boolean; readonly since: number } | null;
  /** Not decided before this, because they are still discussing. */
  readonly notBefore: number;
  /** How often that was said of this question. */
  readonly discussed?: number;
  readonly reminded: boolean;
  /** Milliseconds left for the whole game. */
  readonly reserve: number;
};

/** Plain data, to be kept. */
export type Clock = {
  readonly paused: number | null;
  readonly seats: readonly SeatClock[];
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What "still discussing" buys, from when it was said. */
const discussion = { none: 0, live: 2 * MINUTE, slow: 12 * HOUR };

export function startClock(options: ClockOptions, seats: number): Clock {
  const reserve = options.kind === 'live' ? times.live(options).reserve : 0;
  return {
    paused: null,
    seats: Array.from({ length: seats }, () => ({ asked: null, notBefore: 0, reminded: false, reserve })),
  };
}

/** The clock now that these are asked: new questions start, answered ones stop. The same one if nothing changed. */
export function follow(clock: Clock, options: ClockOptions, awaited: readonly Awaited[], now: number): Clock {
  const moment = clock.paused ?? now;
  let changed = false;
  const seats = clock.seats.map((one, seat) => {
    const asked = awaited.find((question) => question.seat === seat);
    if (asked?.question === one.asked?.question) return one;
    changed = true;
    return {
      asked: asked ? { question: asked.question, secret: asked.secret, since: moment } : null,
      notBefore: 0,
      discussed: 0,
      reminded: false,
      reserve: reserveAfter(one, options, moment),
    };
  });
  return changed ? { ...clock, seats } : clock;
}

function reserveAfter({ asked, reserve, notBefore }: SeatClock, options: ClockOptions, now: number): number {
  if (!asked || asked.secret || options.kind !== 'live') return reserve;
  const free = Math.max(asked.since + times.live(options).perDecision, notBefore);
  return Math.max(0, reserve - Math.max(0, now - free));
}

/** Time stands still from now on. */
export function pause(clock: Clock, now: number): Clock {
  return clock.paused === null ? { ...clock, paused: now } : clock;
}

export function resume(clock: Clock, now: number): Clock {
  const { paused } = clock;
  if (paused === null) return clock;
  return later({ ...clock, paused: null }, () => now - paused);
}

/** The clock as if every question had been asked so much later, by when it was asked. */
export function later(clock: Clock, gone: (since: number) => number): Clock {
  const seats = clock.seats.map((one) => {
    if (!one.asked) return one;
    const { since } = one.asked;
    const notBefore = one.notBefore === 0 ? 0 : one.notBefore + gone(since);
    return { ...one, asked: { ...one.asked, since: since + gone(since) }, notBefore };
  });
  return { ...clock, seats };
}

/** How often that can be said of one question: nobody keeps a game from going on. */
const MOST_DISCUSSED = 3;

/**
 * Somebody says that they are still discussing: nobody's time is up for a while. Saying it twice buys no more. The same clock
 * where it was said of everything that is openly asked as often as it can be.
 */
export function discuss(clock: Clock, options: ClockOptions, now: number): Clock {
  const until = (clock.paused ?? now) + discussion[options.kind];
  const open = clock.seats.filter(({ asked }) => asked && !asked.secret);
  if (open.length > 0 && open.every(({ discussed = 0 }) => discussed >= MOST_DISCUSSED)) return clock;
  const seats = clock.seats.map((one) =>
    one.asked ? { ...one, notBefore: until, discussed: (one.discussed ?? 0) + 1 } : one,
  );
  return { ...clock, seats };
}

/** When it is decided for this seat; null if it never is, or nothing is asked. Time is up then, also where the game waits. */
export function deadline(clock: Clock, options: ClockOptions, seat: Seat): number | null {
  const one = clock.seats[seat];
  if (!one?.asked || options.kind === 'none') return null;
  const { since, secret } = one.asked;
  if (options.kind === 'slow') {
    return Math.max(afterWorkingTime(since, times.slow(options).decideAfter, options.weekendsOff), one.notBefore);
  }
  const free = Math.max(since + times.live(options).perDecision, one.notBefore);
  return secret ? free : free + one.reserve;
}

function reminder(clock: Clock, options: ClockOptions, seat: Seat): number | null {
  const one = clock.seats[seat];
  if (!one?.asked || one.reminded || options.kind !== 'slow') return null;
  return afterWorkingTime(one.asked.since, times.slow(options).remindAfter, options.weekendsOff);
}

export interface Due {
  readonly seat: Seat;
  readonly question: string;
  readonly what: 'remind' | 'decide';
}

/** What has to be done by now. A seat that is decided for is not reminded as well. */
export function due(clock: Clock, options: ClockOptions, now: number): Due[] {
  const ripe = moments(clock, options).filter(({ at }) => at <= now);
  const decided = new Set(ripe.flatMap(({ seat, what }) => (what === 'decide' ? [seat] : [])));
  return ripe.flatMap(({ at: _, ...one }) => (one.what === 'remind' && decided.has(one.seat) ? [] : [one]));
}

/** When next to look what is due; null while nothing will be. */
export function nextDue(clock: Clock, options: ClockOptions): number | null {
  const all = moments(clock, options).map(({ at }) => at);
  return all.length === 0 ? null : Math.min(...all);
}

function moments(clock: Clock, options: ClockOptions): (Due & { readonly at: number })[] {
  if (clock.paused !== null || options.kind === 'none') return [];
  return clock.seats.flatMap(({ asked }, number) => {
    if (!asked) return [];
    const seat = number as Seat; // clocks are listed by seat
    const { question } = asked;
    const [remindAt, decideAt] = [reminder(clock, options, seat), deadline(clock, options, seat)];
    return [
      ...(remindAt === null ? [] : [{ seat, question, what: 'remind' as const, at: remindAt }]),
      ...(decideAt === null || options.atZero === 'wait'
        ? []
        : [{ seat, question, what: 'decide' as const, at: decideAt }]),
    ];
  });
}

export function reminded(clock: Clock, seat: Seat): Clock {
  return { ...clock, seats: clock.seats.map((one, at) => (at === seat ? { ...one, reminded: true } : one)) };
}

/** What a viewer may see: the clocks of those everybody knows are asked, and the viewer's own. */
export function clockFor(clock: Clock, options: ClockOptions, viewer: Seat | null): ClockView | null {
  if (options.kind === 'none') return null;
  const seats = clock.seats.map(({ asked, reserve }, number) => {
    const seat = number as Seat; // as above
    const seen = asked !== null && (!asked.secret || seat === viewer);
    return { seat: number, deadline: seen ? deadline(clock, options, seat) : null, reserve };
  });
  return { paused: clock.paused !== null, seats };
}

/** A clock that was kept; null where it does not fit this game. */
export function keptClock(kept: Plain, seats: number): Clock | null {
  const clock = kept as Clock | null; // only `Clock`s are kept under that name
  return clock?.seats.length === seats ? clock : null;
}

/** A running clock with what another process has kept of it: pauses and reserves, and times of questions both know. */
export function mergedClock(running: Clock, kept: Clock): Clock {
  const seats = running.seats.map((one, seat) => {
    const other = kept.seats[seat];
    if (!other) return one;
    return one.asked?.question === other.asked?.question ? other : { ...one, reserve: other.reserve };
  });
  return { paused: kept.paused, seats };
}

/** The moment so much later, Saturdays and Sundays (of UTC) left out if they are off. */
function afterWorkingTime(from: number, length: number, weekendsOff: boolean): number {
  if (!weekendsOff) return from + length;
  let [at, left] = [from, length];
  for (;;) {
    const midnight = Math.floor(at / DAY) * DAY + DAY;
    const weekday = (Math.floor(at / DAY) + 4) % 7; // the first day of 1970 was a Thursday, 4
    if (weekday === 6 || weekday === 0) {
      at = midnight;
    } else if (at + left <= midnight) {
      return at + left;
    } else {
      left -= midnight - at;
      at = midnight;
    }
  }
}
