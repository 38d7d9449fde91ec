import { type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { takeAction } from '../../../src/core/rules/action.ts';
import { prepareForJump } from '../../../src/core/rules/prepare-for-jump.ts';
import { receiveSkills } from '../../../src/core/rules/receive-skills.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { cylonLocations } from '../../../src/modules/daybreak/locations/cylon.ts';
import { activateStep } from '../../rules/whole-steps.ts';

const adama: SeatSetup = { character: 'william-adama', at: 'command' };
const starbuck: SeatSetup = { character: 'kara-thrace', miracle: 0 };
const cylon = { character: 'tom-zarek', revealed: true, loyaltyFaceup: ['cylon-morale'] } as const;

/** Seat 0, a revealed Cylon, uses the location. */
function using(at: NonNullable<SeatSetup['at']>, who: Partial<SeatSetup> = {}, setup: Partial<PositionSetup> = {}) {
  const seats = [{ ...cylon, at, ...who }, adama, starbuck];
  const p = position({ seats, president: 1, admiral: 1, cag: 2, ...setup }).run((g) => takeAction(g, seat(0)));
  return p.choose(0, { type: 'location', location: at });
}

test('the Cylon locations are as printed on the Daybreak overlay', () => {
  const printed = { set: 'daybreak', board: 'cylon-locations', side: 'cylon', damageable: false };
  expect(cylonLocations).toMatchObject([
    { ...printed, id: 'caprica', hazardous: false },
    { ...printed, id: 'cylon-fleet', hazardous: false },
    { ...printed, id: 'human-fleet', hazardous: false },
    { ...printed, id: 'resurrection-ship', hazardous: true },
    { ...printed, id: 'hub-destroyed', hazardous: true },
  ]);
});

test('Caprica: two crises are drawn, one resolved, the other goes unseen under the deck', () => {
  const p = using('caprica', {}, { next: { crisis: ['Water Sabotaged', 'Unidentified Ship'] } });
  expect(p.asked(0)?.options.map(({ name }) => name)).toEqual(['Water Sabotaged', 'Unidentified Ship']);
  const before = p.g.cards.count(zones.crisisDeck);
  p.choose(0, { name: 'Water Sabotaged' });
  expect(p.names(zones.turnCrises)).toEqual(['Water Sabotaged']);
  expect(p.asked(0)?.kind).toBe('crisis-choice');
  expect(p.names(zones.crisisDeck).at(-1)).toBe('Unidentified Ship');
  expect(p.g.cards.count(zones.crisisDeck)).toBe(before + 1);
  expect(JSON.stringify(p.events(seat(1)))).not.toContain('Unidentified Ship');
});

rule(
  ['BG-UNI-112', 'BG-TURN-07'],
  'Caprica: no ships are activated for its crisis on a human player’s turn either',
  () => {
    const p = position({
      seats: [{ ...cylon, at: 'caprica' }, adama, starbuck],
      current: 1,
      president: 1,
      admiral: 1,
      cag: 2,
      raiders: { bow: 1 },
      rolls: [1],
      next: { crisis: ['Water Sabotaged', 'Unidentified Ship'] },
    });
    p.run((g) => takeAction(g, seat(0), { by: 'State of Emergency', anyway: true }));
    p.choose(0, { type: 'location', location: 'caprica' })
      .choose(0, { name: 'Water Sabotaged' })
      .choose(0, { index: 1 });
    p.run((g) => activateStep(g));
    expect(p.events().map(({ type }) => type)).not.toContain('activated');
    p.run((g) => prepareForJump(g));
    expect(p.g.state.jumpTrack).toBe(1);
  },
);

test('Caprica: without a super crisis there is nothing to choose but crises', () => {
  expect(using('caprica').asked(0)?.kind).toBe('choose-crisis');
});

test('Caprica: one of the own super crises is played, of the own choice', () => {
  const p = using('caprica', { superCrises: ['Inbound Nukes', 'The Farm'] });
  expect(p.asked(0)?.options).toHaveLength(2);
  p.choose(0, { index: 0 }).choose(0, { name: 'The Farm' });
  expect(p.events(seat(1))).toContainEqual(
    expect.objectContaining({ type: 'super-crisis-played', seat: 0, name: 'The Farm' }),
  );
  expect(p.names(zones.superCrisisHand(seat(0)))).toEqual(['Inbound Nukes']);
});

test('Caprica: a crisis can be brought about though there is a super crisis in hand', () => {
  const p = using('caprica', { superCrises: ['Inbound Nukes'] }).choose(0, { index: 1 });
  expect(p.asked(0)?.kind).toBe('choose-crisis');
});

test('Cylon Fleet: all raiders are activated', () => {
  const p = using('cylon-fleet', {}, { raiders: { stern: 1 }, civilians: { 'port-stern': 1 } }).choose(0, { index: 0 });
  expect(p.g.state.raiders).toMatchObject({ stern: 0, 'port-stern': 1 });
});

test('Cylon Fleet: all heavy raiders are activated, centurions go on', () => {
  const p = using('cylon-fleet', {}, { heavyRaiders: { bow: 1 }, boarding: [1] }).choose(0, { index: 1 });
  expect(p.g.state.boarding.get(1)).toBe(1);
  expect(p.g.state.heavyRaiders).toMatchObject({ bow: 0, 'port-bow': 1 });
});

test('Cylon Fleet: all basestars attack', () => {
  const p = using('cylon-fleet', {}, { basestars: [{ area: 'bow' }, { area: 'stern' }], rolls: [3, 3] });
  p.choose(0, { index: 2 }).choose(0, { area: 'stern' });
  expect(p.events().filter(({ type }) => type === 'die-rolled')).toHaveLength(2);
});

test('Cylon Fleet: a type that is not on the board comes to the Cylon Fleet board', () => {
  const p = using('cylon-fleet', {}, { rolls: [1] }).choose(0, { index: 2 });
  expect(p.g.state.basestars[0]).toMatchObject({ where: 'fleet', area: 'stern' });
  expect(p.g.state.pursuit).toBe(1);
});

test('Cylon Fleet: each basestar on the main board launches 2 raiders and 1 heavy raider', () => {
  const p = using('cylon-fleet', {}, { basestars: [{ area: 'bow' }, { area: 'stern', where: 'fleet' }] });
  p.choose(0, { index: 3 });
  expect(p.g.state.raiders).toMatchObject({ bow: 2, stern: 0 });
  expect(p.g.state.heavyRaiders).toMatchObject({ bow: 1, stern: 0 });
  expect(p.g.state.fleetRaiders.stern).toBe(0);
});

test('Human Fleet: looks at the top of the crisis deck, moves it, draws 2 cards of any types', () => {
  const p = using('human-fleet', {}, { next: { crisis: ['Water Sabotaged', 'Unidentified Ship'] } });
  p.choose(0, { deck: 'crisis' }).choose(0, { type: 'bottom' });
  expect(p.names(zones.crisisDeck)[0]).toBe('Unidentified Ship');
  expect(p.names(zones.crisisDeck).at(-1)).toBe('Water Sabotaged');
  p.choose(0, { skill: 'treachery' }).choose(0, { skill: 'treachery' });
  expect(p.g.cards.count(zones.hand(seat(0)))).toBe(2);
  expect(JSON.stringify(p.events(seat(1)))).not.toContain('Water Sabotaged');
});

test('Human Fleet: or at the top of the destination deck', () => {
  const p = using('human-fleet', {}, { next: { destination: ['Deep Space', 'Icy Moon'] } });
  p.choose(0, { deck: 'destination' });
  expect(p.asked(0)?.options.map(({ name }) => name)).toEqual(['Deep Space', 'Deep Space']);
  p.choose(0, { type: 'top' });
  expect(p.names(zones.destinationDeck)[0]).toBe('Deep Space');
});

test('Resurrection Ship: draws a super crisis', () => {
  const p = using('resurrection-ship', {}, { next: { superCrisis: ['The Farm'] } });
  expect(p.names(zones.superCrisisHand(seat(0)))).toEqual(['The Farm']);
});

test('Resurrection Ship: only 1 card in the Draw Skills step', () => {
  const p = position({ seats: [{ ...cylon, at: 'resurrection-ship' }, adama, starbuck], president: 1 });
  p.run((g) => receiveSkills(g, seat(0))).choose(0, { skill: 'politics' });
  expect(p.asked(0)).toBeNull();
});

/** The same on the other side of the overlay. */
function atHub(who: Partial<SeatSetup>) {
  const seats = [{ ...cylon, at: 'hub-destroyed', ...who } as const, adama, starbuck];
  const p = position({ seats, president: 1, next: { superCrisis: ['The Farm'] } });
  p.g.state.hubDestroyed = true;
  return p;
}

test('Hub Destroyed: 3 skill cards for a super crisis and the way to the Cylon Fleet', () => {
  const p = atHub({ hand: ['Repair', 'Launch Scout', 'Executive Order', 'Consolidate Power'] });
  p.run((g) => takeAction(g, seat(0))).choose(0, { location: 'hub-destroyed' });
  p.choose(0, { name: 'Repair' }, { name: 'Launch Scout' }, { name: 'Executive Order' });
  expect(p.handNames(0)).toEqual(['Consolidate Power']);
  expect(p.names(zones.superCrisisHand(seat(0)))).toEqual(['The Farm']);
  expect(p.g.player(seat(0)).place).toBe('cylon-fleet');
});

test('Hub Destroyed: cannot be used with fewer than 3 skill cards', () => {
  const p = atHub({ hand: ['Repair', 'Launch Scout'] }).run((g) => takeAction(g, seat(0)));
  expect(p.asked(0)).toBeNull();
});

test('Hub Destroyed: no skill cards in the Draw Skills step, and the super crises are lost', () => {
  const p = atHub({ superCrises: ['Inbound Nukes', 'Human Prisoner'] }).run((g) => receiveSkills(g, seat(0)));
  expect(p.asked(0)).toBeNull();
  expect(p.names(zones.superCrisisHand(seat(0)))).toEqual([]);
  expect(p.names(zones.superCrisisDiscard).sort()).toEqual(['Human Prisoner', 'Inbound Nukes']);
});
