import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { activate } from '../../src/core/rules/activate-cylon-ships.ts';
import { supply } from '../../src/core/rules/cylon-ships.ts';
import { zones } from '../../src/core/state/zones.ts';
import { space, there } from './space.ts';

const raiders = (setup: Parameters<typeof space>[0]) => space(setup).run((g) => activate(g, 'raiders'));
const launch = (setup: Parameters<typeof space>[0]) => space(setup).run((g) => activate(g, 'launch'));
const types = (p: ReturnType<typeof space>) => p.events().map(({ type }) => type);

rule(['BG-RAIDER-01', 'BG-RAIDER-02'], 'a raider beside a viper attacks it and leaves the civilian ship alone', () => {
  for (const ship of ['viper', 'mark-vii', 'assault-raptor'] as const) {
    const p = raiders({
      raiders: { bow: 1 },
      vipers: { [ship]: { bow: 1 } },
      civilians: { bow: 1 },
      rolls: [8],
    });
    expect(p.asked(0)).toBeNull();
    expect(p.events()).toContainEqual(expect.objectContaining({ type: 'viper-attacked', ship, outcome: 'destroyed' }));
    expect(types(p)).not.toContain('civilian-destroyed');
    expect(types(p)).not.toContain('raider-moved');
    expect(there(p.g.state.raiders)).toEqual({ bow: 1 });
  }
});

rule('BG-RAIDER-03', 'an unmanned viper is attacked before a piloted one; among kinds the current player picks', () => {
  const p = raiders({
    seats: [{}, { piloting: { area: 'bow' } }, {}],
    raiders: { bow: 1 },
    vipers: { viper: { bow: 1 }, 'mark-vii': { bow: 1 } },
    reserve: { viper: 2 },
    rolls: [8],
  });
  const offered = p.asked(0)?.options.map(({ ship, pilot }) => ({ ship, pilot }));
  expect(offered).toEqual([
    { ship: 'viper', pilot: null },
    { ship: 'mark-vii', pilot: null },
  ]);
  p.choose(0, { ship: 'mark-vii' });
  expect(p.g.state.vipers['mark-vii'].destroyed).toBe(1);
  expect(p.g.player(seat(1)).place).toBe('space');
});

rule('BG-RAIDER-04', 'with piloted vipers only, the current player picks which is attacked', () => {
  const p = raiders({
    seats: [{}, { piloting: { area: 'bow' } }, { piloting: { area: 'bow' } }],
    raiders: { bow: 1 },
    reserve: { viper: 3 },
    rolls: [8],
  });
  expect(p.asked(0)?.options.map(({ pilot }) => pilot)).toEqual([1, 2]);
  p.choose(0, { pilot: 2 });
  expect([1, 2].map((number) => p.g.player(seat(number)).place)).toEqual(['space', 'sickbay']);
});

rule(['BG-RAIDER-05', 'BG-ATTACK-08'], 'without a viper it destroys a civilian ship of its area, with no die', () => {
  const p = raiders({ raiders: { bow: 1 }, civilians: { bow: 1, stern: 1 }, vipers: { viper: { stern: 1 } } });
  expect(types(p)).toContain('civilian-destroyed');
  expect(types(p)).not.toContain('die-rolled');
  expect(p.g.cards.count(zones.civilians.bow)).toBe(0);
  expect(there(p.g.state.raiders)).toEqual({ bow: 1 });
});

rule('BG-RAIDER-06', 'the current player picks the civilian ship unseen; it is turned up, its losses are taken', () => {
  const p = space({ raiders: { bow: 1 }, civilians: { bow: 2 } });
  const [first, second] = p.g.cards.list(zones.civilians.bow);
  p.run((g) => activate(g, 'raiders'));
  expect(p.asked(0)?.options.map(({ ship }) => ship)).toEqual([first, second]);
  expect(JSON.stringify(p.asked(0))).not.toContain('Civilian ship (');
  p.choose(0, { ship: second ?? -1 });
  expect(p.g.cards.list(zones.civilians.bow)).toEqual([first]);
  expect(p.g.cards.list(zones.civiliansDestroyed)).toEqual([second]);
  const lost = p.events().find(({ type }) => type === 'civilian-destroyed')?.['loss'];
  expect(lost).toEqual({ population: 1 });
  expect(p.g.state.resources.population).toBe(11);
});

rule('BG-RAIDER-07', 'with neither viper nor civilian ship beside it, it moves one area towards the nearest', () => {
  const clockwise = raiders({
    raiders: { 'port-bow': 1 },
    civilians: { 'starboard-bow': 1 },
    vipers: { viper: { bow: 1 } },
  });
  expect(there(clockwise.g.state.raiders)).toEqual({ bow: 1 });
  expect(types(clockwise)).not.toContain('die-rolled');
  const back = raiders({ raiders: { 'port-bow': 1 }, civilians: { stern: 1, 'starboard-stern': 1 } });
  expect(there(back.g.state.raiders)).toEqual({ 'port-stern': 1 });
});

rule('BG-RAIDER-08', 'equally near on both sides, it goes clockwise', () => {
  const p = raiders({ raiders: { bow: 1 }, civilians: { stern: 1 } });
  expect(there(p.g.state.raiders)).toEqual({ 'starboard-bow': 1 });
  const near = raiders({ raiders: { bow: 1 }, civilians: { 'starboard-bow': 1, 'port-bow': 1 } });
  expect(there(near.g.state.raiders)).toEqual({ 'starboard-bow': 1 });
});

