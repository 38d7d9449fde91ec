import type { Position } from '@ragtag/galactica/testing';
import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { crisisStep } from '../../../src/core/rules/crisis.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { mutinyZones } from '../../../src/modules/daybreak/zones.ts';
import { adama, roslin, zarek } from '../../rules/people.ts';
import {
  avoided,
  checked,
  chosen,
  damage,
  discardAll,
  drawn,
  failing,
  few,
  full,
  hands,
  held,
  hit,
  lost,
  passing,
  places,
  rolled,
} from './drawing.ts';

const mutiny = (p: Position): number[] => p.g.seats.map((one) => p.g.cards.count(mutinyZones.hand(one)));
const miracles = (p: Position): number[] => p.g.seats.map((one) => p.g.player(one).miracle);
const intoDestiny = (p: Position) =>
  p.events().flatMap((event) => (event.type === 'treachery-into-destiny' ? [event['n']] : []));

/** Dials lost when the check is passed, at the partial number and failed. */
const dials: readonly [name: string, pass: object, partial: object | null, fail: object][] = [
  ['A Desperate Pact', {}, null, { morale: 1 }],
  ['Domestic Dispute', {}, null, { morale: 1 }],
  ['Earth in Ruins', { morale: 1 }, null, { morale: 2 }],
  ['Enemy of my Enemy', { morale: 1 }, null, { morale: 2 }],
  ['Galactica Falling Apart', {}, null, { morale: 1 }],
  ['Give in to Despair', {}, { food: 1 }, { morale: 2 }],
  ['Hybrid in Panic', {}, {}, { fuel: 1 }],
  ['Incitement to Mutiny', {}, {}, {}],
  ['Insubordinate Crew', {}, null, { morale: 1 }],
  ['One Last Cocktail', {}, null, { food: 1, morale: 1 }],
  ['Quorum in Uproar', {}, null, {}],
  ['Rallying Support', {}, null, { population: 1 }],
  ['Reactor Critical', {}, null, { fuel: 1 }],
  ['Rebuild Trust', {}, null, { morale: 2 }],
  ['Religious Turmoil', {}, null, { morale: 1 }],
  ['Secret Meetings', {}, null, { morale: 1 }],
];

describe('dials turned by the checks of Daybreak', () => {
  for (const [name, pass, partial, fail] of dials) {
    test(name, () => {
      expect(lost(checked(name, passing(name)))).toEqual(pass);
      if (partial) {
        expect(lost(checked(name, passing(name) - 1))).toEqual(partial);
        expect(lost(checked(name, failing(name) + 1))).toEqual(partial);
      }
      expect(lost(hit(checked(name, failing(name))))).toEqual(fail);
    });
  }
});

