import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { place } from '../../src/core/effects/ships.ts';
import { context } from '../../src/core/engine/context.ts';
import { activate } from '../../src/core/rules/activate-cylon-ships.ts';
import { locationsInPlay } from '../../src/core/rules/boards.ts';
import { placeOnMain, placeShips, supply, withdrawCylonShips } from '../../src/core/rules/cylon-ships.ts';
import { activateLocation, canActivate } from '../../src/core/rules/locations.ts';
import { areas } from '../../src/core/state/terms.ts';
import { space, there } from './space.ts';

const numbered = {
  1: 'stern',
  2: 'port-stern',
  3: 'starboard-stern',
  4: 'port-bow',
  5: 'starboard-bow',
  6: 'starboard-bow',
  7: 'bow',
  8: 'bow',
} as const;

rule('BG-FLEET-01', 'the Cylon Fleet board has six areas, the Basestar Bridge and the Pursuit track', () => {
  const p = space();
  expect(Object.keys(there({ ...p.g.state.fleetRaiders }))).toEqual([]);
  for (const area of areas) expect(p.g.state.fleetRaiders[area]).toBe(0);
  expect(locationsInPlay(p.g, 'cylon-fleet-board')).toEqual(['basestar-bridge']);
  expect(
    canActivate(space({ seats: [{ revealed: true, at: 'basestar-bridge' }, {}, {}] }).g, seat(0), 'basestar-bridge'),
  ).toBe(true);
  p.run((g) => activate(g, 'raiders'));
  expect(p.events().map(({ type }) => type)).toContain('pursuit-advanced');
  expect(locationsInPlay(space({ cylonFleet: false }).g, 'cylon-fleet-board')).toEqual([]);
});

rule(['BG-FLEET-02', 'BG-FLEET-06', 'BG-BOARD-19'], 'the die says in which Cylon space area the ship is placed', () => {
  for (const [die, area] of Object.entries(numbered)) {
    const p = space({ rolls: [Number(die)] }).run((g) => activate(g, 'raiders'));
    expect(there(p.g.state.fleetRaiders)).toEqual({ [area]: 1 });
    expect(there(p.g.state.raiders)).toEqual({});
    expect(p.events()).toContainEqual(
      expect.objectContaining({ type: 'die-rolled', roller: 0, purpose: 'cylon-fleet' }),
    );
  }
});

rule(
  'BG-FLEET-03',
  'activating a kind of ship at Cylon Fleet is resolving its icon: it can place a ship and advance pursuit',
  () => {
    const p = space({ seats: [{ revealed: true, at: 'cylon-fleet' }, {}, {}], president: 1, rolls: [7], pursuit: 1 });
    p.run((g) => activateLocation(g, g.current, 'cylon-fleet'));
    const index = p.asked(0)?.options.findIndex((option) => JSON.stringify(option).includes('icon-basestars')) ?? -1;
    p.table.give(seat(0), index);
    expect(p.g.state.basestars[0]).toMatchObject({ where: 'fleet', area: 'bow' });
    expect(p.g.state.pursuit).toBe(2);
  },
);

rule(
  'BG-FLEET-04',
  'its launch: two raiders and a heavy raider from each basestar of the main board, nothing else',
  () => {
    const use = (setup: Parameters<typeof space>[0]) => {
      const p = space({ seats: [{ revealed: true, at: 'cylon-fleet' }, {}, {}], president: 1, ...setup });
      p.run((g) => activateLocation(g, g.current, 'cylon-fleet'));
      const index = p.asked(0)?.options.findIndex((option) => JSON.stringify(option).includes('launchEach')) ?? -1;
      p.table.give(seat(0), index);
      return p.g.state;
    };
    const launched = use({ basestars: [{ area: 'bow' }, { area: 'stern', where: 'fleet' }] });
    expect([there(launched.raiders), there(launched.heavyRaiders)]).toEqual([{ bow: 2 }, { bow: 1 }]);
    expect([there(launched.fleetRaiders), launched.pursuit]).toEqual([{}, 0]);
    const nothing = use({ basestars: [{ area: 'stern', where: 'fleet' }] });
    expect([there(nothing.raiders), there(nothing.fleetRaiders), nothing.pursuit]).toEqual([{}, {}, 0]);
  },
);

