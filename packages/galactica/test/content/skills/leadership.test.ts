import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { takeAction } from '../../../src/core/rules/action.ts';
import { destroyBasestar } from '../../../src/core/rules/basestars.ts';
import { destroyCenturion } from '../../../src/core/rules/heavy-raiders.ts';
import { movementStep } from '../../../src/core/rules/movement.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { add, happened, lastOf, mark, marks, plain, startCheck } from '../../rules/checks.ts';
import { checking, even, playable, playing } from './playing.ts';

describe('Executive Order', () => {
  test('another player may move and then act', () => {
    const p = playing(['Executive Order 1'], { seats: [{}, { hand: ['Build Nuke'] }, {}] });
    p.choose(0, { seat: 1 });
    p.choose(1, { type: 'move-and-act' });
    p.choose(1, { location: 'armory' });
    expect(p.g.isAt(seat(1), 'armory')).toBe(true);
    p.choose(1, { name: 'Build Nuke' });
    expect(p.g.state.nukes.held).toBe(3);
    expect(p.table.pending).toEqual([]);
  });

  test('or act twice without moving', () => {
    const p = playing(['Executive Order 1'], { seats: [{}, { hand: ['Build Nuke', 'Negotiation'] }, {}] });
    p.choose(0, { seat: 1 });
    p.choose(1, { type: 'act-twice' });
    p.choose(1, { name: 'Build Nuke' });
    p.choose(1, { name: 'Negotiation' });
    expect(p.table.pending).toEqual([]);
    expect(p.g.turn.modifiers.has('no-cylon-ships')).toBe(true);
  });

  rule('BG-CARD-02', 'one per turn, whoever plays it, shared with Critical Situation', () => {
    const p = playing(['Executive Order 1', 'Executive Order 2'], {
      seats: [{}, { hand: ['Executive Order 1', 'Build Nuke'] }, { hand: ['Critical Situation 3'] }],
    });
    p.choose(0, { seat: 1 });
    p.choose(1, { type: 'act-twice' });
    expect(p.asked(1)?.options.map((option) => option['name'])).not.toContain('Executive Order');
    p.pass();
    p.run((g) => takeAction(g, seat(0)));
    expect(p.asked(0)?.options.map((option) => option['name'])).not.toContain('Executive Order');
    p.run((g) => movementStep(g, seat(2)));
    expect(p.asked(2)?.options.map(({ type }) => type)).not.toContain('movement-card');
  });

  rule(['BG-CARD-03', 'BG-CARD-04'], 'a revealed Cylon cannot be picked', () => {
    const p = playing(['Executive Order 1'], { seats: [{}, { revealed: true }, {}, {}] });
    expect(p.asked(0)?.options.map((option) => option['seat'])).toEqual([2, 3]);
    expect(playable(['Executive Order 1'], { seats: [{}, { revealed: true }, { revealed: true }] })).toEqual([]);
  });

  rule('BG-CARD-05', 'who reveals himself with the first of two actions loses the second', () => {
    const p = playing(['Executive Order 1'], { seats: [{}, { loyalty: ['cylon-morale'] }, {}] });
    p.choose(0, { seat: 1 });
    p.choose(1, { type: 'act-twice' });
    p.choose(1, { type: 'reveal' });
    while (p.table.pending[0]) p.table.give(p.table.pending[0].seat, p.table.pending[0].min === 1 ? 0 : []);
    expect(p.g.player(seat(1)).revealed).toBe(true);
    expect(happened(p, 'location-activated')).toEqual([]);
    expect(p.g.turn.ended).toBe(false);
  });

  rule('BG-UNI-172', 'it needs another player, even for one who is alone', () => {
    expect(playable(['Executive Order 1'], { seats: [{}, { revealed: true }, { revealed: true }] })).toEqual([]);
    const p = playing(['Executive Order 1']);
    expect(p.asked(0)?.options.map((option) => option['seat'])).toEqual([1, 2]);
  });
});

