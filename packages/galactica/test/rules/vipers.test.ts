import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { damageVipers } from '../../src/core/effects/ships.ts';
import { context } from '../../src/core/engine/context.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { inCombat } from '../../src/core/rules/cylon-ships.ts';
import { activateLocation } from '../../src/core/rules/locations.ts';
import { movementStep } from '../../src/core/rules/movement.ts';
import { damageViper } from '../../src/core/rules/viper-losses.ts';
import { activateOwnShip, activateUnmanned, reach } from '../../src/core/rules/vipers.ts';
import { type Area, areas } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { english } from '../../src/words/english/phrases.ts';
import { freshGame, space, standing, there } from './space.ts';

type Setup = NonNullable<Parameters<typeof space>[0]>;
type P = ReturnType<typeof space>;
const noReserve = { viper: 0, 'assault-raptor': 0 };
/** The officer, seat 0, activates unmanned vipers from Command. */
const command = (setup: Setup) => space(setup).run((g) => activateLocation(g, seat(0), 'command'));
const offered = (p: P, type: string) => p.asked(0)?.options.filter((option) => option.type === type) ?? [];

rule('BG-VIPER-01', 'the fleet is in combat while a Cylon ship is on the main board', () => {
  expect(inCombat(space({ fleetRaiders: { bow: 3 }, basestars: [{ area: 'bow', where: 'fleet' }] }).g)).toBe(false);
  expect(inCombat(space({ raiders: { bow: 1 } }).g)).toBe(true);
  expect(inCombat(space({ heavyRaiders: { bow: 1 } }).g)).toBe(true);
  expect(inCombat(space({ basestars: [{ area: 'bow' }] }).g)).toBe(true);
});

rule('BG-VIPER-02', 'Command activates vipers without a pilot, twice', () => {
  const p = command({ vipers: { viper: { bow: 1 } }, reserve: noReserve });
  p.choose(0, { type: 'move', to: 'port-bow' }).choose(0, { type: 'move', to: 'port-stern' });
  expect(there(p.g.state.vipers.viper.space)).toEqual({ 'port-stern': 1 });
  expect(p.asked(0)).toBeNull();
});

rule('BG-VIPER-03', 'one viper can be activated again and again', () => {
  const p = space({ vipers: { viper: { stern: 1 } }, reserve: noReserve }).run((g) => activateUnmanned(g, seat(0), 6));
  let at: Area = 'stern';
  for (let n = 0; n < 6; n++) {
    const to = areas[(areas.indexOf(at) + 1) % 6] as Area; // an index of the ring
    p.choose(0, { type: 'move', area: at, to });
    at = to;
  }
  expect(there(p.g.state.vipers.viper.space)).toEqual({ stern: 1 });
});

rule('BG-VIPER-04', 'a viper that another player pilots is not offered', () => {
  const p = space({
    seats: [{}, { piloting: { area: 'bow' } }, {}],
    vipers: { viper: { stern: 1 } },
    reserve: noReserve,
  });
  p.run((g) => activateUnmanned(g, seat(0), 1));
  expect(new Set(p.asked(0)?.options.flatMap(({ area }) => area ?? []))).toEqual(new Set(['stern']));
});

rule('BG-VIPER-05', 'an activation is a launch, a move, an attack or an escort, and only one of them', () => {
  const p = space({
    vipers: { viper: { bow: 1 } },
    reserve: { viper: 1 },
    raiders: { bow: 1 },
    civilians: { bow: 1 },
    rolls: [8],
  });
  p.run((g) => activateUnmanned(g, seat(0), 1));
  expect(new Set(p.asked(0)?.options.map(({ type }) => type))).toEqual(
    new Set(['nothing', 'launch', 'move', 'attack', 'escort']),
  );
  p.choose(0, { type: 'attack' });
  expect(p.asked(0)).toBeNull();
  expect(there(p.g.state.vipers.viper.space)).toEqual({ bow: 1 });
  expect(p.g.state.raiders.bow).toBe(0);
});