describe('checks of Daybreak that cannot be avoided', () => {
  test('Consult the Hybrid: passed, a mutiny card and two of any type; failed, food, and treachery comes up', () => {
    const passed = checked('Consult the Hybrid', 10);
    expect([mutiny(passed), lost(passed)]).toEqual([[1, 0, 0], {}]);
    passed.choose(0, { skill: 'engineering' }).choose(0, { skill: 'treachery' });
    expect([held(passed, 'engineering'), held(passed, 'treachery')]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    const failed = checked('Consult the Hybrid', 9);
    expect([lost(failed), intoDestiny(failed), mutiny(failed)]).toEqual([{ food: 1 }, [2], [0, 0, 0]]);
  });

  test('Domestic Dispute: failed, the current player is hurt', () => {
    expect(places(checked('Domestic Dispute', 9))[0]).toBe('command');
    expect(places(checked('Domestic Dispute', 8))).toEqual(['sickbay', 'command', 'command']);
  });

  test('Give in to Despair: between pass and fail the current player draws treachery', () => {
    expect(held(checked('Give in to Despair', 14), 'treachery')).toEqual([0, 0, 0]);
    expect(held(checked('Give in to Despair', 9), 'treachery')).toEqual([3, 0, 0]);
    expect(held(checked('Give in to Despair', 8), 'treachery')).toEqual([0, 0, 0]);
  });

  test('Hybrid in Panic: passed, on to Auto Jump; between, two cards', () => {
    const seats = [{ hand: full }, {}, {}];
    const passed = checked('Hybrid in Panic', 12, { seats });
    expect([passed.g.state.jumpTrack, hands(passed)[0]]).toEqual([1, 6]);
    const between = discardAll(checked('Hybrid in Panic', 8, { seats }));
    expect([between.g.state.jumpTrack, hands(between)[0]]).toEqual([0, 4]);
    expect(hands(checked('Hybrid in Panic', 7, { seats }))[0]).toBe(6);
  });

  test('Incitement to Mutiny: two, or four treachery cards come into the Destiny deck', () => {
    expect(intoDestiny(checked('Incitement to Mutiny', 13))).toEqual([]);
    expect(intoDestiny(checked('Incitement to Mutiny', 7))).toEqual([2]);
    expect(intoDestiny(checked('Incitement to Mutiny', 6))).toEqual([4]);
  });

  test('Insubordinate Crew: failed, everybody human without a mutiny card draws one', () => {
    const seats = [{}, { mutiny: ['Feed the People'] }, {}, { revealed: true }];
    expect(mutiny(checked('Insubordinate Crew', 12, { seats }))).toEqual([0, 1, 0, 0]);
    const failed = checked('Insubordinate Crew', 11, { seats });
    expect([mutiny(failed), places(failed)[1]]).toEqual([[1, 1, 1, 0], 'command']);
  });

  test('Quorum in Uproar: failed, two quorum and two skill cards of the President, at random', () => {
    const setup = {
      seats: [{}, { hand: full }, {}],
      president: 1,
      quorumHand: ['Food Rationing', 'Inspirational Speech', 'Arrest Order'],
    };
    const passed = checked('Quorum in Uproar', 8, setup);
    expect([hands(passed), passed.g.cards.count(zones.quorumHand(seat(1)))]).toEqual([[0, 6, 0], 3]);
    const failed = checked('Quorum in Uproar', 7, setup);
    expect([hands(failed), failed.g.cards.count(zones.quorumHand(seat(1)))]).toEqual([[0, 4, 0], 1]);
    expect([failed.table.pending, failed.g.cards.count(zones.quorumDiscard)]).toEqual([[], 2]);
    const one = checked('Quorum in Uproar', 7, { ...setup, quorumHand: ['Arrest Order'] });
    expect(one.names(zones.quorumDiscard)).toEqual(['Arrest Order']);
  });

  test('Rallying Support: failed, a mutiny and a treachery card for the current player', () => {
    expect(mutiny(checked('Rallying Support', 8))).toEqual([0, 0, 0]);
    const failed = checked('Rallying Support', 7);
    expect([mutiny(failed), held(failed, 'treachery')]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
  });

  test('Reactor Critical: passed, two treachery cards for the current player', () => {
    expect(held(checked('Reactor Critical', 7), 'treachery')).toEqual([2, 0, 0]);
    expect(held(checked('Reactor Critical', 6), 'treachery')).toEqual([0, 0, 0]);
  });

  test('Rebuild Trust: passed, each in the Brig may go anywhere on Galactica', () => {
    const seats = [{}, { at: 'brig' as const }, {}, { at: 'brig' as const }];
    const passed = checked('Rebuild Trust', 9, { seats }).choose(1, { type: 'yes' });
    expect(passed.asked(1)?.options).not.toContainEqual({ type: 'location', location: 'press-room' });
    passed.choose(1, { location: 'armory' }).choose(3, { type: 'no' });
    expect(places(passed)).toEqual(['command', 'armory', 'command', 'brig']);
    expect(places(checked('Rebuild Trust', 8, { seats }))[1]).toBe('brig');
  });
});

describe('checks of Daybreak that may be avoided', () => {
  test('A Desperate Pact: failed, the next in line is President; or three of the President’s cards and a mutiny card', () => {
    const failed = position({
      seats: [zarek, adama, roslin],
      destiny: ['Repair 1', 'Repair 2', 'Repair 1'],
      next: { crisis: ['A Desperate Pact'] },
    })
      .run((g) => crisisStep(g, g.current))
      .choose(0, { label: 'check' })
      .pass();
    expect([lost(failed), failed.g.state.president]).toEqual([{ morale: 1 }, 2]);
    expect(checked('A Desperate Pact', 15).g.state.president).toBe(0);
    const p = discardAll(avoided('A Desperate Pact', { seats: [{}, { hand: full }, {}], president: 1 }));
    expect([hands(p), mutiny(p), p.g.state.president]).toEqual([[0, 3, 0], [1, 0, 0], 1]);
  });

  test('Earth in Ruins: or food and a mutiny card', () => {
    const p = avoided('Earth in Ruins');
    expect([lost(p), mutiny(p)]).toEqual([{ food: 1 }, [1, 0, 0]]);
  });

  test('Enemy of my Enemy: failed, a hit; or two hits', () => {
    expect(damage(checked('Enemy of my Enemy', 13))).toBe(0);
    expect(damage(hit(checked('Enemy of my Enemy', 12)))).toBe(1);
    const p = hit(avoided('Enemy of my Enemy'));
    expect([lost(p), damage(p)]).toEqual([{}, 2]);
  });

  test('Galactica Falling Apart: failed, a hit; or on a roll of 6 or less food', () => {
    expect(damage(hit(checked('Galactica Falling Apart', 7)))).toBe(1);
    expect(lost(rolled('Galactica Falling Apart', 6))).toEqual({ food: 1 });
    expect(lost(rolled('Galactica Falling Apart', 7))).toEqual({});
  });

  test('One Last Cocktail: or on a roll of 6 or less morale, and the President is hurt', () => {
    const low = rolled('One Last Cocktail', 6, { president: 1 });
    expect([lost(low), places(low)]).toEqual([{ morale: 1 }, ['command', 'sickbay', 'command']]);
    const high = rolled('One Last Cocktail', 7, { president: 1 });
    expect([lost(high), places(high)[1]]).toEqual([{}, 'command']);
  });

  test('Religious Turmoil: failed, everybody discards; or on a roll of 4 or less food and population', () => {
    const seats = [{ hand: full }, { hand: few }, {}];
    expect(hands(discardAll(checked('Religious Turmoil', 6, { seats })))).toEqual([5, 2, 0]);
    expect(hands(checked('Religious Turmoil', 7, { seats }))).toEqual([6, 3, 0]);
    expect(lost(rolled('Religious Turmoil', 4))).toEqual({ food: 1, population: 1 });
    expect(lost(rolled('Religious Turmoil', 5))).toEqual({});
  });

  test('Secret Meetings: or a mutiny card for the current player and one for somebody human of their choice', () => {
    const p = avoided('Secret Meetings', { seats: [{}, {}, { revealed: true }] });
    expect(p.asked(0)?.options).toEqual([
      { type: 'player', seat: 0 },
      { type: 'player', seat: 1 },
    ]);
    p.choose(0, { seat: 1 });
    expect([mutiny(p), lost(p)]).toEqual([[1, 1, 0], {}]);
  });
});

describe('choices of Daybreak', () => {
  test('Abandon Galactica: a nuke, if one is held, or food and treachery for the Admiral', () => {
    const nuked = chosen('Abandon Galactica', 'admiral', 0);
    expect([nuked.g.state.nukes.held, lost(nuked)]).toEqual([1, {}]);
    const p = chosen('Abandon Galactica', 'admiral', 1);
    expect([lost(p), held(p, 'treachery'), p.g.state.nukes.held]).toEqual([{ food: 1 }, [0, 2, 0], 2]);
    const none = drawn('Abandon Galactica', { current: 2, nukes: 0 });
    expect([none.table.pending, lost(none)]).toEqual([[], { food: 1 }]);
  });

  test('An Ambitious Operation: fuel for a miracle token of another, or a roll for fuel', () => {
    const seats = [{ miracle: 0 }, { miracle: 0 }, { miracle: 1 }, { miracle: 0 }, { revealed: true }];
    const p = chosen('An Ambitious Operation', 'admiral', 0, { seats });
    expect(p.asked(1)?.options).toEqual([
      { type: 'player', seat: 3 },
      { type: 'player', seat: 0 },
    ]);
    p.choose(1, { seat: 3 });
    expect([lost(p), miracles(p)]).toEqual([{ fuel: 1 }, [0, 0, 1, 1, 0]]);
    const nobody = chosen('An Ambitious Operation', 'admiral', 0);
    expect([lost(nobody), miracles(nobody)]).toEqual([{ fuel: 1 }, [1, 1, 1]]);
    expect(lost(chosen('An Ambitious Operation', 'admiral', 1, { rolls: [4] }))).toEqual({ fuel: 1 });
    expect(lost(chosen('An Ambitious Operation', 'admiral', 1, { rolls: [5] }))).toEqual({});
  });

  test('Dangerous Plots: a mutiny card each for Admiral and President, or morale and three cards', () => {
    const seats = [{}, {}, { hand: full }];
    const p = chosen('Dangerous Plots', 'president', 0, { seats });
    expect([mutiny(p), lost(p)]).toEqual([[1, 1, 0], {}]);
    const other = discardAll(chosen('Dangerous Plots', 'president', 1, { seats }));
    expect([mutiny(other), lost(other), hands(other)]).toEqual([[0, 0, 0], { morale: 1 }, [0, 0, 3]]);
    const both = chosen('Dangerous Plots', 'president', 0, { seats, admiral: 0 });
    expect([places(both)[0], both.asked(0)?.kind]).toEqual(['brig', 'keep-mutiny']);
  });

  test('Dishonest Tactics: morale, and the President may free somebody; or fuel for two quorum cards', () => {
    const seats = [{}, { at: 'brig' as const }, {}];
    const p = chosen('Dishonest Tactics', 'president', 0, { seats, admiral: 2 }).choose(0, { type: 'yes' });
    expect([lost(p), places(p)]).toEqual([{ morale: 1 }, ['command', 'command', 'command']]);
    const kept = chosen('Dishonest Tactics', 'president', 0, { seats, admiral: 2 }).choose(0, { type: 'no' });
    expect([lost(kept), places(kept)[1]]).toEqual([{ morale: 1 }, 'brig']);
    const empty = chosen('Dishonest Tactics', 'president', 0);
    expect([lost(empty), empty.table.pending]).toEqual([{ morale: 1 }, []]);
    const other = chosen('Dishonest Tactics', 'president', 1);
    expect([lost(other), other.g.cards.count(zones.quorumHand(seat(0)))]).toEqual([{ fuel: 1 }, 2]);
  });

  test('Question Procedure: morale, or a hit and three cards of the President', () => {
    const seats = [{ hand: full }, {}, {}];
    expect(lost(chosen('Question Procedure', 'president', 0, { seats }))).toEqual({ morale: 1 });
    const p = discardAll(hit(chosen('Question Procedure', 'president', 1, { seats })));
    expect([lost(p), damage(p), hands(p)]).toEqual([{}, 1, [3, 0, 0]]);
  });

  test('Requisition for Demetrius: food and perhaps treachery in the Destiny deck, or all on the Admiral', () => {
    const low = chosen('Requisition for Demetrius', 'admiral', 0, { rolls: [6] });
    expect([lost(low), intoDestiny(low)]).toEqual([{ food: 1 }, [2]]);
    const high = chosen('Requisition for Demetrius', 'admiral', 0, { rolls: [7] });
    expect([lost(high), intoDestiny(high)]).toEqual([{ food: 1 }, []]);
    const p = chosen('Requisition for Demetrius', 'admiral', 1);
    expect([lost(p), mutiny(p), held(p, 'treachery')]).toEqual([{}, [0, 1, 0], [0, 2, 0]]);
  });

  test('Starvation in Dogsville: one roll or the other', () => {
    const rolling = (option: 0 | 1, roll: number) =>
      lost(chosen('Starvation in Dogsville', 'president', option, { rolls: [roll] }));
    expect([rolling(0, 4), rolling(0, 5)]).toEqual([{ population: 1, food: 1 }, {}]);
    expect([rolling(1, 4), rolling(1, 5)]).toEqual([{ food: 2 }, {}]);
  });
});