describe('Declare Emergency', () => {
  test('lowers the difficulty by 2 after totalling, once per check', () => {
    const p = plain({
      seats: [{}, { hand: ['Popular Influence 3'] }, { hand: ['Declare Emergency 3', 'Declare Emergency 4'] }],
      destiny: even,
    });
    startCheck(p);
    add(p, 1, 'Popular Influence 3');
    add(p, 2);
    p.choose(2, { name: 'Declare Emergency' });
    expect(p.table.pending).toEqual([]);
    expect(marks(p)).toEqual(['pass']);
  });
});

describe('Major Victory', () => {
  const victor = (rolls: number[]) =>
    plain({
      seats: [{ hand: ['Major Victory 1', 'Major Victory 2'] }, {}, {}],
      boarding: [2],
      basestars: [{ area: 'bow' }],
      rolls,
    });

  test('after destroying a centurion a roll of 5 or more gains morale, once per turn', () => {
    const p = victor([5]).run((g) => destroyCenturion(g, seat(0), 0));
    p.choose(0, { name: 'Major Victory' });
    expect(p.g.state.resources.morale).toBe(11);
    p.run((g) => destroyCenturion(g, seat(0), 0));
    expect(p.table.pending).toEqual([]);
    const low = victor([4]).run((g) => destroyBasestar(g, 0, seat(0)));
    low.choose(0, { name: 'Major Victory' });
    expect(low.g.state.resources.morale).toBe(10);
  });

  test('not for what another player destroyed', () => {
    const p = victor([]).run((g) => destroyCenturion(g, seat(1), 0));
    expect(p.table.pending).toEqual([]);
  });
});

describe('At Any Cost', () => {
  test('treachery counts positive in a check that becomes reckless', () => {
    const p = plain({
      seats: [{}, { hand: ['At Any Cost 3', 'A Better Machine 3'] }, {}],
      destiny: even,
      next: { treachery: ['Bait', 'Bait', 'Personal Vices 3'] }, // A Better Machine takes two
    });
    startCheck(p);
    p.choose(1, { name: 'At Any Cost' });
    add(p, 1, 'A Better Machine 3');
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 3 });
    expect(happened(p, 'treachery-turned-up')).toHaveLength(1);
  });
});

describe('Iron Will', () => {
  const result = (hand: readonly string[], check: Parameters<typeof startCheck>[1]) => {
    const p = checking(['Iron Will', ...hand], check);
    return { marks: marks(p), morale: p.g.state.resources.morale };
  };

  test('a check that fails by 4 or less has no fail result, one that fails by 5 has', () => {
    expect(result(['Popular Influence 3'], { difficulty: 7 })).toEqual({ marks: [], morale: 10 });
    expect(result(['Popular Influence 3'], { difficulty: 8 })).toEqual({ marks: ['fail'], morale: 10 });
    expect(result(['Negotiation 5'], { difficulty: 5 })).toEqual({ marks: ['pass'], morale: 10 });
  });

  rule('BG-CARD-06', 'within 4 is measured from the lowered difficulty', () => {
    for (const [strength, expected] of [
      ['Popular Influence 3', ['fail']],
      ['Popular Influence 4', []],
    ] as const) {
      const p = plain({
        seats: [{}, { hand: ['Iron Will', strength] }, { hand: ['Declare Emergency 3'] }],
        destiny: even,
      });
      startCheck(p, { difficulty: 10 });
      add(p, 1, 'Iron Will', strength);
      add(p, 2);
      p.choose(2, { name: 'Declare Emergency' });
      expect(marks(p)).toEqual(expected);
    }
  });

  rule('BG-CARD-07', 'a strength of 0 or less costs 1 morale, within 4 or not', () => {
    expect(result([], { difficulty: 4 })).toEqual({ marks: [], morale: 9 });
    expect(result([], { difficulty: 9 })).toEqual({ marks: ['fail'], morale: 9 });
    expect(result(['Repair 1'], { difficulty: 3 })).toEqual({ marks: [], morale: 9 });
    expect(result(['Repair 1', 'Consolidate Power 2'], { difficulty: 3 })).toEqual({ marks: [], morale: 10 });
  });

  rule(
    ['BG-CARD-08', 'BG-CARD-09'],
    'the partial number stays: reached it brings its result, one less within 4 brings none',
    () => {
      const partial = [9, mark('partial')] as const;
      const strong = ['Negotiation 5', 'Popular Influence 4'];
      expect(result(strong, { difficulty: 12, partial }).marks).toEqual(['partial']);
      expect(result([...strong, 'Repair 1'], { difficulty: 12, partial }).marks).toEqual([]);
      expect(result(['Negotiation 5', 'Consolidate Power 2'], { difficulty: 12, partial }).marks).toEqual(['fail']);
    },
  );
});