rule('BG-VIPER-06', 'a launch takes a viper from the Reserves to one of the two launch areas', () => {
  const p = command({ reserve: { viper: 1, 'assault-raptor': 0 } });
  expect(offered(p, 'launch').map(({ area }) => area)).toEqual(['port-stern', 'port-bow']);
  p.choose(0, { type: 'launch', area: 'port-stern' });
  expect(there(p.g.state.vipers.viper.space)).toEqual({ 'port-stern': 1 });
  expect(p.g.state.vipers.viper.reserve).toBe(0);
});

rule(
  ['BG-VIPER-07', 'BG-VIPER-08'],
  'a viper moves to one of the two areas beside it along the ring, never across',
  () => {
    const ring = {
      bow: ['starboard-bow', 'port-bow'],
      'starboard-bow': ['starboard-stern', 'bow'],
      'starboard-stern': ['stern', 'starboard-bow'],
      stern: ['port-stern', 'starboard-stern'],
      'port-stern': ['port-bow', 'stern'],
      'port-bow': ['bow', 'port-stern'],
    } as const;
    for (const area of areas) {
      const p = command({ vipers: { viper: { [area]: 1 } }, reserve: noReserve });
      expect(new Set(offered(p, 'move').map(({ to }) => to))).toEqual(new Set(ring[area]));
    }
  },
);

rule('BG-VIPER-09', 'an attack names a viper and a Cylon ship in the same area and rolls a die', () => {
  const p = command({
    vipers: { viper: { bow: 1, stern: 1 } },
    reserve: noReserve,
    raiders: { bow: 2, 'port-bow': 1 },
    rolls: [3],
  });
  expect(offered(p, 'attack')).toMatchObject([{ area: 'bow', target: { kind: 'raider', area: 'bow' } }]);
  p.choose(0, { type: 'attack' });
  expect(p.events()).toContainEqual(
    expect.objectContaining({ type: 'die-rolled', roller: 0, purpose: 'viper-attack' }),
  );
  expect(there(p.g.state.raiders)).toEqual({ bow: 1, 'port-bow': 1 });
});

rule('BG-VIPER-10', 'an escort shuffles a civilian ship of the area unseen into the unused ones', () => {
  const p = command({ vipers: { viper: { bow: 1 } }, reserve: noReserve, civilians: { bow: 1, stern: 1 } });
  expect(offered(p, 'escort')).toHaveLength(1);
  p.choose(0, { type: 'escort', area: 'bow' });
  expect([p.g.cards.count(zones.civilians.bow), p.g.cards.count(zones.civiliansUnused)]).toEqual([0, 11]);
  expect(JSON.stringify(p.events('spectator'))).not.toContain('Civilian ship (');
  const without = command({
    cylonFleet: false,
    vipers: { viper: { bow: 1 } },
    reserve: noReserve,
    civilians: { bow: 1 },
  });
  expect(offered(without, 'escort')).toEqual([]);
});

rule('BG-MK7-01', 'a mark VII is launched, attacks and escorts like a viper', () => {
  const p = command({
    reserve: { ...noReserve, 'mark-vii': 1 },
    vipers: { 'mark-vii': { bow: 1 } },
    raiders: { bow: 1 },
    civilians: { bow: 1 },
    rolls: [3],
  });
  expect(new Set(p.asked(0)?.options.map(({ type }) => type))).toEqual(
    new Set(['nothing', 'launch', 'move', 'attack', 'escort']),
  );
  p.choose(0, { type: 'attack', ship: 'mark-vii' });
  expect(p.g.state.raiders.bow).toBe(0);
});

rule('BG-MK7-02', 'damaged mark VIIs, as all four are at the start, cannot be used', () => {
  expect(freshGame().vipers['mark-vii']).toMatchObject({ damaged: 4, reserve: 0 });
  const p = space({ reserve: noReserve });
  p.run((g) => activateUnmanned(g, seat(0), 2));
  expect(p.asked(0)).toBeNull();
});

