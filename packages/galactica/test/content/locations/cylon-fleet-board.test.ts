import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { activateLocation } from '../../../src/core/rules/locations.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { galacticaDamage } from '../../../src/modules/base/ids.ts';

const cylon = { character: 'tom-zarek', revealed: true, at: 'basestar-bridge' } as const;
const adama = { character: 'william-adama', at: 'armory' } as const;
const tigh = { character: 'saul-tigh' } as const;

function onBridge(setup: Partial<PositionSetup> = {}) {
  const p = position({ seats: [cylon, adama, tigh], president: 1, ...setup });
  return p.run((g) => activateLocation(g, seat(0), 'basestar-bridge'));
}

rule('BG-ACTION-13', 'two abilities of the four, one after the other in the order named', () => {
  const p = onBridge({ rolls: [4] });
  expect(p.asked(0)?.options).toHaveLength(12);
  p.choose(0, { first: 'pursue', second: 'reinforce' });
  expect(p.g.state.pursuit).toBe(1);
  p.choose(2, { area: 'bow' }); // the pursuit space has the CAG place a civilian ship
  p.choose(0, { ship: 'raider', area: 'stern' });
  expect(p.g.state.fleetRaiders.stern).toBe(3);
  const other = onBridge({ rolls: [4] });
  other.choose(0, { first: 'reinforce', second: 'pursue' });
  expect(other.g.state.pursuit).toBe(0);
  other.choose(0, { ship: 'raider', area: 'stern' });
  expect(other.g.state.pursuit).toBe(1);
});

rule('BG-ACTION-14', 'no ability twice in one activation', () => {
  const options = onBridge().asked(0)?.options ?? [];
  expect(options.some(({ first, second }) => first === second)).toBe(false);
});

rule('BG-UNI-164', 'both are named before the first is resolved, and the second cannot be changed', () => {
  const p = onBridge({ rolls: [8] });
  p.choose(0, { first: 'swarm', second: 'civilian' });
  expect(p.asked(0)).toBeNull();
  expect(p.asked(2)?.kind).toBe('place-civilian');
});

test('the CAG must place a civilian ship', () => {
  const p = onBridge({ rolls: [8] }).choose(0, { first: 'civilian', second: 'swarm' });
  p.choose(2, { area: 'port-bow' });
  expect(p.g.cards.count(zones.civilians['port-bow'])).toBe(1);
});

test('a basestar is placed on the Cylon Fleet board, unless both are out already', () => {
  const p = onBridge({ rolls: [8] }).choose(0, { first: 'reinforce', second: 'swarm' });
  p.choose(0, { ship: 'basestar', area: 'bow' });
  expect(p.g.state.basestars).toMatchObject([{ where: 'fleet', area: 'bow' }, { where: 'supply' }]);
  expect(p.g.state.pursuit).toBe(0);
  const out = onBridge({ rolls: [8], basestars: [{ area: 'stern' }, { area: 'stern', where: 'fleet' }] });
  out.choose(0, { first: 'reinforce', second: 'swarm' }).choose(0, { ship: 'basestar', area: 'bow' });
  expect(out.g.state.basestars.map(({ area }) => area)).toEqual(['stern', 'stern']);
});

test('three raiders are, or as many as are on neither board', () => {
  const p = onBridge({ rolls: [8], raiders: { stern: 12 }, fleetRaiders: { bow: 6 } });
  p.choose(0, { first: 'reinforce', second: 'civilian' }).choose(0, { ship: 'raider', area: 'stern' });
  expect(p.g.state.fleetRaiders).toMatchObject({ bow: 6, stern: 2 });
  expect(p.g.state.raiders.stern).toBe(12);
});

test('on 3 or less the fleet marker goes back', () => {
  const p = onBridge({ rolls: [3, 8], jumpTrack: 2 }).choose(0, { first: 'pursue', second: 'swarm' });
  expect(p.g.state).toMatchObject({ jumpTrack: 1, pursuit: 0 });
});

test('a roll below the number of raiders draws two tokens of Galactica, of which one is resolved', () => {
  const p = onBridge({ rolls: [2, 4], raiders: { bow: 3 } }).choose(0, { first: 'swarm', second: 'pursue' });
  expect(p.asked(1)).toBeNull();
  const [token] = p.asked(0)?.options ?? [];
  expect(p.asked(0)?.options).toHaveLength(2);
  expect([...galacticaDamage, 'food', 'fuel']).toContain(token?.['token']);
  p.choose(0, { token: token?.['token'] ?? null });
  const events = p.events().filter(({ type }) => ['location-damaged', 'resource-token-hit'].includes(type));
  expect(events).toHaveLength(1);
  const safe = onBridge({ rolls: [3, 4], raiders: { bow: 3 } }).choose(0, { first: 'swarm', second: 'pursue' });
  expect(safe.events().filter(({ type }) => type === 'damage-drawn')).toEqual([]);
});