describe('State of Emergency', () => {
  rule(
    ['BG-CARD-12', 'BG-CARD-04'],
    'food is lost, then everybody, Cylon players too, moves or acts, its player first',
    () => {
      const p = playing(['State of Emergency'], {
        seats: [{}, { hand: ['Build Nuke'] }, { revealed: true, at: 'caprica' }],
      });
      expect(p.g.state.resources.food).toBe(7);
      expect(p.table.pending).toMatchObject([{ seat: 0, kind: 'move-or-act' }]);
      p.choose(0, { type: 'move' });
      p.choose(0, { location: 'armory' });
      p.choose(1, { type: 'act' });
      p.choose(1, { name: 'Build Nuke' });
      p.choose(2, { type: 'move' });
      p.choose(2, { location: 'human-fleet' });
      expect(p.table.pending).toEqual([]);
      expect([p.g.isAt(seat(0), 'armory'), p.g.isAt(seat(2), 'human-fleet'), p.g.state.nukes.held]).toEqual([
        true,
        true,
        3,
      ]);
    },
  );

  rule('BG-CARD-13', 'it goes on to its end though the current player is revealed on the way', () => {
    const p = playing(['State of Emergency'], {
      seats: [{ loyalty: ['cylon-morale'] }, { hand: ['Build Nuke'] }, {}],
    });
    p.choose(0, { type: 'act' });
    p.choose(0, { type: 'reveal' });
    while (p.table.pending[0] && p.table.pending[0].seat === 0)
      p.table.give(seat(0), p.table.pending[0].min === 1 ? 0 : []);
    expect(p.g.player(seat(0)).revealed).toBe(true);
    expect(p.asked(1)?.kind).toBe('move-or-act');
    p.choose(1, { type: 'act' });
    p.choose(1, { name: 'Build Nuke' });
    p.choose(2, { type: 'nothing' });
    expect(p.g.state.nukes.held).toBe(3);
  });
});

describe('All Hands on Deck', () => {
  test('each card of strength 0 in the check adds 1, itself too', () => {
    const p = checking(['All Hands on Deck', 'Iron Will', 'Popular Influence 3']);
    p.choose(0, { name: 'Iron Will' });
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 5 });
    expect(marks(p)).toEqual(['pass']);
  });
});

describe('Restore Order', () => {
  test('no ability is resolved; a consequence still is', () => {
    const p = plain({ seats: [{}, { hand: ['Restore Order 3', 'Dradis Contact'] }, {}], destiny: even });
    startCheck(p, { consequence: mark('consequence') });
    p.choose(1, { name: 'Restore Order' });
    add(p, 1, 'Dradis Contact');
    expect(p.g.state.raiders.bow).toBe(0);
    expect(marks(p)).toEqual(['consequence', 'fail']);
  });
});

describe('Change of Plans', () => {
  test('in place of the pass result each human player draws two cards; not for a partial pass', () => {
    const p = plain({
      seats: [{}, { hand: ['Negotiation 5'] }, { hand: ['Change of Plans'] }, { revealed: true }],
      destiny: even,
    });
    startCheck(p);
    add(p, 1, 'Negotiation 5');
    add(p, 2);
    p.choose(2, { name: 'Change of Plans' });
    while (p.table.pending[0]) p.choose(p.table.pending[0].seat, { skill: 'tactics' });
    expect(marks(p)).toEqual([]);
    expect([0, 1, 2, 3].map((number) => p.handNames(number).length)).toEqual([2, 2, 2, 0]);
    const q = plain({ seats: [{}, { hand: ['Popular Influence 4'] }, { hand: ['Change of Plans'] }], destiny: even });
    startCheck(q, { partial: [3, mark('partial')] });
    add(q, 1, 'Popular Influence 4');
    add(q, 2);
    expect(marks(q)).toEqual(['partial']);
    expect(q.names(zones.skillDiscard.leadership)).toEqual([]);
  });
});