rule('BG-FLEET-05', 'Basestar Bridge with both basestars out: they stay where they are', () => {
  const p = space({
    seats: [{ revealed: true, at: 'basestar-bridge' }, {}, {}],
    president: 1,
    basestars: [{ area: 'bow' }, { area: 'stern', where: 'fleet' }],
  });
  p.run((g) => activateLocation(g, g.current, 'basestar-bridge'));
  p.choose(0, { first: 'reinforce' });
  p.choose(0, { ship: 'basestar', area: 'port-bow' });
  expect(p.g.state.basestars).toMatchObject([
    { where: 'main', area: 'bow' },
    { where: 'fleet', area: 'stern' },
  ]);
  expect(there(p.g.state.fleetRaiders)).toEqual({});
});

rule('BG-FLEET-07', 'the placing roll is a roll like any other: Strategic Planning changes it', () => {
  const p = space({ seats: [{ hand: ['Strategic Planning'] }, {}, {}], rolls: [1] }).run((g) => activate(g, 'raiders'));
  expect(p.asked(0)?.kind).toBe('before-roll');
  p.choose(0, { name: 'Strategic Planning' });
  expect(there(p.g.state.fleetRaiders)).toEqual({ 'starboard-stern': 1 });
});

rule('BG-FLEET-08', 'out of ships: all ships of the highest area with that kind come over, without a die', () => {
  const p = space({
    fleetRaiders: { 'starboard-stern': 12, 'starboard-bow': 8 },
    fleetHeavyRaiders: { 'starboard-bow': 1, bow: 1 },
    basestars: [{ area: 'starboard-bow', where: 'fleet' }],
    pursuit: 1,
  }).run((g) => activate(g, 'raiders'));
  expect(there(p.g.state.raiders)).toEqual({ 'starboard-bow': 8 });
  expect(there(p.g.state.heavyRaiders)).toEqual({ 'starboard-bow': 1 });
  expect(p.g.state.basestars[0]).toMatchObject({ where: 'main', area: 'starboard-bow' });
  expect(there(p.g.state.fleetRaiders)).toEqual({ 'starboard-stern': 12 });
  expect(there(p.g.state.fleetHeavyRaiders)).toEqual({ bow: 1 });
  expect(p.events().map(({ type }) => type)).not.toContain('die-rolled');
  expect(p.g.state.pursuit).toBe(2);
});

rule('BG-FLEET-09', 'placing on the main board takes ships that are on neither board first', () => {
  const p = space({ fleetRaiders: { stern: 5 } }).run((g) => placeOnMain(g, 'raider', 'bow', 4));
  expect(there(p.g.state.raiders)).toEqual({ bow: 4 });
  expect(there(p.g.state.fleetRaiders)).toEqual({ stern: 5 });
  const basestar = space({ basestars: [{ area: 'stern', where: 'fleet' }] }).run((g) =>
    placeOnMain(g, 'basestar', 'bow', 1),
  );
  expect(basestar.g.state.basestars).toMatchObject([{ where: 'fleet' }, { where: 'main', area: 'bow' }]);
});

rule(
  ['BG-FLEET-10', 'BG-UNI-165'],
  'then from the Cylon space areas, lowest first, one by one and with nothing else',
  () => {
    const p = space({
      raiders: { 'port-stern': 12 },
      fleetRaiders: { 'port-stern': 2, 'port-bow': 5 },
      fleetHeavyRaiders: { 'port-stern': 1 },
    });
    expect(supply(p.g, 'raider')).toBe(1);
    p.run((g) => placeOnMain(g, 'raider', 'bow', 4));
    expect(there(p.g.state.raiders)).toEqual({ bow: 4, 'port-stern': 12 });
    expect(there(p.g.state.fleetRaiders)).toEqual({ 'port-bow': 4 });
    expect(there(p.g.state.fleetHeavyRaiders)).toEqual({ 'port-stern': 1 });
    expect(p.g.state.pursuit).toBe(0);
    const two = space({
      basestars: [
        { area: 'bow', where: 'fleet' },
        { area: 'stern', where: 'fleet' },
      ],
    }).run((g) => placeOnMain(g, 'basestar', 'port-bow', 1));
    expect(two.g.state.basestars).toMatchObject([
      { where: 'fleet', area: 'bow' },
      { where: 'main', area: 'port-bow' },
    ]);
    const order = ['stern', 'port-stern', 'starboard-stern', 'port-bow', 'starboard-bow', 'bow'] as const;
    for (let n = 0; n < order.length - 1; n++) {
      const [low, high] = order.slice(n) as [(typeof order)[number], (typeof order)[number]];
      const q = space({ raiders: { bow: 18 }, fleetRaiders: { [low]: 1, [high]: 1 } });
      q.run((g) => placeOnMain(g, 'raider', 'bow', 1));
      expect(there(q.g.state.fleetRaiders)).toEqual({ [high]: 1 });
    }
  },
);

