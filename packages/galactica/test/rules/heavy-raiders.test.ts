import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { launchEach } from '../../src/core/effects/ships.ts';
import { context } from '../../src/core/engine/context.ts';
import { activate } from '../../src/core/rules/activate-cylon-ships.ts';
import { GameOver } from '../../src/core/rules/end-of-game.ts';
import { activateLocation } from '../../src/core/rules/locations.ts';
import { areas } from '../../src/core/state/terms.ts';
import { space, there } from './space.ts';

const heavy = (setup: Parameters<typeof space>[0]) => space(setup).run((g) => activate(g, 'heavy'));
const track = (p: ReturnType<typeof space>) => [0, 1, 2, 3, 4].map((at) => p.g.state.boarding.get(at));

rule('BG-HEAVY-01', 'heavy raiders beside vipers and civilian ships attack neither, nor Galactica', () => {
  for (const area of areas) {
    const p = heavy({
      heavyRaiders: { [area]: 1 },
      vipers: { viper: { [area]: 1 } },
      civilians: { [area]: 1 },
    });
    const types = p.events().map(({ type }) => type);
    expect(types).not.toContain('die-rolled');
    expect(types).not.toContain('civilian-destroyed');
    expect(p.g.state.vipers.viper.space[area]).toBe(1);
  }
});

rule(
  'BG-HEAVY-02',
  'it moves one area towards the nearest launch area, and boards only with a later activation',
  () => {
    const ends = { bow: 'port-bow', 'starboard-bow': 'bow', 'starboard-stern': 'stern', stern: 'port-stern' } as const;
    for (const [from, to] of Object.entries(ends)) {
      const p = heavy({ heavyRaiders: { [from]: 1 } });
      expect(there(p.g.state.heavyRaiders)).toEqual({ [to]: 1 });
      expect(track(p)).toEqual([0, 0, 0, 0, 0]);
    }
    const p = heavy({ heavyRaiders: { 'starboard-bow': 1 } });
    p.run((g) => activate(g, 'heavy'));
    expect(there(p.g.state.heavyRaiders)).toEqual({ 'port-bow': 1 });
    p.run((g) => activate(g, 'heavy'));
    expect(track(p)).toEqual([1, 0, 0, 0, 0]);
  },
);

rule(
  ['BG-HEAVY-03', 'BG-BOARD-16'],
  'in a launch area it boards: off the board, a centurion on the first space',
  () => {
    for (const area of ['port-bow', 'port-stern'] as const) {
      const p = heavy({ heavyRaiders: { [area]: 1 } });
      expect(there(p.g.state.heavyRaiders)).toEqual({});
      expect(track(p)).toEqual([1, 0, 0, 0, 0]);
    }
  },
);

rule('BG-HEAVY-04', 'with all four centurions on the track it stays where it is', () => {
  const p = heavy({ heavyRaiders: { 'port-bow': 1 }, boarding: [4] });
  expect(there(p.g.state.heavyRaiders)).toEqual({ 'port-bow': 1 });
  expect(track(p)).toEqual([0, 4, 0, 0, 0]);
});

rule('BG-HEAVY-04', 'with too few centurions left the current player picks who boards', () => {
  const p = heavy({ heavyRaiders: { 'port-bow': 1, 'port-stern': 1 }, boarding: [3] });
  expect(p.asked(0)?.options.map(({ area }) => area)).toEqual(['port-stern', 'port-bow']);
  p.choose(0, { area: 'port-bow' });
  expect(there(p.g.state.heavyRaiders)).toEqual({ 'port-stern': 1 });
  expect(track(p)).toEqual([1, 3, 0, 0, 0]);
});

rule('BG-HEAVY-05', 'with no heavy raider each basestar launches one, and centurions still move', () => {
  const p = heavy({
    basestars: [{ area: 'bow', damage: ['hangar'] }, { area: 'stern' }],
    boarding: [1],
    fleetHeavyRaiders: { bow: 1 },
  });
  expect(there(p.g.state.heavyRaiders)).toEqual({ stern: 1 });
  expect(track(p)).toEqual([0, 1, 0, 0, 0]);
  expect(p.g.state.pursuit).toBe(0);
});

rule(
  'BG-HEAVY-06',
  'with no heavy raider, centurion or basestar one goes to the Cylon Fleet board, pursuit advances',
  () => {
    const p = heavy({ rolls: [1], pursuit: 1, raiders: { bow: 1 } });
    expect(there(p.g.state.fleetHeavyRaiders)).toEqual({ stern: 1 });
    expect(p.g.state.pursuit).toBe(2);
    const aboard = heavy({ boarding: [1] });
    expect(there(aboard.g.state.fleetHeavyRaiders)).toEqual({});
    expect(aboard.g.state.pursuit).toBe(0);
    expect(track(aboard)).toEqual([0, 1, 0, 0, 0]);
  },
);

rule(
  ['BG-CENTURION-01', 'BG-FAQ-05'],
  'a Cylon player at Cylon Fleet activates heavy raiders, which moves centurions on an empty board',
  () => {
    const p = space({ seats: [{ revealed: true, at: 'cylon-fleet' }, {}, {}], boarding: [1, 1], president: 1 });
    p.run((g) => activateLocation(g, g.current, 'cylon-fleet'));
    const index = p.asked(0)?.options.findIndex((option) => JSON.stringify(option).includes('heavy')) ?? -1;
    p.table.give(p.g.current, index);
    expect(track(p)).toEqual([0, 1, 1, 0, 0]);
    expect(there(p.g.state.heavyRaiders)).toEqual({});
  },
);

rule(
  'BG-CENTURION-01',
  'every centurion moves whenever heavy raiders are activated, but not when they are launched',
  () => {
    const p = heavy({ boarding: [1, 0, 2], heavyRaiders: { bow: 1 } });
    expect(track(p)).toEqual([0, 1, 0, 2, 0]);
    const launched = space({ boarding: [1], basestars: [{ area: 'bow' }] });
    launched.run((g) => launchEach({ heavyRaider: 1 }).run(g, context('location', g.current)));
    expect(track(launched)).toEqual([1, 0, 0, 0, 0]);
  },
);

rule('BG-CENTURION-02', 'a centurion that boards does not move in the same activation', () => {
  const p = heavy({ boarding: [1], heavyRaiders: { 'port-bow': 1 } });
  expect(track(p)).toEqual([1, 1, 0, 0, 0]);
});

rule('BG-CENTURION-03', 'a centurion at the end of the track wins for the Cylons at once', () => {
  const p = space({ boarding: [0, 0, 0, 1], heavyRaiders: { 'port-bow': 1 } });
  expect(() => p.run((g) => activate(g, 'heavy'))).toThrow(GameOver);
  expect(p.g.state.winner).toBe('cylons');
  expect(there(p.g.state.heavyRaiders)).toEqual({ 'port-bow': 1 });
});

rule('BG-FAQ-24', 'several centurions share a space and do not hinder each other', () => {
  const p = heavy({ boarding: [1, 1], heavyRaiders: { 'port-bow': 1, 'port-stern': 1 } });
  expect(track(p)).toEqual([2, 1, 1, 0, 0]);
});

rule('BG-CENTURION-04', 'a human in the Armory fights a centurion of their choice on the track', () => {
  const p = space({ seats: [{ at: 'armory' }, {}, {}], boarding: [1, 0, 1], rolls: [7] });
  p.run((g) => activateLocation(g, g.current, 'armory'));
  p.choose(0, { target: { kind: 'centurion', space: 2 } });
  expect(track(p)).toEqual([1, 0, 0, 0, 0]);
});
