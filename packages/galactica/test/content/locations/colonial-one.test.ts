import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { activateLocation, canActivate } from '../../../src/core/rules/locations.ts';
import type { LocationId } from '../../../src/core/state/terms.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { mutinyZones } from '../../../src/modules/daybreak/zones.ts';

const tigh = { character: 'saul-tigh' } as const;
const adama = { character: 'william-adama', at: 'armory' } as const;
const starbuck = { character: 'kara-thrace', at: 'hangar-deck' } as const;

function using(location: LocationId, setup: Partial<PositionSetup> = {}) {
  const p = position({ seats: [{ ...tigh, at: location }, adama, starbuck], ...setup });
  return p.run((g) => activateLocation(g, seat(0), location));
}
const mutinies = (p: ReturnType<typeof using>, n: number) => p.g.cards.count(mutinyZones.hand(seat(n)));

test('Press Room: another player draws a mutiny card, keeps one and goes nowhere; one’s own may be discarded', () => {
  const p = using('press-room', {
    seats: [
      { ...tigh, at: 'press-room', mutiny: ['Panic'] },
      { ...adama, mutiny: ['Blackmail'] },
      { character: 'galen-tyrol', revealed: true },
      starbuck,
    ],
    cag: 3,
  });
  expect(p.asked(0)?.options.map((one) => one['seat'])).toEqual([1, 3]);
  p.choose(0, { seat: 1 });
  expect(p.asked(1)).toMatchObject({ kind: 'keep-mutiny', min: 1, max: 1 });
  p.choose(1, { name: 'Blackmail' });
  expect(p.g.player(seat(1)).place).toBe('armory');
  expect(p.names(mutinyZones.hand(seat(1)))).toEqual(['Blackmail']);
  p.choose(0, { name: 'Panic' });
  expect(mutinies(p, 0)).toBe(0);
});

test('Press Room makes even the Mutineer keep only one', () => {
  const p = using('press-room', {
    seats: [
      { ...tigh, at: 'press-room' },
      { ...adama, mutiny: ['Blackmail', 'Panic'], loyaltyFaceup: ['mutineer'] },
      starbuck,
    ],
    admiral: 0,
  });
  p.choose(0, { seat: 1 });
  p.choose(1, { name: 'Panic' });
  expect(p.names(mutinyZones.hand(seat(1)))).toEqual(['Panic']);
});

test("President's Office gives two politics cards", () => {
  const p = using('presidents-office');
  expect(p.g.hand(seat(0))).toHaveLength(2);
  expect(p.g.hand(seat(0)).map((card) => p.g.entry(card))).toEqual([
    expect.objectContaining({ type: 'politics' }),
    expect.objectContaining({ type: 'politics' }),
  ]);
});

test('Administration draws a mutiny card; while the President has one, the title can be handed to another', () => {
  const quiet = using('administration', { president: 1 });
  expect(mutinies(quiet, 0)).toBe(1);
  expect(quiet.table.pending).toEqual([]);
  expect(quiet.g.holder('president')).toBe(1);
  const p = using('administration', {
    seats: [{ ...tigh, at: 'administration' }, { ...adama, mutiny: ['Panic'] }, starbuck],
    president: 1,
  });
  expect(p.asked(0)?.options.map((one) => one['seat'])).toEqual([0, 2]);
  p.choose(0, { seat: 2 });
  expect(p.g.holder('president')).toBe(2);
});

test('Quorum Chamber: the President draws one, then may draw another or play one', () => {
  expect(canActivate(position({ seats: [tigh, adama, starbuck], president: 1 }).g, seat(0), 'quorum-chamber')).toBe(
    false,
  );
  const hand = (p: ReturnType<typeof using>) => p.g.cards.count(zones.quorumHand(seat(0)));
  const one = using('quorum-chamber').choose(0, { type: 'nothing' });
  expect(hand(one)).toBe(1);
  const two = using('quorum-chamber').choose(0, { type: 'draw' });
  expect(hand(two)).toBe(2);
  const played = using('quorum-chamber', { quorumHand: ['Enact Production Quotas'] });
  played.choose(0, { name: 'Enact Production Quotas' });
  expect(played.g.state.resources).toMatchObject({ food: 9, morale: 9 });
});