rule('BG-FLEET-11', 'if that is too few, the current player says which are left out; ships on the board stay', () => {
  const p = space({ raiders: { stern: 19 } }).run((g) =>
    placeShips(g, [
      { kind: 'raider', area: 'bow', n: 1 },
      { kind: 'raider', area: 'port-bow', n: 2 },
    ]),
  );
  expect(p.asked(0)?.options).toMatchObject([{ area: 'bow' }, { area: 'port-bow' }]);
  p.choose(0, { area: 'bow' });
  expect(p.asked(0)).toBeNull();
  expect(there(p.g.state.raiders)).toEqual({ 'port-bow': 1, stern: 19 });
});

rule('BG-FLEET-12', 'cards that place ships and the launch icon take them from the Cylon Fleet board alike', () => {
  const card = space({
    raiders: { stern: 18 },
    fleetRaiders: { stern: 2 },
    basestars: [{ area: 'stern', where: 'fleet' }, { area: 'stern' }],
  });
  card.run((g) => place('bow', { basestar: 1, raider: 2 }).run(g, context('crisis', g.current)));
  expect(there(card.g.state.raiders)).toEqual({ bow: 2, stern: 18 });
  expect(card.g.state.basestars[0]).toMatchObject({ where: 'main', area: 'bow' });
  const icon = space({ raiders: { stern: 18 }, fleetRaiders: { stern: 2 }, basestars: [{ area: 'bow' }] });
  icon.run((g) => activate(g, 'launch'));
  expect(there(icon.g.state.raiders)).toEqual({ bow: 2, stern: 18 });
});

rule('BG-UNI-166', 'ships on the Cylon Fleet board neither act nor launch', () => {
  for (const kind of ['raiders', 'heavy', 'launch', 'basestars'] as const) {
    const p = space({
      basestars: [{ area: 'bow', where: 'fleet' }, { area: 'stern' }],
      fleetRaiders: { bow: 1 },
      fleetHeavyRaiders: { 'port-bow': 1 },
      raiders: { stern: 1 },
      heavyRaiders: { stern: 1 },
      civilians: { 'starboard-stern': 1 },
      rolls: [1],
    }).run((g) => activate(g, kind));
    const { state } = p.g;
    expect([there(state.fleetRaiders), there(state.fleetHeavyRaiders)]).toEqual([{ bow: 1 }, { 'port-bow': 1 }]);
    expect(state.raiders.bow).toBe(0);
    expect(state.boarding.get(0)).toBe(0);
    expect(p.events().filter(({ type }) => type === 'galactica-attacked')).toHaveLength(kind === 'basestars' ? 1 : 0);
  }
});

rule('BG-BOARD-19', 'ships that lose contact go to the same area of the Cylon Fleet board', () => {
  const p = space({
    raiders: { bow: 3 },
    heavyRaiders: { stern: 1 },
    basestars: [{ area: 'port-bow', damage: ['critical'] }],
  });
  p.run((g) => withdrawCylonShips(g));
  const { state } = p.g;
  expect([there(state.raiders), there(state.heavyRaiders)]).toEqual([{}, {}]);
  expect([there(state.fleetRaiders), there(state.fleetHeavyRaiders)]).toEqual([{ bow: 3 }, { stern: 1 }]);
  expect(state.basestars[0]).toMatchObject({ where: 'fleet', area: 'port-bow', damage: { critical: false } });
});
