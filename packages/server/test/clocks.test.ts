import { seat } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { tableOptions } from '../src/lobby/table-options.ts';
import {
  type Awaited,
  type Clock,
  clockFor,
  deadline,
  discuss,
  due,
  follow,
  keptClock,
  mergedClock,
  nextDue,
  pause,
  reminded,
  resume,
  startClock,
} from '../src/tables/clocks.ts';

const [ann, ben] = [seat(0), seat(1)];
const [SECOND, HOUR] = [1_000, 3_600_000];
const DAY = 24 * HOUR;
const MONDAY = 4 * DAY; // the fifth day of 1970

const live = tableOptions.parse({ clock: { kind: 'live', perDecision: 60, reserve: 100 } }).clock;
const slow = tableOptions.parse({ clock: { kind: 'slow' } }).clock;

const asks = (who: typeof ann, question = 'q1', secret = false): Awaited => ({ seat: who, question, secret });

describe('a live clock', () => {
  const start = startClock(live, 2);

  test('gives time for the decision, then the reserve', () => {
    const clock = follow(start, live, [asks(ann)], 1_000);
    expect(deadline(clock, live, ann)).toBe(1_000 + 160 * SECOND);
    expect(due(clock, live, 160 * SECOND)).toEqual([]);
    expect(due(clock, live, 161 * SECOND)).toEqual([{ seat: ann, question: 'q1', what: 'decide' }]);
  });

  test('keeps what is left of the reserve, and nothing of the time for a decision', () => {
    const quick = follow(follow(start, live, [asks(ann)], 0), live, [], 10 * SECOND);
    const late = follow(follow(quick, live, [asks(ann, 'q2')], 20 * SECOND), live, [], 110 * SECOND);
    const again = follow(late, live, [asks(ann, 'q3')], 200 * SECOND);
    expect([quick, late].map((clock) => clock.seats[ann]?.reserve)).toEqual([100 * SECOND, 70 * SECOND]);
    expect(deadline(again, live, ann)).toBe((200 + 60 + 70) * SECOND);
  });

  test('runs on while the same is asked', () => {
    const clock = follow(start, live, [asks(ann)], 0);
    expect(follow(clock, live, [asks(ann)], 50 * SECOND)).toBe(clock);
  });

  test('starts anew when the same player is asked something else', () => {
    const clock = follow(follow(start, live, [asks(ann)], 0), live, [asks(ann, 'q2')], 50 * SECOND);
    expect(deadline(clock, live, ann)).toBe((50 + 160) * SECOND);
  });

  test('of a secret question ends without the reserve, and others never see it', () => {
    const clock = follow(start, live, [asks(ann, 'q1', true)], 0);
    expect(deadline(clock, live, ann)).toBe(60 * SECOND);
    const answered = follow(clock, live, [], 90 * SECOND);
    for (const viewer of [ben, null]) {
      expect(clockFor(clock, live, viewer)).toEqual(clockFor(start, live, viewer));
      expect(clockFor(answered, live, viewer)).toEqual(clockFor(start, live, viewer));
    }
    expect(clockFor(clock, live, ann)?.seats[ann]?.deadline).toBe(60 * SECOND);
  });

  test('is seen by all where all know who is asked', () => {
    const clock = follow(start, live, [asks(ann)], 0);
    expect(clockFor(clock, live, null)).toEqual({
      paused: false,
      seats: [
        { seat: 0, deadline: 160 * SECOND, reserve: 100 * SECOND },
        { seat: 1, deadline: null, reserve: 100 * SECOND },
      ],
    });
  });

  test('stands still while paused', () => {
    const clock = pause(follow(start, live, [asks(ann)], 0), 10 * SECOND);
    expect([due(clock, live, 9_999 * SECOND), nextDue(clock, live)]).toEqual([[], null]);
    const on = resume(clock, 1_010 * SECOND);
    expect(nextDue(on, live)).toBe(1_160 * SECOND);
  });

  test('starts questions asked in a pause when it ends', () => {
    const paused = pause(start, 10 * SECOND);
    const clock = resume(follow(paused, live, [asks(ann)], 500 * SECOND), 1_000 * SECOND);
    expect(deadline(clock, live, ann)).toBe(1_160 * SECOND);
  });

  test('pausing twice or going on twice changes nothing more', () => {
    const paused = pause(start, 10);
    expect(pause(paused, 20)).toBe(paused);
    expect(resume(start, 20)).toBe(start);
  });

  test('discussing buys two minutes from when it was said, however often, and no reserve is used meanwhile', () => {
    const once = discuss(follow(start, live, [asks(ann)], 0), live, 50 * SECOND);
    expect(deadline(once, live, ann)).toBe((170 + 100) * SECOND);
    expect(deadline(discuss(once, live, 50 * SECOND), live, ann)).toBe((170 + 100) * SECOND);
    expect(follow(once, live, [], 170 * SECOND).seats[ann]?.reserve).toBe(100 * SECOND);
  });
});

