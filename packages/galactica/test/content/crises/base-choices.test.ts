import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { zones } from '../../../src/core/state/zones.ts';
import { baseCrises } from '../../../src/modules/base/crises/base.ts';
import { chosen, drawn, few, full, hands, lost, places } from './drawing.ts';

describe('crises with a choice of two', () => {
  test('Build Cylon Detector: a nuke, if one is held, or morale and two cards of the Admiral', () => {
    const nuked = chosen('Build Cylon Detector', 'admiral', 0);
    expect([lost(nuked), nuked.g.state.nukes.held]).toEqual([{}, 1]);
    const p = chosen('Build Cylon Detector', 'admiral', 1, { seats: [{}, { hand: full }, {}] });
    p.table.give(seat(1), [0, 1]);
    expect([lost(p), hands(p)]).toEqual([{ morale: 1 }, [0, 4, 0]]);
    const none = drawn('Build Cylon Detector', { current: 2, cag: 2, nukes: 0 });
    expect(none.table.pending).toEqual([]);
    expect(lost(none)).toEqual({ morale: 1 });
  });

  test('Declare Martial Law: morale and the Admiral is President, or population and two cards', () => {
    const taken = chosen('Declare Martial Law', 'admiral', 0);
    expect([lost(taken), taken.g.state.president]).toEqual([{ morale: 1 }, 1]);
    const p = chosen('Declare Martial Law', 'admiral', 1, { seats: [{}, { hand: full }, {}] });
    p.table.give(seat(1), [0, 1]);
    expect([lost(p), hands(p), p.g.state.president]).toEqual([{ population: 1 }, [0, 4, 0], 0]);
  });

  test('Food Shortage: two food, or one and cards of the President and the current player', () => {
    expect(lost(chosen('Food Shortage', 'president', 0))).toEqual({ food: 2 });
    const p = chosen('Food Shortage', 'president', 1, { seats: [{ hand: few }, {}, { hand: full }] });
    p.table.give(seat(0), [0, 1]);
    p.table.give(seat(2), [0, 1, 2]);
    expect([lost(p), hands(p)]).toEqual([{ food: 1 }, [1, 0, 3]]);
  });

  test('Requested Resignation: both discard two, or the President resigns or is arrested', () => {
    const p = chosen('Requested Resignation', 'admiral', 0, { seats: [{ hand: few }, { hand: full }, {}] });
    p.table.give(seat(0), [0, 1]);
    p.table.give(seat(1), [0, 1]);
    expect(hands(p)).toEqual([1, 4, 0]);
    const same = chosen('Requested Resignation', 'admiral', 0, { seats: [{}, { hand: full }, {}], president: 1 });
    same.table.give(seat(1), [0, 1, 2, 3]);
    expect(hands(same)).toEqual([0, 2, 0]);
    const resigned = chosen('Requested Resignation', 'admiral', 1).choose(0, { index: 0 });
    expect([resigned.g.state.president, places(resigned)[0]]).toEqual([1, 'command']);
    const arrested = chosen('Requested Resignation', 'admiral', 1).choose(0, { index: 1 });
    expect([arrested.g.state.president, places(arrested)[0]]).toEqual([0, 'brig']);
  });

  rule('BG-UNI-120', 'Requested Resignation: neither sees what the other discards before choosing', () => {
    const p = chosen('Requested Resignation', 'admiral', 0, { seats: [{ hand: few }, { hand: full }, {}] });
    expect([p.asked(0)?.kind, p.asked(1)?.kind]).toEqual(['discard', 'discard']);
    p.table.give(seat(1), [0, 1]);
    expect(hands(p)).toEqual([3, 6, 0]);
  });

  test('Rescue Caprica Survivors: fuel and food for population, or morale', () => {
    expect(lost(chosen('Rescue Caprica Survivors', 'president', 0))).toEqual({ fuel: 1, food: 1, population: -1 });
    expect(lost(chosen('Rescue Caprica Survivors', 'president', 1))).toEqual({ morale: 1 });
  });

  test('Rescue Mission: morale and the current player hurt, or fuel and a raptor', () => {
    const hurt = chosen('Rescue Mission', 'admiral', 0);
    expect([lost(hurt), places(hurt)]).toEqual([{ morale: 1 }, ['command', 'command', 'sickbay']]);
    const flown = chosen('Rescue Mission', 'admiral', 1);
    expect([lost(flown), flown.g.state.raptors.reserve]).toEqual([{ fuel: 1 }, 3]);
  });

  test('Rescue the Fleet: population, or morale and a fight', () => {
    expect(lost(chosen('Rescue the Fleet', 'admiral', 0))).toEqual({ population: 2 });
    const { g } = chosen('Rescue the Fleet', 'admiral', 1);
    expect(g.state.resources).toMatchObject({ morale: 9, population: 12 });
    expect([g.state.raiders.bow, g.state.basestars[0]?.area, g.cards.count(zones.civilians.stern)]).toEqual([
      3,
      'bow',
      3,
    ]);
  });

  test('Riots: food and morale, or population and fuel', () => {
    expect(lost(chosen('Riots', 'admiral', 0))).toEqual({ food: 1, morale: 1 });
    expect(lost(chosen('Riots', 'admiral', 1))).toEqual({ population: 1, fuel: 1 });
  });

  test('Sleep Deprivation: all vipers come home and the current player is hurt, or morale', () => {
    const setup = {
      seats: [{}, {}, {}, { piloting: { area: 'bow' as const } }],
      vipers: { viper: { stern: 1 } },
      reserve: { viper: 4 },
    };
    const home = chosen('Sleep Deprivation', 'admiral', 0, setup);
    expect([home.g.state.vipers.viper.reserve, home.g.state.vipers.viper.space.stern]).toEqual([6, 0]);
    expect(places(home)).toEqual(['command', 'command', 'sickbay', 'hangar-deck']);
    expect(lost(chosen('Sleep Deprivation', 'admiral', 1, setup))).toEqual({ morale: 1 });
  });

  test('Water Shortage: food, or cards of the President and the current player', () => {
    expect(lost(chosen('Water Shortage', 'president', 0))).toEqual({ food: 1 });
    const p = chosen('Water Shortage', 'president', 1, { seats: [{ hand: few }, {}, { hand: full }] });
    p.table.give(seat(0), [0, 1]);
    p.table.give(seat(2), [0, 1, 2]);
    expect([lost(p), hands(p)]).toEqual([{}, [1, 0, 3]]);
  });
});

test('sixty cards, those with other icons at the foot counted apart', () => {
  expect(baseCrises.reduce((sum, { count }) => sum + count, 0)).toBe(60);
  const feet = (name: string) =>
    baseCrises
      .filter((one) => one.name === name)
      .map(({ activation, jump, count }) => [activation.join(), jump, count]);
  expect(feet('Rescue Mission')).toEqual([
    ['raiders', true, 1],
    ['basestars', true, 1],
  ]);
  expect(feet('Riots')).toEqual([
    ['basestars', true, 1],
    ['launch', false, 1],
  ]);
  expect(feet('Water Shortage')).toEqual([
    ['basestars', true, 3],
    ['raiders', true, 1],
    ['basestars', false, 1],
  ]);
});
