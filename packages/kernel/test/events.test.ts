import {
  allBut,
  common,
  EVERYBODY,
  eventFor,
  includes,
  logFor,
  NOBODY,
  only,
  seat,
  startTable,
  union,
} from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { sketch } from './sketch.ts';

const [ann, ben, cat] = [seat(0), seat(1), seat(2)];

describe('an audience', () => {
  test('is made of seats and onlookers', () => {
    const seen = (audience: typeof EVERYBODY) =>
      ([ann, ben, cat, 'spectator', 'omniscient'] as const).filter((viewer) => includes(audience, viewer));
    expect(seen(EVERYBODY)).toEqual([ann, ben, cat, 'spectator', 'omniscient']);
    expect(seen(NOBODY)).toEqual(['omniscient']);
    expect(seen(only(ann, cat))).toEqual([ann, cat, 'omniscient']);
    expect(seen(allBut(ann))).toEqual([ben, cat, 'spectator', 'omniscient']);
    expect(seen(union(only(ann), only(ben)))).toEqual([ann, ben, 'omniscient']);
    expect(seen(common(only(ann, ben), only(ben, cat)))).toEqual([ben, 'omniscient']);
  });
});

describe('an event', () => {
  const event = { type: 'drew', seat: ann };

  test('is seen by its audience, whole or not at all', () => {
    const emitted = { event, to: only(ben) };
    expect(eventFor(emitted, ben)).toEqual(event);
    expect([eventFor(emitted, ann), eventFor(emitted, 'spectator')]).toEqual([null, null]);
    expect(eventFor(emitted, 'omniscient')).toEqual(event);
  });

  test('has details for fewer', () => {
    const emitted = { event, to: EVERYBODY, details: { to: only(ann), add: { face: 4 } } };
    expect(eventFor(emitted, ann)).toEqual({ type: 'drew', seat: ann, face: 4 });
    expect(eventFor(emitted, ben)).toEqual(event);
    expect(eventFor(emitted, 'spectator')).toEqual(event);
    expect(eventFor(emitted, 'omniscient')).toEqual({ type: 'drew', seat: ann, face: 4 });
  });

  test('hidden altogether is hidden with its details', () => {
    expect(eventFor({ event, to: only(ben), details: { to: EVERYBODY, add: { face: 4 } } }, ann)).toBeNull();
  });
});

describe("a table's events", () => {
  const telling = sketch(function* (g) {
    g.emit({ type: 'hello' });
    g.emit({ type: 'psst' }, only(ben));
    g.emitWith({ type: 'drew', seat: ann }, only(ann), { face: 4 });
  });

  test("make each viewer's log", () => {
    const events = startTable(telling, null, 'events').takeEvents();
    expect(logFor(events, ann)).toEqual([{ type: 'hello' }, { type: 'drew', seat: ann, face: 4 }]);
    expect(logFor(events, ben)).toEqual([{ type: 'hello' }, { type: 'psst' }, { type: 'drew', seat: ann }]);
    expect(logFor(events, 'spectator')).toEqual([{ type: 'hello' }, { type: 'drew', seat: ann }]);
  });

  test('are taken once', () => {
    const table = startTable(telling, null, 'events');
    expect(table.takeEvents()).toHaveLength(3);
    expect(table.takeEvents()).toEqual([]);
  });

  test('are not kept for those who do not listen', () => {
    const table = startTable(telling, null, 'events');
    table.takeEvents();
    table.listen(false);
    table.world.emit({ type: 'unheard' });
    table.listen(true);
    table.world.emit({ type: 'heard' });
    expect(logFor(table.takeEvents(), ann)).toEqual([{ type: 'heard' }]);
  });
});
