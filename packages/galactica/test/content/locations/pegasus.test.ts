import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { crisisStep } from '../../../src/core/rules/crisis.ts';
import { activateLocation, canActivate } from '../../../src/core/rules/locations.ts';
import { prepareForJump } from '../../../src/core/rules/prepare-for-jump.ts';
import type { LocationId } from '../../../src/core/state/terms.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { pegasusLocations } from '../../../src/modules/pegasus/ids.ts';
import { adding, crisis } from '../../sheets.ts';

const tigh = { character: 'saul-tigh' } as const;
const adama = { character: 'william-adama', at: 'armory' } as const;
const starbuck = { character: 'kara-thrace', at: 'hangar-deck' } as const;

function using(location: LocationId, setup: Partial<PositionSetup> = {}) {
  const p = position({ seats: [{ ...tigh, at: location }, adama, starbuck], ...setup });
  return p.run((g) => activateLocation(g, seat(0), location));
}

test('Pegasus CIC: 1-3 damages Pegasus, 4-6 the basestar, 7-8 the basestar twice', () => {
  expect(canActivate(position({ seats: [tigh, adama, starbuck] }).g, seat(0), 'pegasus-cic')).toBe(false);
  const strike = (roll: number) => using('pegasus-cic', { basestars: [{ area: 'bow' }], rolls: [roll] }).pass();
  const own = strike(3);
  expect(pegasusLocations.filter((one) => own.g.state.damaged[one])).toHaveLength(1);
  const damage = (p: ReturnType<typeof using>) => p.events().filter(({ type }) => type.includes('basestar')).length;
  expect(damage(strike(3))).toBe(0);
  expect(damage(strike(6))).toBeGreaterThan(0);
  expect(damage(strike(7))).toBeGreaterThan(damage(strike(4)));
});

test('Airlock: a passed check executes the chosen character; the Brig makes it 4 easier', () => {
  const p = using('airlock', { destiny: ['Strategic Planning 5', 'Strategic Planning 4'] });
  p.choose(0, { seat: 1 });
  expect(p.events()).toContainEqual(expect.objectContaining({ type: 'check-begins', difficulty: 12 }));
  p.pass();
  expect(p.g.player(seat(1)).place).toBe('armory');

  const brig = position({
    seats: [{ ...tigh, at: 'airlock' }, { ...adama, at: 'brig' }, starbuck],
    admiral: 0,
    destiny: ['Strategic Planning 4', 'Strategic Planning 4'],
  });
  brig.run((g) => activateLocation(g, seat(0), 'airlock'));
  brig.choose(0, { seat: 1 });
  expect(brig.events()).toContainEqual(expect.objectContaining({ type: 'check-begins', difficulty: 8 }));
  brig.pass('choose-character');
  expect(brig.asked(1)?.kind).toBe('choose-character');
  expect(brig.g.state.resources.morale).toBe(9);
});

test('Main Batteries hit what is in the area named, by the die', () => {
  const fire = (roll: number) => {
    const p = using('main-batteries', {
      rolls: [roll],
      raiders: { bow: 5, stern: 3 },
      civilians: { bow: 1, stern: 1 },
      vipers: { viper: { bow: 1 } },
    });
    return p.choose(0, { area: 'bow' }).pass();
  };
  expect(fire(1).g.cards.count(zones.civilians.bow)).toBe(0);
  expect(fire(1).g.cards.count(zones.civilians.stern)).toBe(1);
  expect(fire(3).g.state.vipers.viper).toMatchObject({ space: { bow: 0 }, damaged: 2 });
  expect(fire(4).g.state.raiders).toMatchObject({ bow: 3, stern: 3 });
  expect(fire(8).g.state.raiders).toMatchObject({ bow: 1, stern: 3 });
});

test('Main Batteries may hit Scar only on a 7 or 8', () => {
  const fire = (roll: number) => {
    const p = position({
      seats: [{ ...tigh, at: 'main-batteries' }, adama, starbuck],
      rolls: [roll],
      raiders: { bow: 5 },
    });
    p.g.state.scar.where = 'main';
    p.g.state.scar.area = 'bow';
    p.run((g) => activateLocation(g, seat(0), 'main-batteries'));
    return p.choose(0, { area: 'bow' });
  };
  const six = fire(6);
  expect(six.table.pending).toEqual([]);
  expect(six.g.state).toMatchObject({ scar: { where: 'main' }, raiders: { bow: 3 } });
  const seven = fire(7).choose(0, { type: 'yes' });
  expect(seven.g.state.scar.where).not.toBe('main');
  expect(seven.g.state.raiders.bow).toBe(2);
  const spared = fire(7).choose(0, { type: 'no' });
  expect(spared.g.state).toMatchObject({ scar: { where: 'main' }, raiders: { bow: 1 } });
});

test('Engine Room: for two cards the next crisis of the turn has the jump icon', () => {
  const hand = ['Repair', 'Repair', 'Executive Order'];
  const p = position({
    seats: [{ ...tigh, at: 'engine-room', hand }, adama, starbuck],
    content: adding({ faces: [crisis('Calm', { count: 2 })] }),
    next: { crisis: ['Calm', 'Calm'] },
  });
  expect(canActivate(position({ seats: [tigh, adama, starbuck] }).g, seat(0), 'engine-room')).toBe(false);
  p.run((g) => activateLocation(g, seat(0), 'engine-room'));
  p.choose(0, { name: 'Repair' }, { name: 'Executive Order' });
  expect(p.handNames(0)).toEqual(['Repair']);
  p.run(function* (g) {
    yield* crisisStep(g, seat(0));
    yield* crisisStep(g, seat(0));
    yield* prepareForJump(g);
  }).pass();
  expect(p.g.state.jumpTrack).toBe(1);
});
