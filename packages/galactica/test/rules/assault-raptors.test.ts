import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { damageVipers, destroyRaptor, gainAssaultRaptor, repairVipers } from '../../src/core/effects/ships.ts';
import { context } from '../../src/core/engine/context.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { activate } from '../../src/core/rules/activate-cylon-ships.ts';
import { canGainAssaultRaptor } from '../../src/core/rules/raptors.ts';
import { canRisk } from '../../src/core/rules/risk.ts';
import { hitViper } from '../../src/core/rules/viper-losses.ts';
import { activateUnmanned, vipersReturn } from '../../src/core/rules/vipers.ts';
import { freshGame, space, there } from './space.ts';

const crisis = context('crisis', seat(0));
const action = context('skill', seat(1), { acting: true });
const ships = (p: ReturnType<typeof space>, at: number) => p.asked(at)?.options.flatMap(({ ship }) => ship ?? []);

rule(
  ['BG-RAPTOR-01', 'BG-RAPTOR-02'],
  'a game starts with one assault raptor in the Reserves, three beside the board, none in space',
  () => {
    const { vipers } = freshGame();
    expect(vipers['assault-raptor']).toMatchObject({ reserve: 1, beside: 3, destroyed: 0 });
    expect(there(vipers['assault-raptor'].space)).toEqual({});
  },
);

rule(
  ['BG-RAPTOR-03', 'BG-RAPTOR-05'],
  'Raptor Specialist and Weapons Armed turn a raptor into one in the Reserves',
  () => {
    const skill = space({ seats: [{ hand: ['Raptor Specialist'] }, {}, {}], reserve: { raptor: 2 } });
    skill.run((g) => takeAction(g, seat(0))).choose(0, { name: 'Raptor Specialist' });
    const build =
      skill.asked(0)?.options.findIndex((option) => JSON.stringify(option).includes('gainAssaultRaptor')) ?? -1;
    skill.table.give(seat(0), build);
    const mutiny = space({ seats: [{ mutiny: ['Weapons Armed'] }, {}, {}], reserve: { raptor: 2 } });
    mutiny.run((g) => takeAction(g, seat(0))).choose(0, { name: 'Weapons Armed' });
    for (const { g } of [skill, mutiny]) {
      expect(g.state.vipers['assault-raptor']).toMatchObject({ reserve: 2, beside: 2 });
      expect(g.state.raptors).toMatchObject({ reserve: 1, destroyed: 3 });
    }
  },
);

rule('BG-RAPTOR-04', 'with no raptor in the Reserves nothing is built', () => {
  const p = space({ reserve: { raptor: 0 } });
  expect(canGainAssaultRaptor(p.g)).toBe(false);
  p.run((g) => gainAssaultRaptor.run(g, crisis));
  expect(p.g.state.vipers['assault-raptor']).toMatchObject({ reserve: 1, beside: 3 });
});

rule('BG-RAPTOR-06', 'it is neither risked nor destroyed in place of a raptor', () => {
  const p = space({ reserve: { raptor: 0, 'assault-raptor': 1 } });
  expect([canRisk(p.g, 'raptor', 1), canRisk(p.g, 'viper', 1)]).toEqual([false, true]);
  p.run((g) => destroyRaptor(1).run(g, crisis));
  expect(p.g.state.vipers['assault-raptor'].reserve).toBe(1);
});

rule('BG-RAPTOR-07', 'it counts as a viper: launched, flown, attacked by raiders first', () => {
  const p = space({ reserve: { viper: 0, 'assault-raptor': 1 } }).run((g) => activateUnmanned(g, seat(0), 1));
  p.choose(0, { type: 'launch', ship: 'assault-raptor', area: 'port-bow' });
  expect(there(p.g.state.vipers['assault-raptor'].space)).toEqual({ 'port-bow': 1 });
  const raider = space({
    raiders: { bow: 1 },
    civilians: { bow: 1 },
    vipers: { 'assault-raptor': { bow: 1 } },
    rolls: [1],
  });
  raider.run((g) => activate(g, 'raiders'));
  expect(raider.events().map(({ type }) => type)).toContain('viper-attacked');
});

rule('BG-RAPTOR-08', 'in somebody’s action that player picks, and an assault raptor is as good as a viper', () => {
  const p = space({ reserve: { viper: 1 } }).run((g) => damageVipers(1, 'reserves').run(g, action));
  expect(ships(p, 1)).toEqual(['viper', 'assault-raptor']);
  const launch = space({ reserve: { viper: 1 } }).run((g) => activateUnmanned(g, seat(2), 1));
  expect(new Set(ships(launch, 2))).toEqual(new Set(['viper', 'assault-raptor']));
});

rule('BG-RAPTOR-09', 'outside of an action the current player picks', () => {
  const p = space({ current: 2, reserve: { viper: 1 } }).run((g) =>
    damageVipers(1, 'reserves').run(g, context('crisis', seat(1))),
  );
  expect(ships(p, 2)).toEqual(['viper', 'assault-raptor']);
});

rule('BG-RAPTOR-10', 'one still beside the board cannot be brought back as a destroyed viper', () => {
  const mend = repairVipers(1, { destroyed: true });
  const p = space({ reserve: { viper: 6, 'mark-vii': 4 } });
  p.run((g) => mend.run(g, crisis));
  expect(p.asked(0)).toBeNull();
  expect(p.g.state.vipers['assault-raptor']).toMatchObject({ reserve: 1, beside: 3 });
  p.run(function* (g) {
    yield* hitViper(g, { ship: 'assault-raptor', at: 'reserve', pilot: null }, 'destroyed');
    yield* mend.run(g, crisis);
  });
  expect(p.g.state.vipers['assault-raptor']).toMatchObject({ reserve: 1, destroyed: 0 });
});

rule('BG-RAPTOR-11', 'it is never damaged: one picked to be damaged is destroyed, piloted or not', () => {
  const p = space({ reserve: { viper: 0 } }).run((g) => damageVipers(1, 'reserves').run(g, crisis));
  expect(p.g.state.vipers['assault-raptor']).toMatchObject({ reserve: 0, damaged: 0, destroyed: 1 });
  const flown = space({ seats: [{}, { piloting: { ship: 'assault-raptor', area: 'bow' } }, {}] });
  flown.run((g) => hitViper(g, { ship: 'assault-raptor', at: 'bow', pilot: seat(1) }, 'damaged'));
  expect(flown.g.state.vipers['assault-raptor']).toMatchObject({ damaged: 0, destroyed: 1 });
  expect(flown.g.player(seat(1)).place).toBe('sickbay');
});

rule(
  ['BG-JUMP-06', 'BG-JUMP-07'],
  'at a jump its pilot, and for unmanned ones the current player, says whether it stays',
  () => {
    const p = space({
      seats: [{}, { piloting: { ship: 'assault-raptor', area: 'bow' } }, { piloting: { area: 'bow' } }],
      vipers: { 'assault-raptor': { stern: 2 }, viper: { stern: 1 } },
      reserve: { viper: 0, 'assault-raptor': 0 },
    });
    p.run((g) => vipersReturn(g));
    p.choose(1, { type: 'stay' }).choose(0, { type: 'return' }).choose(0, { type: 'stay' });
    expect(p.g.player(seat(1))).toMatchObject({ place: 'space', area: 'bow' });
    expect(p.g.player(seat(2)).place).toBe('hangar-deck');
    expect(there(p.g.state.vipers['assault-raptor'].space)).toEqual({ stern: 1 });
    expect(p.g.state.vipers['assault-raptor'].reserve).toBe(1);
    expect(p.g.state.vipers.viper.reserve).toBe(2);
  },
);
