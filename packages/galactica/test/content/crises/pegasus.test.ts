import type { Position } from '@ragtag/galactica/testing';
import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { crisisStep } from '../../../src/core/rules/crisis.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { adama, roslin, zarek } from '../../rules/people.ts';
import {
  avoided,
  checked,
  chosen,
  damage,
  discardAll,
  failing,
  few,
  full,
  hands,
  held,
  hit,
  knowsLoyalty,
  lost,
  passing,
  places,
} from './drawing.ts';

const executed = (p: Position) => p.events().flatMap((event) => (event.type === 'executed' ? [event['seat']] : []));
const civiliansLost = (p: Position): number => p.g.cards.count(zones.civiliansDestroyed);
const intoDestiny = (p: Position) =>
  p.events().flatMap((event) => (event.type === 'treachery-into-destiny' ? [event['n']] : []));
/** Two cards for each player. */
const two = { seats: [{ hand: full.slice(0, 2) }, { hand: full.slice(2, 4) }, { hand: full.slice(4) }] };

/** Dials lost when the check is passed, at the partial number and failed. */
const dials: readonly [name: string, pass: object, partial: object | null, fail: object][] = [
  ['An Offer of Peace', {}, {}, { morale: 1 }],
  ['Code Blue', {}, null, { morale: 1 }],
  ['Medical Breakthrough', {}, {}, { morale: 1 }],
  ['Reunite the Fleet', { population: -1 }, null, { morale: 1 }],
  ["Review Galactica's Log", {}, {}, { morale: 1 }],
  ['Sabotage Investigated', { food: 1 }, null, { morale: 1, fuel: 1, food: 1 }],
  ['Standoff with Pegasus', {}, null, { population: 1, morale: 1 }],
  ['The Black Market', { food: -1 }, null, { food: 2, morale: 1 }],
  ['Training Snafu', {}, null, {}],
  ['Unsettling Stories', {}, null, { morale: 1 }],
];

describe('dials turned by the checks of Pegasus', () => {
  for (const [name, pass, partial, fail] of dials) {
    test(name, () => {
      expect(lost(checked(name, passing(name)))).toEqual(pass);
      if (partial) {
        expect(lost(checked(name, passing(name) - 1))).toEqual(partial);
        expect(lost(checked(name, failing(name) + 1))).toEqual(partial);
      }
      expect(lost(checked(name, failing(name)))).toEqual(fail);
    });
  }
});