rule('BG-RAIDER-09', 'with no viper beside it and no civilian ship on the board it attacks Galactica', () => {
  const hit = raiders({ raiders: { bow: 1 }, vipers: { viper: { stern: 1 } }, rolls: [8] });
  expect(hit.asked(0)?.kind).toBe('choose-damaged-ship');
  expect(hit.choose(0, { ship: 'pegasus' }).asked(0)).toBeNull();
  const miss = raiders({ raiders: { bow: 1 }, rolls: [7] });
  expect(miss.events()).toContainEqual(
    expect.objectContaining({ type: 'galactica-attacked', by: 'raider', hit: false }),
  );
});

rule('BG-RAIDER-10', 'with no raider on the board each basestar launches two, which do not act', () => {
  const p = raiders({ basestars: [{ area: 'bow' }, { area: 'stern' }], vipers: { viper: { bow: 1 } }, pursuit: 0 });
  expect(there(p.g.state.raiders)).toEqual({ bow: 2, stern: 2 });
  expect(types(p)).not.toContain('die-rolled');
  expect(p.g.state.pursuit).toBe(0);
});

rule('BG-RAIDER-10', 'a basestar with a disabled hangar launches none, and nothing else happens', () => {
  const p = raiders({ basestars: [{ area: 'bow', damage: ['hangar'] }] });
  expect(there(p.g.state.raiders)).toEqual({});
  expect(p.g.state.pursuit).toBe(0);
});

rule(
  'BG-RAIDER-11',
  'with neither raider nor basestar one raider goes to the Cylon Fleet board and pursuit advances',
  () => {
    const p = raiders({ fleetRaiders: { bow: 1 }, rolls: [3], pursuit: 1 });
    expect(there(p.g.state.fleetRaiders)).toEqual({ bow: 1, 'starboard-stern': 1 });
    expect(p.g.state.pursuit).toBe(2);
    const without = raiders({ cylonFleet: false });
    expect(without.events().map(({ type }) => type)).toEqual(['activated']);
  },
);

rule(
  ['BG-LAUNCH-01', 'BG-LAUNCH-02'],
  'the launch icon puts three raiders beside each basestar of the main board',
  () => {
    const p = launch({ basestars: [{ area: 'bow' }, { area: 'stern', where: 'fleet' }], raiders: { bow: 1 } });
    expect(there(p.g.state.raiders)).toEqual({ bow: 4 });
    expect(there(p.g.state.fleetRaiders)).toEqual({});
    const two = launch({ basestars: [{ area: 'bow' }, { area: 'stern' }] });
    expect(there(two.g.state.raiders)).toEqual({ bow: 3, stern: 3 });
  },
);

rule('BG-LAUNCH-02', 'too few raiders for two basestars: the current player says which are not launched', () => {
  const p = launch({ cylonFleet: false, basestars: [{ area: 'bow' }, { area: 'stern' }], raiders: { 'port-bow': 12 } });
  expect(p.asked(0)?.kind).toBe('leave-out-ship');
  p.choose(0, { area: 'bow' }).choose(0, { area: 'bow' });
  expect(there(p.g.state.raiders)).toEqual({ bow: 1, stern: 3, 'port-bow': 12 });
});

rule('BG-LAUNCH-03', 'with every raider on the main board no more are launched', () => {
  const p = launch({ basestars: [{ area: 'bow' }], raiders: { stern: 19 } });
  expect(there(p.g.state.raiders)).toEqual({ bow: 1, stern: 19 });
  expect(supply(p.g, 'raider')).toBe(0);
  const none = launch({ basestars: [{ area: 'bow' }], raiders: { stern: 20 } });
  expect(there(none.g.state.raiders)).toEqual({ stern: 20 });
});

rule(
  'BG-LAUNCH-04',
  'with no basestar on the main board one goes to the Cylon Fleet board and pursuit advances',
  () => {
    const p = launch({ raiders: { bow: 2 }, rolls: [8], pursuit: 1 });
    expect(p.g.state.basestars[0]).toMatchObject({ where: 'fleet', area: 'bow' });
    expect(p.g.state.pursuit).toBe(2);
    expect(there(p.g.state.raiders)).toEqual({ bow: 2 });
  },
);

rule('BG-LAUNCH-05', 'a disabled hangar: no raiders, no basestar, no pursuit', () => {
  const p = launch({ basestars: [{ area: 'bow', damage: ['hangar'] }] });
  expect(there(p.g.state.raiders)).toEqual({});
  expect(p.g.state.basestars[1]?.where).toBe('supply');
  expect(p.g.state.pursuit).toBe(0);
});

test('Run Interference: the first four raiders beside that pilot do nothing, others act as usual', () => {
  const p = space({
    seats: [{}, { piloting: { area: 'bow' }, hand: ['Run Interference'] }, { piloting: { area: 'stern' } }],
    raiders: { bow: 6, stern: 1 },
    reserve: { viper: 2 },
    rolls: [1, 1, 1],
  }).run((g) => activate(g, 'raiders'));
  p.choose(1, { name: 'Run Interference' }).choose(0, { area: 'bow' });
  const seen = p.events().filter(({ type }) => type === 'raider-held-off' || type === 'viper-attacked');
  expect(seen.map(({ type, area }) => `${type} ${area}`)).toEqual([
    ...Array(4).fill('raider-held-off bow'),
    ...Array(2).fill('viper-attacked bow'),
    'viper-attacked stern',
  ]);
});
