import type { Position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { allFaces } from '../../src/content.ts';
import { jump } from '../../src/core/rules/jump.ts';
import { activateLocation } from '../../src/core/rules/locations.ts';
import { zones } from '../../src/core/state/zones.ts';
import { happened, type PlainSetup, plain } from '../rules/checks.ts';
import { lost } from './crises/drawing.ts';

const destinations = allFaces.flatMap((entry) => (entry.deck === 'destination' ? [entry] : []));

/** The fleet jumps and the Admiral, seat 1, chooses this destination; the first question about it stands. */
function reached(name: string, setup: PlainSetup = {}): Position {
  const other = name === 'Deep Space' ? 'Barren Planet' : 'Deep Space';
  const p = plain({ jumpTrack: 4, ...setup, next: { destination: [name, other], ...setup.next } });
  p.run((g) => jump(g));
  return p.choose(1, { name });
}

/** What is lost where the destination asks nobody anything. */
const plainLosses: readonly [name: string, distance: number, losses: object][] = [
  ['Barren Planet', 2, { fuel: 2 }],
  ['Deep Space', 2, { fuel: 1, morale: 1 }],
  ['Desolate Moon', 3, { fuel: 3 }],
  ['Algae Planet', 1, { fuel: 1, food: -1 }],
  ['Radioactive Cloud', 2, { fuel: 1, population: 1 }],
];

describe('destinations that only turn dials', () => {
  for (const [name, distance, losses] of plainLosses) {
    test(name, () => {
      const p = reached(name);
      expect(lost(p)).toEqual(losses);
      expect(p.view('spectator')).toMatchObject({ distance });
    });
  }
});

describe('destinations with ships', () => {
  test('Asteroid Field: fuel and a civilian ship', () => {
    const p = reached('Asteroid Field');
    expect(lost(p)).toMatchObject({ fuel: expect.any(Number) });
    expect(p.g.cards.count(zones.civiliansDestroyed)).toBe(1);
  });

  test('Cylon Ambush: fuel, and a fight', () => {
    const p = reached('Cylon Ambush');
    const { state, cards } = p.g;
    expect([lost(p), state.raiders.bow, state.basestars[0]?.area]).toEqual([{ fuel: 1 }, 3, 'bow']);
    expect(cards.count(zones.civilians.stern)).toBe(3);
  });

  test('Cylon Raiders: fuel and three raiders behind Galactica', () => {
    const p = reached('Cylon Raiders');
    expect([lost(p), p.g.state.raiders.stern]).toEqual([{ fuel: 2 }, 3]);
  });

  test('Derelict Basestar: fuel, two civilian ships, and a basestar damaged once', () => {
    const p = reached('Derelict Basestar');
    const { damage, area } = p.g.state.basestars[0] ?? {};
    expect([lost(p), area, p.g.cards.count(zones.civilians.stern)]).toEqual([{ fuel: 1 }, 'bow', 2]);
    expect(damage && [damage.critical, damage.hangar, damage.structural, damage.weapons].filter(Boolean)).toEqual([
      true,
    ]);
  });

  test('Binary Star: fuel, and a civilian ship before and behind Galactica', () => {
    const p = reached('Binary Star');
    expect([p.g.cards.count(zones.civilians.bow), p.g.cards.count(zones.civilians.stern)]).toEqual([1, 1]);
    expect(lost(p)).toEqual({ fuel: 1 });
  });

  test('Remote Planet: fuel and a raptor', () => {
    const p = reached('Remote Planet');
    expect([lost(p), p.g.state.raptors.reserve]).toEqual([{ fuel: 1 }, 3]);
  });

  test('Dying Star: fuel and a hit on Galactica', () => {
    const p = reached('Dying Star');
    p.choose(0, { ship: 'galactica' });
    const { damaged, foodTokenGone, fuelTokenGone } = p.g.state;
    const hits = [foodTokenGone, fuelTokenGone, damaged.armory, damaged.command, damaged['ftl-control']];
    hits.push(damaged['admirals-quarters'], damaged['hangar-deck'], damaged['weapons-control']);
    expect(hits.filter(Boolean)).toEqual([true]);
  });
});

describe('destinations that offer the Admiral something', () => {
  test('Cylon Refinery: two vipers may be risked for fuel', () => {
    const reserve = { viper: 4, 'assault-raptor': 0 };
    expect(lost(reached('Cylon Refinery').choose(1, { type: 'no' }))).toEqual({ fuel: 1 });
    expect(lost(reached('Cylon Refinery', { rolls: [6] }).choose(1, { type: 'yes' }))).toEqual({ fuel: -1 });
    const failed = reached('Cylon Refinery', { rolls: [5], reserve }).choose(1, { type: 'yes' });
    expect([lost(failed), failed.g.state.vipers.viper.reserve]).toEqual([{ fuel: 1 }, 2]);
    const tooFew = reached('Cylon Refinery', { reserve: { viper: 1, 'assault-raptor': 0 } });
    expect([lost(tooFew), tooFew.asked(1)]).toEqual([{ fuel: 1 }, null]);
  });

  rule(
    ['BG-RAPTOR-08', 'BG-RAPTOR-09'],
    'Cylon Refinery: who makes the fleet jump by an action rolls and picks the vipers, else the current player',
    () => {
      const refinery = (destination: readonly string[]) => {
        const p = plain({ jumpTrack: 4, reserve: { viper: 4, 'mark-vii': 4 }, rolls: [8, 5], next: { destination } });
        return p.run((g) => activateLocation(g, seat(2), 'ftl-control')).choose(1, { name: destination[0] ?? '' });
      };
      const rollers = (p: Position) => happened(p, 'die-rolled').map((event) => event['roller']);
      const ftl = refinery(['Cylon Refinery', 'Deep Space']).choose(1, { type: 'yes' });
      expect([ftl.asked(2)?.kind, ftl.asked(0), rollers(ftl)]).toEqual(['pick-viper', null, [2, 2]]);
      const misjump = refinery(['Misjump', 'Deep Space', 'Cylon Refinery']).choose(1, { type: 'yes' });
      expect([misjump.asked(2)?.kind, misjump.asked(0)]).toEqual(['pick-viper', null]);
      const auto = reached('Cylon Refinery', { reserve: { viper: 4, 'mark-vii': 4 }, rolls: [5] });
      auto.choose(1, { type: 'yes' });
      expect([auto.asked(0)?.kind, auto.asked(2), rollers(auto)]).toEqual(['pick-viper', null, [0]]);
    },
  );

  for (const [name, gained] of [
    ['Icy Moon', { fuel: 1, food: -1 }],
    ['Tylium Planet', { fuel: -1 }],
  ] as const) {
    test(`${name}: a raptor may be risked`, () => {
      expect(lost(reached(name).choose(1, { type: 'no' }))).toEqual({ fuel: 1 });
      expect(lost(reached(name, { rolls: [3] }).choose(1, { type: 'yes' }))).toEqual(gained);
      const failed = reached(name, { rolls: [2] }).choose(1, { type: 'yes' });
      expect([lost(failed), failed.g.state.raptors]).toMatchObject([{ fuel: 1 }, { reserve: 3, destroyed: 1 }]);
      expect(reached(name, { reserve: { raptor: 0 } }).asked(1)).toBeNull();
    });
  }

  test('Ragnar Anchorage: up to three vipers and a raptor are repaired, destroyed ones too', () => {
    const p = reached('Ragnar Anchorage', { reserve: { viper: 2, raptor: 3 } });
    expect([lost(p), p.g.state.vipers.viper.damaged]).toEqual([{}, 4]);
    p.choose(1, { ship: 'viper', at: 'damaged' }).choose(1, { ship: 'viper', at: 'damaged' });
    p.choose(1, { type: 'nothing' }).choose(1, { type: 'yes' });
    expect([p.g.state.vipers.viper.reserve, p.g.state.raptors.reserve]).toEqual([4, 4]);
  });

  test('A Civilian Convoy: morale may be paid for fuel', () => {
    expect(lost(reached('A Civilian Convoy').choose(1, { type: 'no' }))).toEqual({ fuel: 3, population: -1 });
    const paid = reached('A Civilian Convoy').choose(1, { type: 'yes' });
    expect(lost(paid)).toEqual({ fuel: 2, population: -1, morale: 1 });
    const empty = reached('A Civilian Convoy', { resources: { morale: 0 } }); // none to pay with
    expect([empty.asked(1), empty.g.state.resources.fuel]).toEqual([null, 5]);
  });

  test('Gas Cloud: the next three crises may be looked at and put back above or below', () => {
    const next = { crisis: ['Prison Labor', 'Resistance', 'Riots', 'Witch Hunt'] };
    const p = reached('Gas Cloud', { next: { ...next, destination: ['Gas Cloud', 'Deep Space'] } });
    expect(lost(p)).toEqual({});
    p.choose(1, { type: 'yes' });
    for (let asked = p.asked(1); asked; asked = p.asked(1)) {
      const below = asked.options.findIndex(({ type, name }) => type === 'bottom' && name === 'Resistance');
      const above = asked.options.findIndex(({ type, name }) => type === 'top' && name !== 'Resistance');
      p.table.give(seat(1), below >= 0 ? below : above);
    }
    const order = p.names(zones.crisisDeck);
    expect(order.at(-1)).toBe('Resistance');
    expect(order.slice(0, 3).sort()).toEqual(['Prison Labor', 'Riots', 'Witch Hunt']);
  });

  test('Gas Giant: a viper may be destroyed for fuel', () => {
    expect(lost(reached('Gas Giant').choose(1, { type: 'no' }))).toEqual({});
    const p = reached('Gas Giant', { reserve: { 'assault-raptor': 0 } }).choose(1, { type: 'yes' });
    if (p.asked(1)) p.table.give(seat(1), 0);
    expect([lost(p), p.g.state.vipers.viper]).toMatchObject([{ fuel: -1 }, { reserve: 3, destroyed: 1 }]);
    const either = reached('Gas Giant', { reserve: { viper: 1, 'assault-raptor': 1 } }).choose(1, { type: 'yes' });
    expect(either.asked(1)?.options).toHaveLength(2); // the Admiral's choice, so the Admiral's viper
  });
});

describe('destinations that go on', () => {
  test('Misjump: a civilian ship, and the next destination instead, without choice', () => {
    const p = reached('Misjump', { next: { destination: ['Misjump', 'Deep Space', 'Barren Planet'] } });
    expect([p.names(zones.travelled), p.g.cards.count(zones.civiliansDestroyed)]).toEqual([['Barren Planet'], 1]);
    expect(p.names(zones.destinationDiscard)).toEqual(['Misjump']);
    expect(lost(p)).toMatchObject({ fuel: expect.any(Number) });
  });

  test("Lion's Head Nebula: fuel, and the fleet starts the next preparation two spaces on", () => {
    const p = reached("Lion's Head Nebula");
    expect([lost(p), p.g.state.jumpTrack]).toEqual([{ fuel: 4 }, 2]);
    expect(reached('Deep Space').g.state.jumpTrack).toBe(0);
  });
});

test('as many of each as there are in the box', () => {
  expect(destinations.filter(({ option }) => option === undefined).reduce((sum, { count }) => sum + count, 0)).toBe(33);
  expect(destinations.filter(({ count }) => count > 1).map(({ name, count }) => [name, count])).toEqual([
    ['Asteroid Field', 2],
    ['Barren Planet', 4],
    ['Deep Space', 3],
    ['Icy Moon', 2],
    ['Remote Planet', 3],
    ['Tylium Planet', 4],
  ]);
});