describe('what else the checks of Pegasus do', () => {
  test('An Offer of Peace: short of a pass, treachery comes into the Destiny deck', () => {
    expect(intoDestiny(checked('An Offer of Peace', 12))).toEqual([]);
    expect(intoDestiny(checked('An Offer of Peace', 6))).toEqual([2]);
    expect(intoDestiny(checked('An Offer of Peace', 5))).toEqual([2]);
  });

  test('Code Blue: passed, a look at somebody; failed, the Brig; or two cards for two treachery', () => {
    const seats = [{}, { loyalty: ['cylon-brig'] }, { loyalty: ['cylon-morale'] }];
    const passed = checked('Code Blue', 13, { seats });
    expect(passed.asked(0)?.options).not.toContainEqual({ type: 'player', seat: 0 });
    expect(knowsLoyalty(passed.choose(0, { seat: 2 }), 0, 2)).toBe(true);
    expect(places(checked('Code Blue', 12))).toEqual(['brig', 'command', 'command']);
    const p = discardAll(avoided('Code Blue', two));
    expect([hands(p), held(p, 'treachery'), lost(p)]).toEqual([[2, 2, 2], [2, 2, 2], {}]);
  });

  test('Defending a Prisoner: failed, morale, and on a roll of 4 or less the current player is executed', () => {
    expect(lost(checked('Defending a Prisoner', 11))).toEqual({});
    const died = checked('Defending a Prisoner', 10, { rolls: [4], seats: [{ loyalty: ['cylon-brig'] }, {}, {}] });
    expect([executed(died), died.g.player(seat(0)).revealed]).toEqual([[0], true]);
    const spared = checked('Defending a Prisoner', 10, { rolls: [5] });
    expect([executed(spared), lost(spared)]).toEqual([[], { morale: 1 }]);
  });

  test('Medical Breakthrough: passed, a card of the own skill set for each human player; failed, everybody trades', () => {
    const passed = checked('Medical Breakthrough', 12, { seats: [{}, { revealed: true }, {}] });
    expect(passed.asked(0)?.options).toEqual([
      { type: 'skill-type', skill: 'politics' },
      { type: 'skill-type', skill: 'tactics' },
    ]);
    passed.choose(0, { skill: 'tactics' }).choose(2, { skill: 'politics' });
    expect([held(passed, 'tactics'), hands(passed)]).toEqual([
      [1, 0, 0],
      [1, 0, 1],
    ]);
    expect(hands(checked('Medical Breakthrough', 6))).toEqual([0, 0, 0]);
    const failed = discardAll(checked('Medical Breakthrough', 5, { seats: [{ hand: full }, {}, {}] }));
    expect([hands(failed), held(failed, 'treachery')]).toEqual([
      [6, 1, 1],
      [1, 1, 1],
    ]);
  });

  test('Reunite the Fleet: failed, everybody trades a card; or the current player two at random', () => {
    const failed = discardAll(checked('Reunite the Fleet', 9, { seats: [{ hand: full }, {}, {}] }));
    expect([hands(failed), held(failed, 'treachery')]).toEqual([
      [6, 1, 1],
      [1, 1, 1],
    ]);
    const p = avoided('Reunite the Fleet', { seats: [{ hand: full }, { hand: few }, {}] });
    expect([p.asked(0), hands(p), held(p, 'treachery'), lost(p)]).toEqual([null, [6, 3, 0], [2, 0, 0], {}]);
  });

  test("Review Galactica's Log: the Admiral discards three, or five if it fails", () => {
    const seats = [{}, { hand: full }, {}];
    expect(hands(checked("Review Galactica's Log", 14, { seats }))[1]).toBe(6);
    expect(hands(discardAll(checked("Review Galactica's Log", 13, { seats })))[1]).toBe(3);
    expect(hands(discardAll(checked("Review Galactica's Log", 5, { seats })))[1]).toBe(1);
  });

  test('Standoff with Pegasus: passed, the current player may let somebody out of the Brig to any ship', () => {
    const seats = [{}, { at: 'brig' as const }, {}, { at: 'brig' as const }];
    const passed = checked('Standoff with Pegasus', 22, { seats }).choose(0, { type: 'yes' }).choose(0, { seat: 1 });
    const open = passed.asked(0)?.options.map(({ location }) => location);
    expect(open).toEqual(expect.arrayContaining(['press-room', 'pegasus-cic', 'command']));
    for (const closed of ['brig', 'sickbay', 'caprica']) expect(open).not.toContain(closed);
    passed.choose(0, { location: 'pegasus-cic' });
    expect(places(passed)).toEqual(['command', 'pegasus-cic', 'command', 'brig']);
    const left = checked('Standoff with Pegasus', 22, { seats }).choose(0, { type: 'no' });
    expect(places(left)).toContain('brig');
  });

  test('Standoff with Pegasus: failed, a viper in space is damaged, none in the Reserves', () => {
    const setup = { vipers: { viper: { stern: 1 } }, reserve: { viper: 4 } };
    const failed = checked('Standoff with Pegasus', 21, setup);
    expect(failed.g.state.vipers.viper).toMatchObject({ reserve: 4, damaged: 2 });
    expect(failed.g.state.vipers.viper.space.stern).toBe(0);
    expect(checked('Standoff with Pegasus', 21).g.state.vipers.viper.reserve).toBe(4);
  });

  test('The Black Market: or one food, and everybody trades a card', () => {
    const p = discardAll(avoided('The Black Market', two));
    expect([lost(p), hands(p), held(p, 'treachery')]).toEqual([{ food: 1 }, [2, 2, 2], [1, 1, 1]]);
  });

  test('Training Snafu: failed, three vipers in space or in the Reserves', () => {
    expect(checked('Training Snafu', 8).asked(0)).toBeNull();
    const setup = { vipers: { viper: { stern: 1 } }, reserve: { viper: 4, 'assault-raptor': 0 } };
    const failed = checked('Training Snafu', 7, setup).choose(0, { at: 'stern' });
    expect(failed.g.state.vipers.viper).toMatchObject({ reserve: 2 });
    expect(failed.g.state.vipers.viper.space.stern).toBe(0);
  });

  test('Unsettling Stories: failed, everybody trades a card as well; or morale alone', () => {
    const failed = discardAll(checked('Unsettling Stories', 8, { seats: [{ hand: full }, {}, {}] }));
    expect(held(failed, 'treachery')).toEqual([1, 1, 1]);
    const p = avoided('Unsettling Stories', two);
    expect([lost(p), held(p, 'treachery')]).toEqual([{ morale: 1 }, [0, 0, 0]]);
  });
});

