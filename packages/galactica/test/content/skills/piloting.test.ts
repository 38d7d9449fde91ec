import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { attack } from '../../../src/core/rules/attack.ts';
import { attackViper } from '../../../src/core/rules/cylon-attacks.ts';
import { activateRaiders } from '../../../src/core/rules/raiders.ts';
import { hitViper } from '../../../src/core/rules/viper-losses.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { happened, lastOf, marks, plain } from '../../rules/checks.ts';
import { checking, moving, playable, playing } from './playing.ts';

const pilot = { piloting: { area: 'bow' as const } };

describe('Evasive Maneuvers', () => {
  test('the die of an attack on a viper is rolled again, as often as there are cards', () => {
    const p = plain({
      seats: [{}, {}, { hand: ['Evasive Maneuvers 1', 'Evasive Maneuvers 2'] }],
      vipers: { viper: { bow: 1 } },
      rolls: [8, 8, 1],
    });
    p.run((g) => attackViper(g, 'bow', 'viper', null));
    p.choose(2, { name: 'Evasive Maneuvers' });
    p.choose(2, { name: 'Evasive Maneuvers' });
    expect(p.table.pending).toEqual([]);
    expect(p.g.state.vipers.viper.space.bow).toBe(1);
  });

  test('2 lower if the viper is piloted', () => {
    const p = plain({ seats: [{}, pilot, { hand: ['Evasive Maneuvers 1'] }], rolls: [8, 6] });
    p.run((g) => attackViper(g, 'bow', 'viper', seat(1)));
    p.choose(2, { name: 'Evasive Maneuvers' });
    expect(lastOf(p, 'die-result')).toMatchObject({ result: 4 });
    expect(p.g.player(seat(1)).place).toBe('space');
  });

  rule('BG-UNI-151', 'only against an attack, not when something else damages or destroys a viper', () => {
    const p = plain({
      seats: [{}, pilot, { hand: ['Evasive Maneuvers 1'] }],
      vipers: { viper: { stern: 1 } },
      raiders: { bow: 1 },
      rolls: [8],
    });
    p.run((g) => hitViper(g, { ship: 'viper', at: 'stern', pilot: null }, 'damaged'));
    expect(p.table.pending).toEqual([]);
    p.run((g) => attack(g, seat(1), 'viper', { kind: 'raider', area: 'bow' }, { piloted: true }));
    expect(p.table.pending).toEqual([]);
  });
});

describe('Maximum Firepower', () => {
  test('a pilot attacks up to four times, each time a ship of choice', () => {
    const p = playing(['Maximum Firepower 3'], {
      seats: [pilot, {}, {}],
      raiders: { bow: 2 },
      heavyRaiders: { bow: 1 },
      rolls: [8, 8, 2],
    });
    p.choose(0, { target: { kind: 'heavy-raider', area: 'bow' } });
    p.choose(0, { target: { kind: 'raider', area: 'bow' } });
    p.choose(0, { target: { kind: 'raider', area: 'bow' } });
    p.choose(0, { type: 'nothing' });
    expect([p.g.state.raiders.bow, p.g.state.heavyRaiders.bow]).toEqual([1, 0]);
    expect(happened(p, 'attacked')).toHaveLength(3);
    const four = playing(['Maximum Firepower 3'], { seats: [pilot, {}, {}], raiders: { bow: 5 }, rolls: [8, 8, 8, 8] });
    for (let n = 0; n < 4; n++) four.choose(0, { target: { kind: 'raider', area: 'bow' } });
    expect(four.table.pending).toEqual([]);
    expect(four.g.state.raiders.bow).toBe(1);
  });

  test('only while piloting', () => {
    expect(playable(['Maximum Firepower 3'], { raiders: { bow: 1 } })).toEqual([]);
  });
});

