/** Abilities that make a discard less, where it is the whole hand. */
import { type Position, type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { discard } from '../../../src/core/effects/cards.ts';
import { current } from '../../../src/core/effects/who.ts';
import { context } from '../../../src/core/engine/context.ts';
import { execute } from '../../../src/core/rules/execution.ts';
import { adama, roslin, starbuck, zarek } from '../../rules/people.ts';

const three = ['Repair', 'Repair', 'Consolidate Power'];
const athena: SeatSetup = { character: 'sharon-agathon', infiltrating: true, at: 'command' };
const all = discard(current, 'all');

/** Seat 1 is current, Athena is seat 0. */
function withAthena(victim: SeatSetup, setup: Partial<PositionSetup> = {}): Position {
  const seats = [athena, victim, adama, starbuck];
  return position({ cylonLeader: true, seats, current: 1, president: 1, admiral: 2, cag: 3, ...setup });
}

rule('BG-CLAR-35', 'For Love saves a card also of a whole hand, and its owner chooses which', () => {
  const p = withAthena({ ...roslin, hand: three }).run((g) => all.run(g, context('crisis', seat(1))));
  p.choose(0, { name: 'For Love' });
  expect(p.asked(1)).toMatchObject({ kind: 'discard', min: 2, max: 2 });
  p.choose(1, { name: 'Repair' }, { name: 'Consolidate Power' });
  expect(p.handNames(1)).toEqual(['Repair']);
  const passed = withAthena({ ...roslin, hand: three }).run((g) => all.run(g, context('crisis', seat(1))));
  passed.choose(0, { type: 'pass' });
  expect([passed.table.pending, passed.handNames(1)]).toEqual([[], []]);
});

rule('BG-CLAR-35', 'the only card of a hand stays, an empty hand asks nobody', () => {
  const one = withAthena({ ...roslin, hand: ['Repair'] }).run((g) => all.run(g, context('crisis', seat(1))));
  one.choose(0, { name: 'For Love' });
  expect([one.table.pending, one.handNames(1)]).toEqual([[], ['Repair']]);
  const none = withAthena(roslin).run((g) => all.run(g, context('crisis', seat(1))));
  expect(none.table.pending).toEqual([]);
});

rule('BG-CLAR-35', 'for whatever reason: an execution too', () => {
  const p = withAthena({ ...roslin, hand: three }).run((g) => execute(g, seat(1)));
  expect(p.asked(0)?.options).toContainEqual(expect.objectContaining({ name: 'For Love' }));
});

rule('BG-CLAR-38', 'not what the sheet of the player asks for', () => {
  const tigh = { character: 'saul-tigh', hand: ['Repair'] };
  expect(withAthena(tigh).play().asked(0)?.options ?? []).not.toContainEqual(
    expect.objectContaining({ name: 'For Love' }),
  );
  expect(withAthena(tigh).play().handNames(1)).not.toContain('Repair');
});

test('Deceitful keeps a card of a whole hand that a crisis asks for', () => {
  const romo = { character: 'romo-lampkin', hand: three };
  const made = (source: 'crisis' | 'quorum') =>
    position({ seats: [romo, adama, zarek] }).run((g) => all.run(g, context(source, seat(0))));
  expect(made('crisis').asked(0)).toMatchObject({ kind: 'discard', min: 2, max: 2 });
  expect([made('quorum').table.pending, made('quorum').handNames(0)]).toEqual([[], []]);
});

test('in games of earlier revisions a whole hand is a whole hand', () => {
  const p = withAthena({ ...roslin, hand: three }, { revision: 7 }).run((g) => all.run(g, context('crisis', seat(1))));
  expect([p.table.pending, p.handNames(1)]).toEqual([[], []]);
});