describe('choices of Pegasus', () => {
  test('A Verdict of Guilty: the current player is executed and the Admiral discards three, or two hits', () => {
    const seats = [{}, { hand: full }, { loyalty: ['cylon-brig'] }];
    const guilty = discardAll(chosen('A Verdict of Guilty', 'admiral', 0, { seats }));
    expect([executed(guilty), hands(guilty), damage(guilty)]).toEqual([[2], [0, 3, 0], 0]);
    const hurt = hit(chosen('A Verdict of Guilty', 'admiral', 1, { seats }));
    expect([executed(hurt), hands(hurt), damage(hurt)]).toEqual([[], [0, 6, 0], 2]);
  });

  test('Assassination Plot: Admiral and current player trade three cards each, or the Admiral is executed', () => {
    const seats = [{}, { hand: full, loyalty: ['cylon-brig'] }, { hand: few }];
    const traded = discardAll(chosen('Assassination Plot', 'president', 0, { seats }));
    expect([hands(traded), held(traded, 'treachery')]).toEqual([
      [0, 6, 3],
      [0, 3, 3],
    ]);
    expect(executed(chosen('Assassination Plot', 'president', 1, { seats }))).toEqual([1]);
    const both = discardAll(chosen('Assassination Plot', 'president', 0, { seats, admiral: 2 }));
    expect(held(both, 'treachery')).toEqual([0, 0, 3]); // three traded away again
  });

  rule('BG-UNI-119', 'Assassination Plot: the current player has drawn before the Admiral discards', () => {
    const seats = [{}, { hand: full }, { hand: [...few, 'Full Throttle 2'] }];
    const p = chosen('Assassination Plot', 'president', 0, { seats });
    expect([p.asked(2)?.kind, p.asked(1)]).toEqual(['discard', null]);
    p.table.give(seat(2), [0, 1, 2]);
    expect([held(p, 'treachery'), p.asked(1)?.kind]).toEqual([[0, 0, 3], 'discard']);
    const before = chosen('Assassination Plot', 'president', 0, { seats, revision: 5 }); // the Admiral first
    expect([before.asked(1)?.kind, before.asked(2)]).toEqual(['discard', null]);
  });

  rule(
    'BG-CYLON-12',
    'Civilian Ship Nuked: a Cylon player keeps the own cards and draws treachery all the same',
    () => {
      const seats = [{}, { revealed: true, hand: full }, {}];
      const p = chosen('Civilian Ship Nuked', 'president', 0, { seats, admiral: 2 });
      expect([hands(p), held(p, 'treachery')]).toEqual([
        [1, 7, 1],
        [1, 1, 1],
      ]);
    },
  );

  test('Civilian Ship Nuked: one civilian ship and everybody trades a card, or two ships', () => {
    const p = discardAll(chosen('Civilian Ship Nuked', 'president', 0, two));
    expect([civiliansLost(p), hands(p), held(p, 'treachery')]).toEqual([1, [2, 2, 2], [1, 1, 1]]);
    const both = chosen('Civilian Ship Nuked', 'president', 1, two);
    expect([civiliansLost(both), held(both, 'treachery')]).toEqual([2, [0, 0, 0]]);
  });

  test('Food Hoarding in the Fleet: morale, and on a roll of 3 or less a civilian ship; or two food', () => {
    const low = chosen('Food Hoarding in the Fleet', 'president', 0, { rolls: [3] });
    expect([low.g.state.resources.morale, civiliansLost(low)]).toEqual([9, 1]);
    const high = chosen('Food Hoarding in the Fleet', 'president', 0, { rolls: [4] });
    expect([lost(high), civiliansLost(high)]).toEqual([{ morale: 1 }, 0]);
    expect(lost(chosen('Food Hoarding in the Fleet', 'president', 1))).toEqual({ food: 2 });
  });

  test('Pressure the Supply Ships: food for morale and two cards of the Admiral, or two food', () => {
    const seats = [{}, { hand: full }, {}];
    const p = discardAll(chosen('Pressure the Supply Ships', 'admiral', 0, { seats }));
    expect([lost(p), hands(p), held(p, 'treachery')]).toEqual([{ food: -1, morale: 1 }, [0, 6, 0], [0, 2, 0]]);
    const other = chosen('Pressure the Supply Ships', 'admiral', 1, { seats });
    expect([lost(other), held(other, 'treachery')]).toEqual([{ food: 2 }, [0, 0, 0]]);
  });

  test('Suspicious Election Results: the next in line is President, or the Admiral trades a card at random', () => {
    const drawn = (option: 0 | 1) =>
      position({ seats: [roslin, adama, zarek], current: 1, next: { crisis: ['Suspicious Election Results'] } })
        .run((g) => crisisStep(g, g.current))
        .choose(1, { type: 'option', index: option });
    expect(drawn(0).g.state.president).toBe(2); // Zarek comes before Adama
    expect(drawn(1).g.state.president).toBe(0);
    const p = chosen('Suspicious Election Results', 'admiral', 1, { seats: [{}, { hand: full }, {}] });
    expect([p.asked(1), hands(p), held(p, 'treachery')]).toEqual([null, [0, 6, 0], [0, 1, 0]]);
  });
});