describe('Full Throttle', () => {
  test('to any area, then an attack there, as an action or in place of moving', () => {
    for (const play of [playing, moving]) {
      const p = play(['Full Throttle 1'], { seats: [pilot, {}, {}], raiders: { stern: 1 }, rolls: [8] });
      p.choose(0, { area: 'stern' });
      p.choose(0, { target: { kind: 'raider', area: 'stern' } });
      expect(p.g.player(seat(0)).area).toBe('stern');
      expect(p.g.state.raiders.stern).toBe(0);
    }
  });

  test('both parts are optional, and it takes a pilot', () => {
    const p = playing(['Full Throttle 1'], { seats: [pilot, {}, {}], raiders: { bow: 1 } });
    p.choose(0, { type: 'nothing' });
    p.choose(0, { type: 'nothing' });
    expect(p.g.player(seat(0)).area).toBe('bow');
    expect(playable(['Full Throttle 1'])).toEqual([]);
  });
});

describe('Run Interference', () => {
  test('the first four raiders of the pilot’s area do nothing', () => {
    const p = plain({ seats: [{}, { ...pilot, hand: ['Run Interference 3'] }, {}], raiders: { bow: 5 }, rolls: [1] });
    p.run((g) => activateRaiders(g));
    p.choose(1, { name: 'Run Interference' });
    while (p.table.pending[0]) p.table.give(p.table.pending[0].seat, 0);
    expect(happened(p, 'viper-attacked')).toHaveLength(1);
  });

  test('two pilots of one area hold off the same four, pilots of two areas four each', () => {
    const attacked = (area: 'bow' | 'stern') => {
      const guard = { hand: ['Run Interference'] };
      const p = plain({
        seats: [{}, { ...pilot, ...guard }, { ...guard, piloting: { area } }],
        raiders: { bow: 6, ...(area === 'stern' ? { stern: 6 } : {}) },
        rolls: [1, 1, 1, 1],
      });
      p.run((g) => activateRaiders(g));
      for (let asked = p.table.pending[0]; asked; asked = p.table.pending[0]) {
        const card = asked.options.findIndex(({ name }) => name === 'Run Interference');
        p.table.give(asked.seat, Math.max(0, card));
      }
      expect(happened(p, 'responded')).toHaveLength(2);
      return happened(p, 'viper-attacked').length;
    };
    expect([attacked('bow'), attacked('stern')]).toEqual([2, 4]);
  });

  test('only by a pilot', () => {
    const p = plain({ seats: [{}, { hand: ['Run Interference 3'] }, {}], raiders: { bow: 1 }, rolls: [1] });
    p.run((g) => activateRaiders(g));
    expect(p.table.pending).toEqual([]);
  });
});

describe('Best of the Best', () => {
  test('in place of an attack of a piloted viper as many raiders as rolled', () => {
    const p = plain({ seats: [{}, pilot, { hand: ['Best of the Best'] }], raiders: { bow: 5 }, rolls: [3] });
    p.run((g) => attack(g, seat(1), 'viper', { kind: 'raider', area: 'bow' }, { piloted: true }));
    p.choose(2, { name: 'Best of the Best' });
    expect(p.g.state.raiders.bow).toBe(2);
    expect(happened(p, 'attacked')).toEqual([]);
  });

  test('all of them if fewer are there', () => {
    const p = plain({
      seats: [{}, pilot, { hand: ['Best of the Best'] }],
      raiders: { bow: 2 },
      heavyRaiders: { bow: 1 },
      rolls: [8],
    });
    p.run((g) => attack(g, seat(1), 'viper', { kind: 'raider', area: 'bow' }, { piloted: true }));
    p.choose(2, { name: 'Best of the Best' });
    expect([p.g.state.raiders.bow, p.g.state.heavyRaiders.bow]).toEqual([0, 1]);
  });

  test('Scar only by a 7 or 8', () => {
    for (const roll of [6, 7]) {
      const p = plain({
        cylonFleet: false,
        seats: [{}, pilot, { hand: ['Best of the Best'] }],
        raiders: { bow: 1 },
        rolls: [roll],
      });
      p.g.state.scar.where = 'main';
      p.g.state.scar.area = 'bow';
      p.run((g) => attack(g, seat(1), 'viper', { kind: 'raider', area: 'bow' }, { piloted: true }));
      p.choose(2, { name: 'Best of the Best' });
      expect(p.g.state.scar.where).toBe(roll === 7 ? 'destroyed' : 'main');
    }
  });

  test('Scar or one more raider, where both cannot be had', () => {
    const p = plain({
      cylonFleet: false,
      seats: [{}, pilot, { hand: ['Best of the Best'] }],
      raiders: { bow: 8 },
      rolls: [7],
    });
    p.g.state.scar.where = 'main';
    p.g.state.scar.area = 'bow';
    p.run((g) => attack(g, seat(1), 'viper', { kind: 'raider', area: 'bow' }, { piloted: true }));
    p.choose(2, { name: 'Best of the Best' });
    p.choose(1, { type: 'scar' });
    expect([p.g.state.raiders.bow, p.g.state.scar.where]).toEqual([2, 'destroyed']);
  });
});

