/** Who may know what of an event is declared beside it; nothing else can be told. */
import { position } from '@ragtag/galactica/testing';
import { admitted, eventFor, only, seat } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { tellings } from '../../src/words/tellings.ts';

const trio = { seats: [{ character: 'laura-roslin' }, { character: 'william-adama' }, { character: 'saul-tigh' }] };

test('a guarded field is for the seats its event names, and for nobody else', () => {
  const { g, table } = position(trio);
  table.takeEvents();
  g.emitWith({ type: 'skills-taken', from: seat(0), to: seat(2), n: 1 }, { names: ['Repair'] });
  const [told] = table.takeEvents();
  const knows = [seat(0), seat(1), seat(2), 'spectator' as const].filter((viewer) =>
    JSON.stringify(told && eventFor(told, viewer)).includes('Repair'),
  );
  expect(knows).toEqual([0, 2]);
});

test('an event that is guarded as a whole is told to nobody else', () => {
  const { g, table } = position(trio);
  table.takeEvents();
  g.emit({ type: 'loyalty-seen', looker: seat(1), owner: seat(2), cards: [], names: ['cylon'] });
  expect(table.takeEvents().map(({ to }) => to)).toEqual([only(seat(1))]);
});

test('the compiler refuses a guarded field among what everybody is told, and an open one among the details', () => {
  const { g, table } = position(trio);
  // @ts-expect-error: the name is for who drew the card
  g.emit({ type: 'skill-drawn', seat: seat(0), skill: 'politics', name: 'Consolidate Power' });
  // @ts-expect-error: how many were taken is nobody's secret
  g.emitWith({ type: 'skills-taken', from: seat(0), to: seat(2), n: 1 }, { n: 2, names: [] });
  // @ts-expect-error: nothing of this event is for some only
  expect(() => g.emitWith({ type: 'jumped' }, {})).toThrow('declares nothing');
  table.takeEvents();
});

test('every guard is of an event there is, and names at least one seat', () => {
  const { guards } = position(trio).g.content;
  expect(Object.keys(guards).length).toBeGreaterThan(20);
  for (const [type, guard] of Object.entries(guards)) {
    expect(Object.hasOwn(tellings, type)).toBe(true);
    const named = Object.fromEntries(guard.for.map((field, index) => [field, index]));
    expect(admitted(guard, { type, ...named })).not.toBe(0);
  }
});