rule('BG-MK7-03', 'where an effect could take either kind, the one who acts picks, else the current player', () => {
  const effect = damageVipers(1, 'reserves');
  const setup = { reserve: { viper: 1, 'mark-vii': 1, 'assault-raptor': 0 } };
  const crisis = space(setup).run((g) => effect.run(g, context('crisis', seat(1))));
  expect(crisis.asked(0)?.options.map(({ ship }) => ship)).toEqual(['viper', 'mark-vii']);
  crisis.choose(0, { ship: 'mark-vii' });
  expect(crisis.g.state.vipers['mark-vii']).toMatchObject({ reserve: 0, damaged: 4 });
  const action = space(setup).run((g) => effect.run(g, context('skill', seat(1), { acting: true })));
  expect(action.asked(1)?.options).toHaveLength(2);
  expect(english(effect.text)).toContain('Reserves');
});

rule('BG-UNI-116', 'a card that is played cannot pay for the activation it brings', () => {
  const toll = standing('Toll', { viperActivationCost: () => 1, activationCost: () => 1 });
  for (const card of ['Maximum Firepower', 'Full Throttle', 'Combat Veteran', 'Unorthodox Plan']) {
    const offers = (...hand: string[]): boolean => {
      const seats = [{}, { piloting: { area: 'bow' }, hand }, {}] as const;
      const p = space({ seats, standing: [toll], raiders: { bow: 1 } }).run((g) => takeAction(g, seat(1)));
      return p.asked(1)?.options.some(({ name }) => name === card) ?? false;
    };
    expect([card, offers(card), offers(card, 'Build Nuke')]).toEqual([card, false, true]);
  }
});

rule('BG-MK7-04', 'a mark VII moves up to two areas, unmanned or piloted', () => {
  const two = ['bow', 'starboard-bow', 'port-stern', 'stern'];
  const p = command({ vipers: { 'mark-vii': { 'port-bow': 1 } }, reserve: noReserve });
  expect(new Set(offered(p, 'move').map(({ to }) => to))).toEqual(new Set(two));
  const own = space({
    seats: [{ character: 'pilot', piloting: { ship: 'mark-vii', area: 'port-bow' } }, { character: 'officer' }, {}],
  });
  own.run((g) => activateOwnShip(g, seat(0)));
  expect(new Set(offered(own, 'move').map(({ to }) => to))).toEqual(new Set(two));
  own.run((g) => movementStep(g, seat(0)));
  expect(new Set(offered(own, 'fly').map(({ area }) => area))).toEqual(new Set(two));
  expect([...reach('viper', 'port-bow')].sort()).toEqual(['bow', 'port-stern']);
});

rule('BG-BOARD-02', 'a damaged viper goes into the Damaged Vipers box', () => {
  const p = space({ vipers: { viper: { bow: 1 } } });
  const before = p.g.state.vipers.viper.damaged;
  damageViper(p.g, 'viper', 'bow');
  expect(p.g.state.vipers.viper).toMatchObject({ damaged: before + 1, destroyed: 0 });
  expect(p.g.state.vipers.viper.space.bow).toBe(0);
});

rule('BG-UNI-170', 'flying or landing by a move is no activation: what taxes activations does not tax it', () => {
  const taxed = { standing: [standing('Gravity', { viperActivationCost: () => 1 })] };
  const seats = [{ character: 'pilot', piloting: { area: 'bow' as const } }, { character: 'officer' }, {}];
  const rich = { ...seats[0], character: 'pilot', hand: ['Scientific Research', 'Executive Order'] };
  const p = space({ ...taxed, seats: [rich, ...seats.slice(1)] }).run((g) => movementStep(g, seat(0)));
  p.choose(0, { type: 'fly', area: 'port-bow' });
  expect(p.g.player(seat(0)).area).toBe('port-bow');
  expect(p.handNames(0)).toEqual(rich.hand);
  const action = space({ ...taxed, seats }).run((g) => activateOwnShip(g, seat(0)));
  expect(action.asked(0)).toBeNull();
  expect(action.g.player(seat(0)).area).toBe('bow');
  const hand = ['Scientific Research'];
  const paid = space({ ...taxed, seats: [{ ...seats[0], hand }, { character: 'officer' }, {}] });
  paid.run((g) => activateOwnShip(g, seat(0))).choose(0, { type: 'move', to: 'port-bow' });
  expect([paid.handNames(0).length, paid.g.player(seat(0)).area]).toEqual([0, 'port-bow']);
});
