import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { takeAction } from '../../../src/core/rules/action.ts';
import { activateLocation, canActivate } from '../../../src/core/rules/locations.ts';
import type { LocationId } from '../../../src/core/state/terms.ts';
import { zones } from '../../../src/core/state/zones.ts';

const tigh = { character: 'saul-tigh' } as const;
const adama = { character: 'william-adama', at: 'armory' } as const;
const starbuck = { character: 'kara-thrace', at: 'hangar-deck' } as const;

function using(location: LocationId, setup: Partial<PositionSetup> = {}) {
  const p = position({ seats: [{ ...tigh, at: location }, adama, starbuck], ...setup });
  return p.run((g) => activateLocation(g, seat(0), location));
}
const can = (location: LocationId, setup: Partial<PositionSetup>, who = 0) =>
  canActivate(position({ seats: [{ ...tigh, at: location }, adama, starbuck], ...setup }).g, seat(who), location);

test('FTL Control jumps the fleet from a blue space, at the risk of its population', () => {
  expect(can('ftl-control', { jumpTrack: 2 })).toBe(false);
  expect(can('ftl-control', { jumpTrack: 3 })).toBe(true);
  const p = using('ftl-control', { jumpTrack: 3, rolls: [6], next: { destination: ['Desolate Moon', 'Deep Space'] } });
  expect(p.g.state.resources.population).toBe(9);
  p.choose(1, { name: 'Desolate Moon' });
  expect(p.names(zones.travelled)).toEqual(['Desolate Moon']);
  const lucky = using('ftl-control', { jumpTrack: 4, rolls: [7] });
  expect(lucky.g.state.resources.population).toBe(12);
});

test('Weapons Control attacks one Cylon ship anywhere', () => {
  expect(can('weapons-control', {})).toBe(false);
  const p = using('weapons-control', { raiders: { bow: 1 }, heavyRaiders: { stern: 1 }, rolls: [7] });
  expect(p.asked(0)?.options).toHaveLength(2);
  p.choose(0, { target: { kind: 'heavy-raider', area: 'stern' } });
  expect(p.g.state.heavyRaiders.stern).toBe(0);
});

test('Communications shows two civilian ships to the one there, who may move each to the next area', () => {
  expect(can('communications', {})).toBe(false);
  const p = using('communications', { civilians: { bow: 2, stern: 1 } });
  const ships = p.asked(0)?.options ?? [];
  expect(p.asked(0)).toMatchObject({ min: 2, max: 2 });
  p.choose(0, { ship: ships[0]?.['ship'] ?? null }, { ship: ships[2]?.['ship'] ?? null });
  expect(p.events(seat(1))).toContainEqual(expect.not.objectContaining({ names: expect.anything() }));
  expect(p.events(seat(0))).toContainEqual(expect.objectContaining({ names: expect.anything() }));
  expect(p.asked(0)?.options.map(({ to }) => to)).toEqual(['bow', 'starboard-bow', 'port-bow']);
  p.choose(0, { to: 'port-bow' }).choose(0, { type: 'nothing' });
  expect(p.g.cards.count(zones.civilians['port-bow'])).toBe(1);
  expect(p.g.cards.count(zones.civilians.bow)).toBe(1);
  expect(p.g.cards.count(zones.civilians.stern)).toBe(1);
  const one = using('communications', { civilians: { bow: 1 } });
  expect(one.asked(0)?.options).toHaveLength(1);
});

test('Research Lab gives an engineering or a tactics card', () => {
  const p = using('research-lab');
  expect(p.asked(0)?.options.map((one) => one['skill'])).toEqual(['engineering', 'tactics']);
  p.choose(0, { skill: 'engineering' });
  expect(p.g.hand(seat(0))).toHaveLength(1);
});

test('Command activates up to two unmanned vipers', () => {
  const p = using('command');
  p.choose(0, { type: 'launch', ship: 'viper', area: 'port-bow' });
  p.choose(0, { type: 'launch', ship: 'viper', area: 'port-stern' });
  expect(p.table.pending).toEqual([]);
  expect(p.g.state.vipers.viper.reserve).toBe(2);
  expect(can('command', { reserve: { viper: 0, 'assault-raptor': 0 } })).toBe(false);
});

test("Admiral's Quarters: a passed check puts the chosen character into the Brig, a failed one does nothing", () => {
  const passed = using('admirals-quarters', { destiny: ['Strategic Planning 4', 'Strategic Planning 4'] });
  expect(passed.asked(0)?.options.map((one) => one['seat'])).toEqual([0, 1, 2]);
  passed.choose(0, { seat: 1 }).pass();
  expect(passed.g.player(seat(1)).place).toBe('brig');
  const failed = using('admirals-quarters', { destiny: ['Repair', 'Repair'] });
  failed.choose(0, { seat: 1 }).pass();
  expect(failed.g.player(seat(1)).place).toBe('armory');
  expect(failed.events()).toContainEqual(expect.objectContaining({ type: 'check-begins', difficulty: 7 }));
});

test('Hangar Deck launches a pilot, who may then act again', () => {
  expect(can('hangar-deck', {})).toBe(false);
  const p = position({ seats: [starbuck, adama, tigh] });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'location' }).choose(0, { ship: 'viper', area: 'port-bow' });
  expect(p.g.player(seat(0))).toMatchObject({ place: 'space', area: 'port-bow' });
  expect(p.asked(0)?.kind).toBe('action');
  p.choose(0, { type: 'viper' }).choose(0, { type: 'move', to: 'bow' });
  expect(p.g.player(seat(0)).area).toBe('bow');
});

test('Armory attacks a centurion of the boarding party', () => {
  expect(can('armory', {})).toBe(false);
  const hit = using('armory', { boarding: [0, 1], rolls: [7] });
  hit.pass();
  expect(hit.g.state.boarding.get(1)).toBe(0);
  const missed = using('armory', { boarding: [0, 1], rolls: [6] });
  missed.pass();
  expect(missed.g.state.boarding.get(1)).toBe(1);
});

test('Sickbay has no action', () => {
  expect(can('sickbay', {})).toBe(false);
});

test('the Brig is left by its check, for a location of Galactica', () => {
  const passed = using('brig', { destiny: ['Strategic Planning 4', 'Strategic Planning 4'] });
  passed.pass('choose-location').choose(0, { location: 'armory' });
  expect(passed.g.player(seat(0)).place).toBe('armory');
  const failed = using('brig', { destiny: ['Repair', 'Repair'] });
  failed.pass();
  expect(failed.g.player(seat(0)).place).toBe('brig');
});