describe('Protect the Fleet', () => {
  test('with piloting cards worth 3 the current player may activate an unmanned viper', () => {
    const p = checking(['Protect the Fleet', 'Maximum Firepower 3']);
    p.choose(0, { type: 'yes' });
    p.choose(0, { type: 'launch', ship: 'viper', area: 'port-bow' });
    expect(p.g.state.vipers.viper.space['port-bow']).toBe(1);
    expect(marks(p)).toEqual(['fail']);
  });

  test('not with less', () => {
    expect(checking(['Protect the Fleet', 'Full Throttle 2']).table.pending).toEqual([]);
  });
});

describe('Combat Veteran', () => {
  test('one unmanned viper is activated up to three times', () => {
    const p = playing(['Combat Veteran 3'], {
      vipers: { viper: { bow: 1 } },
      raiders: { 'port-bow': 1 },
      reserve: { 'assault-raptor': 0 },
      rolls: [8],
    });
    p.choose(0, { at: 'bow' });
    p.choose(0, { type: 'move', to: 'port-bow' });
    p.choose(0, { type: 'attack' });
    p.choose(0, { type: 'move', to: 'bow' });
    expect(p.table.pending).toEqual([]);
    expect(p.g.state.raiders['port-bow']).toBe(0);
    expect(p.g.state.vipers.viper.space.bow).toBe(1);
  });
});

describe('Dogfight', () => {
  test('a viper is damaged to remove another card', () => {
    const p = checking(['Dogfight', 'Scout for Fuel 6']);
    p.choose(0, { type: 'yes' });
    p.choose(0, { ship: 'viper', at: 'reserve' });
    expect(p.asked(0)?.options.map((option) => option['name'])).not.toContain('Dogfight');
    p.choose(0, { name: 'Scout for Fuel' });
    expect(p.g.state.vipers.viper).toMatchObject({ reserve: 3, damaged: 3 });
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 0 });
  });

  test('or not; an assault raptor is destroyed', () => {
    const no = checking(['Dogfight', 'Scout for Fuel 6']);
    no.choose(0, { type: 'no' });
    expect(lastOf(no, 'check-totalled')).toMatchObject({ strength: -6 });
    const raptor = checking(['Dogfight', 'Scout for Fuel 6']);
    raptor.choose(0, { type: 'yes' }).choose(0, { ship: 'assault-raptor' }).choose(0, { name: 'Scout for Fuel' });
    expect(raptor.g.state.vipers['assault-raptor']).toMatchObject({ reserve: 0, destroyed: 1 });
  });
});

describe('Launch Reserves', () => {
  test('up to two vipers join a pilot and are activated once each', () => {
    const p = playing(['Launch Reserves'], {
      seats: [{}, pilot, {}],
      raiders: { bow: 2 },
      reserve: { 'assault-raptor': 0 },
      rolls: [8],
    });
    expect(p.g.state.vipers.viper.space.bow).toBe(1);
    p.choose(0, { type: 'launch' });
    expect(p.g.state.vipers.viper.space.bow).toBe(2);
    p.choose(0, { type: 'attack' });
    p.choose(0, { type: 'move', to: 'port-bow' });
    expect(p.table.pending).toEqual([]);
    expect(p.g.state.raiders.bow).toBe(1);
    expect(p.g.state.vipers.viper.space['port-bow']).toBe(1);
  });

  test('needs a pilot in space', () => {
    expect(playable(['Launch Reserves'])).toEqual([]);
    expect(plain().names(zones.skillDiscard.piloting)).toEqual([]);
  });
});
