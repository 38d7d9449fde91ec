import { only, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import type { DestinationEntry } from '../../src/core/content/entry.ts';
import { code } from '../../src/core/effects/effect.ts';
import { canJumpByFtl, ftlJump, jump } from '../../src/core/rules/jump.ts';
import { activateLocation, canActivate } from '../../src/core/rules/locations.ts';
import { advanceFleet } from '../../src/core/rules/prepare-for-jump.ts';
import { zones } from '../../src/core/state/zones.ts';
import { phrase } from '../../src/core/text/phrase.ts';
import { happened, mark, marks, type PlainSetup, plain } from './checks.ts';
import { there } from './space.ts';

const place = (name: string, distance: number, effect = mark(name)): DestinationEntry => ({
  deck: 'destination',
  name,
  set: 'base',
  count: 2,
  distance,
  effect,
});
const cards = [place('Near', 1), place('Far', 3)];
const next = { destination: ['Near', 'Far'] };

/** The fleet jumps, the Admiral choosing this destination. */
function jumped(setup: PlainSetup = {}, to = 'Near') {
  const p = plain({ cards, next, ...setup });
  p.run((g) => jump(g));
  p.choose(1, { name: to });
  return p;
}

describe('jumps', () => {
  rule('BG-JUMP-01', 'the fleet jumps by Auto Jump or by FTL Control', () => {
    const auto = plain({ cards, next, jumpTrack: 4 }).run((g) => advanceFleet(g, 1));
    expect(happened(auto, 'jump-begins')).toHaveLength(1);
    const ftl = plain({ cards, next, jumpTrack: 3, seats: [{ at: 'ftl-control' }, {}, {}], rolls: [8] });
    ftl.run((g) => activateLocation(g, seat(0), 'ftl-control'));
    expect(happened(ftl, 'jump-begins')).toHaveLength(1);
    const not = plain({ cards, next, jumpTrack: 3 }).run((g) => advanceFleet(g, 1));
    expect(happened(not, 'jump-begins')).toEqual([]);
  });

  rule('BG-JUMP-02', 'an Auto Jump costs no population', () => {
    const p = plain({ cards, next, jumpTrack: 4 }).run((g) => advanceFleet(g, 1));
    p.choose(1, { name: 'Near' });
    expect(p.g.state.resources.population).toBe(12);
    expect(happened(p, 'die-rolled')).toEqual([]);
  });

  rule('BG-JUMP-03', 'vipers, Cylon ships, destination, its text, objective, track: in that order', () => {
    const state: unknown[] = [];
    const look = (name: string, distance: number) =>
      place(
        name,
        distance,
        code(phrase('test'), function* (g) {
          state.push(['text', there(g.state.raiders), g.state.sleeperPhaseDone, g.state.jumpTrack]);
        }),
      );
    const p = plain({
      cards: [look('Mid', 4), look('Mad', 4)],
      next: { destination: ['Mid', 'Mad'] },
      jumpTrack: 4,
      vipers: { viper: { bow: 1 } },
      raiders: { bow: 2 },
    });
    p.run((g) => advanceFleet(g, 1));
    expect(p.g.state.vipers.viper.space.bow).toBe(0);
    expect(there(p.g.state.raiders)).toEqual({});
    const steps = p.events().map(({ type }) => type);
    expect(steps.indexOf('viper-returned')).toBeGreaterThan(-1);
    p.choose(1, { name: 'Mid' });
    expect(state).toEqual([['text', {}, false, 5]]);
    expect(p.g.state.sleeperPhaseDone).toBe(true);
    expect(p.g.state.jumpTrack).toBe(0);
    const order = p.events().map(({ type }) => type);
    const at = ['jump-begins', 'viper-returned', 'destinations-drawn', 'destination-reached', 'jumped'].map((type) =>
      order.indexOf(type),
    );
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });

  rule(['BG-JUMP-04', 'BG-JUMP-05'], 'vipers go to the Reserves and their pilots to the Hangar Deck', () => {
    const p = jumped({
      seats: [{}, {}, { piloting: { area: 'stern' } }],
      vipers: { viper: { bow: 1 }, 'mark-vii': { stern: 2 } },
      reserve: { viper: 4, 'mark-vii': 0 },
    });
    expect(p.g.state.vipers.viper.reserve).toBe(6);
    expect(p.g.state.vipers['mark-vii'].reserve).toBe(2);
    expect(p.g.isAt(seat(2), 'hangar-deck')).toBe(true);
  });

  rule('BG-JUMP-06', 'the pilot of an assault raptor says whether to stay in space', () => {
    for (const stays of [true, false]) {
      const p = plain({
        cards,
        next,
        seats: [{}, {}, { piloting: { ship: 'assault-raptor', area: 'stern' } }],
        reserve: { 'assault-raptor': 0 },
      });
      p.run((g) => jump(g));
      expect(p.table.pending.map((asked) => asked.seat)).toEqual([2]);
      p.choose(2, { type: stays ? 'stay' : 'return' });
      p.choose(1, { name: 'Near' });
      expect(p.g.player(seat(2)).place).toBe(stays ? 'space' : 'hangar-deck');
      expect(p.g.state.vipers['assault-raptor'].reserve).toBe(stays ? 0 : 1);
    }
  });

  rule('BG-JUMP-07', 'for each unmanned assault raptor the current player says so separately', () => {
    const p = plain({
      cards,
      next,
      current: 2,
      vipers: { 'assault-raptor': { stern: 1, bow: 1 } },
      reserve: { 'assault-raptor': 0 },
    });
    p.run((g) => jump(g));
    expect(p.table.pending.map((asked) => asked.seat)).toEqual([2]);
    p.choose(2, { type: 'stay' });
    p.choose(2, { type: 'return' });
    p.choose(1, { name: 'Near' });
    const { space, reserve } = p.g.state.vipers['assault-raptor'];
    expect([space.bow + space.stern, reserve]).toEqual([1, 1]);
  });

  rule(['BG-JUMP-08', 'BG-JUMP-09'], 'civilian ships stay where they are', () => {
    const p = jumped({ civilians: { bow: 2, stern: 1 } });
    expect([p.g.cards.count(zones.civilians.bow), p.g.cards.count(zones.civilians.stern)]).toEqual([2, 1]);
  });

  rule('BG-JUMP-10', 'every Cylon ship goes to the matching area of the Cylon Fleet board', () => {
    const p = jumped({
      raiders: { bow: 2, stern: 1 },
      heavyRaiders: { 'port-bow': 1 },
      basestars: [{ area: 'starboard-bow' }],
    });
    const { state } = p.g;
    expect([there(state.raiders), there(state.heavyRaiders)]).toEqual([{}, {}]);
    expect(there(state.fleetRaiders)).toEqual({ bow: 2, stern: 1 });
    expect(there(state.fleetHeavyRaiders)).toEqual({ 'port-bow': 1 });
    expect(state.basestars[0]).toMatchObject({ where: 'fleet', area: 'starboard-bow' });
  });

  rule('BG-JUMP-11', 'the damage tokens of basestars come off', () => {
    const p = plain({ cards, next, basestars: [{ area: 'bow' }] });
    const [basestar] = p.g.state.basestars;
    if (!basestar) throw new Error('no basestar');
    basestar.damage.hangar = true;
    p.run((g) => jump(g)).choose(1, { name: 'Near' });
    expect(basestar.damage.hangar).toBe(false);
  });

  rule('BG-JUMP-12', 'centurions stay on the Boarding Party track', () => {
    const p = jumped({ boarding: [1, 0, 2] });
    expect([0, 1, 2, 3].map((space) => p.g.state.boarding.get(space))).toEqual([1, 0, 2, 0]);
  });

  rule(
    'BG-JUMP-13',
    'without the Cylon Fleet board Cylon ships leave the board and civilian ships go back unseen',
    () => {
      const p = jumped({
        cylonFleet: false,
        civilians: { bow: 2, stern: 1 },
        raiders: { bow: 2 },
        heavyRaiders: { stern: 1 },
        basestars: [{ area: 'bow' }],
      });
      expect(p.g.cards.count(zones.civilians.bow) + p.g.cards.count(zones.civilians.stern)).toBe(0);
      expect(p.g.cards.count(zones.civiliansUnused)).toBe(12);
      expect(there(p.g.state.raiders)).toEqual({});
      expect(there(p.g.state.fleetRaiders)).toEqual({});
      expect(there(p.g.state.heavyRaiders)).toEqual({});
      expect(p.g.state.basestars[0]?.where).toBe('supply');
    },
  );

  rule('BG-JUMP-13', 'who had looked at a civilian ship no longer knows where it is once they were shuffled', () => {
    const p = plain({ cards, next, cylonFleet: false, civilians: { bow: 3 } });
    for (const ship of p.g.cards.list(zones.civilians.bow)) p.g.cards.show(ship, only(seat(0)));
    p.run((g) => jump(g)).choose(1, { name: 'Near' });
    const unused = p.g.cards.list(zones.civiliansUnused);
    expect(unused.filter((ship) => p.g.cards.knows(ship, seat(0)))).toEqual([]);
  });

  rule('BG-JUMP-17', 'the Admiral draws two destinations, keeps one, and puts the other unseen at the bottom', () => {
    const p = plain({ cards, next });
    p.run((g) => jump(g));
    expect(p.table.pending).toMatchObject([{ seat: 1, kind: 'choose-destination' }]);
    expect(p.asked(1)?.options.map((option) => option['name'])).toEqual(['Near', 'Far']);
    p.choose(1, { name: 'Far' });
    expect(p.names(zones.destinationDeck).at(-1)).toBe('Near');
    const bottom = p.g.cards.bottom(zones.destinationDeck);
    expect([0, 1, 2].map((number) => bottom !== null && p.g.cards.knows(bottom, seat(number)))).toEqual([
      false,
      true,
      false,
    ]);
    expect(JSON.stringify(p.events(seat(2)))).not.toContain('Near');
  });

  rule('BG-JUMP-18', 'the destination chosen lies face up with the Objective card, and what it says is done', () => {
    const p = jumped({}, 'Far');
    expect(marks(p)).toEqual(['Far']);
    expect(p.names(zones.travelled)).toEqual(['Far']);
    expect(p.events('spectator')).toContainEqual(
      expect.objectContaining({ type: 'destination-reached', name: 'Far', distance: 3 }),
    );
  });

  rule('BG-JUMP-19', 'a number of the Objective card reached for the first time is carried out', () => {
    const before = jumped({ travelled: ['Near'] }, 'Near');
    expect(before.g.state.sleeperPhaseDone).toBe(false);
    const p = jumped({ travelled: ['Near'] }, 'Far');
    expect(p.g.state.sleeperPhaseDone).toBe(true);
  });

  rule('BG-JUMP-20', 'the fleet marker goes back to the start', () => {
    expect(jumped({ jumpTrack: 5 }).g.state.jumpTrack).toBe(0);
  });

  rule('BG-UNI-161', 'the final jump has none of the steps', () => {
    const p = plain({ cards, next, vipers: { viper: { bow: 1 } }, raiders: { bow: 2 } });
    p.g.state.nextJumpWins = true;
    expect(() => p.run((g) => jump(g))).toThrow();
    expect(p.g.state.vipers.viper.space.bow).toBe(1);
    expect(there(p.g.state.raiders)).toEqual({ bow: 2 });
    expect(p.g.cards.count(zones.travelled)).toBe(0);
    expect(p.g.state.winner).toBe('humans');
  });
});

describe('FTL Control', () => {
  const pilot = [{ at: 'ftl-control' as const }, {}, {}];

  rule('BG-FTL-01', 'it can be used only while the fleet marker is on a blue space', () => {
    const usable = [0, 1, 2, 3, 4].map((jumpTrack) => {
      const p = plain({ seats: pilot, jumpTrack });
      expect(canActivate(p.g, seat(0), 'ftl-control')).toBe(canJumpByFtl(p.g));
      return canJumpByFtl(p.g);
    });
    expect(usable).toEqual([false, false, false, true, true]);
  });

  rule(['BG-FTL-02', 'BG-FTL-03'], 'on 6 or less the population shown on the space is lost, on 7 or 8 none', () => {
    const left = (jumpTrack: number, roll: number) => {
      const p = plain({ cards, next, seats: pilot, jumpTrack, rolls: [roll] });
      p.run((g) => ftlJump(g, seat(0)));
      expect(happened(p, 'die-rolled')).toMatchObject([{ roller: 0, purpose: 'ftl' }]);
      return p.g.state.resources.population;
    };
    expect([left(3, 6), left(4, 6), left(3, 1), left(3, 7), left(4, 8)]).toEqual([9, 11, 9, 12, 12]);
  });

  rule('BG-FTL-04', 'after the roll and any loss all the steps of a jump follow', () => {
    const p = plain({ cards, next, seats: pilot, jumpTrack: 3, rolls: [2], raiders: { bow: 1 } });
    p.run((g) => ftlJump(g, seat(0)));
    p.choose(1, { name: 'Far' });
    expect(there(p.g.state.fleetRaiders)).toEqual({ bow: 1 });
    expect(p.names(zones.travelled)).toEqual(['Far']);
    expect(p.g.state.jumpTrack).toBe(0);
    const steps = p.events().map(({ type }) => type);
    expect(steps.indexOf('die-result')).toBeLessThan(steps.indexOf('resource-lost'));
    expect(steps.indexOf('resource-lost')).toBeLessThan(steps.indexOf('jump-begins'));
  });

  rule('BG-UNI-162', 'the roll comes before a final jump too, and may cost the win', () => {
    for (const [roll, winner] of [
      [6, 'cylons'],
      [7, 'humans'],
    ] as const) {
      const p = plain({ seats: pilot, jumpTrack: 3, rolls: [roll], resources: { population: 3 } });
      p.g.state.nextJumpWins = true;
      expect(() => p.run((g) => ftlJump(g, seat(0)))).toThrow();
      expect(p.g.state.winner).toBe(winner);
    }
  });
});