test('one question is discussed three times and no more, the next one again', () => {
  const discussed = (clock: Clock, times: number): Clock =>
    times === 0 ? clock : discussed(discuss(clock, live, 0), times - 1);
  const thrice = discussed(follow(startClock(live, 2), live, [asks(ann)], 0), 3);
  expect(discuss(thrice, live, 500 * SECOND)).toBe(thrice);
  const next = follow(thrice, live, [{ ...asks(ann), question: 'the next' }], 500 * SECOND);
  expect(discuss(next, live, 500 * SECOND)).not.toBe(next);
});

describe('a slow clock', () => {
  const start = startClock(slow, 2);
  const clock = follow(start, slow, [asks(ann)], MONDAY);

  test('reminds after 12 hours, once, and decides after 36', () => {
    expect(nextDue(clock, slow)).toBe(MONDAY + 12 * HOUR);
    expect(due(clock, slow, MONDAY + 12 * HOUR)).toEqual([{ seat: ann, question: 'q1', what: 'remind' }]);
    const told = reminded(clock, ann);
    expect(due(told, slow, MONDAY + 35 * HOUR)).toEqual([]);
    expect(nextDue(told, slow)).toBe(MONDAY + 36 * HOUR);
    expect(due(told, slow, MONDAY + 36 * HOUR)).toEqual([{ seat: ann, question: 'q1', what: 'decide' }]);
  });

  test('does not remind whom it decides for', () => {
    expect(due(clock, slow, MONDAY + 40 * HOUR)).toEqual([{ seat: ann, question: 'q1', what: 'decide' }]);
  });

  test('does not count Saturdays and Sundays unless told to', () => {
    const friday = MONDAY + 4 * DAY + 12 * HOUR;
    const asked = follow(start, slow, [asks(ann)], friday);
    expect(deadline(asked, slow, ann)).toBe(friday + 48 * HOUR + 36 * HOUR);
    const sunday = follow(start, slow, [asks(ann)], MONDAY - HOUR);
    expect(deadline(sunday, slow, ann)).toBe(MONDAY + 36 * HOUR);
    const upToTheLastMinute = follow(start, slow, [asks(ann)], friday - 24 * HOUR);
    expect(deadline(upToTheLastMinute, slow, ann)).toBe(friday + 12 * HOUR); // the weekend begins right then
    const always = tableOptions.parse({ clock: { kind: 'slow', weekendsOff: false } }).clock;
    expect(deadline(asked, always, ann)).toBe(friday + 36 * HOUR);
  });

  test('discussing buys twelve hours from when it was said', () => {
    expect(deadline(discuss(clock, slow, MONDAY + 10 * HOUR), slow, ann)).toBe(MONDAY + 36 * HOUR);
    expect(deadline(discuss(clock, slow, MONDAY + 30 * HOUR), slow, ann)).toBe(MONDAY + 42 * HOUR);
  });

  test('is as it was after having been kept', () => {
    expect(keptClock(JSON.parse(JSON.stringify(clock)), 2)).toEqual(clock);
    expect([keptClock(null, 2), keptClock(JSON.parse(JSON.stringify(clock)), 3)]).toEqual([null, null]);
  });
});

test('a running clock takes over pauses and reserves from what another process kept', () => {
  const running = follow(startClock(live, 2), live, [asks(ann, 'q2'), asks(ben)], 50 * SECOND);
  const kept = pause(follow(startClock(live, 2), live, [asks(ann, 'q1'), asks(ben)], 40 * SECOND), 60 * SECOND);
  const merged = mergedClock(running, kept);
  expect(merged.paused).toBe(60 * SECOND);
  expect(merged.seats.map(({ asked }) => [asked?.question, asked?.since])).toEqual([
    ['q2', 50 * SECOND],
    ['q1', 40 * SECOND],
  ]);
});

test('where the game waits, time is up and nothing happens', () => {
  const waits = tableOptions.parse({ clock: { kind: 'live', atZero: 'wait' } }).clock;
  const clock = follow(startClock(waits, 2), waits, [asks(ann)], 0);
  expect([due(clock, waits, DAY), nextDue(clock, waits)]).toEqual([[], null]);
  expect(deadline(clock, waits, ann)).toBe(660 * SECOND);
});

test('without a clock nothing is ever due or shown', () => {
  const none = tableOptions.parse({}).clock;
  const clock = discuss(follow(startClock(none, 2), none, [asks(ann)], 0), none, 5);
  expect([due(clock, none, DAY), nextDue(clock, none), deadline(clock, none, ann), clockFor(clock, none, ann)]).toEqual(
    [[], null, null, null],
  );
});

test('a deadline before its reminder is refused', () => {
  const wrong = tableOptions.safeParse({ clock: { kind: 'slow', remindAfter: 5, decideAfter: 4 } });
  expect(wrong.error?.issues[0]?.message).toBe('the reminder must come before the decision');
});
