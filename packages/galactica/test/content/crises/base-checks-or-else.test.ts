import { seat } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { crisisStep } from '../../../src/core/rules/crisis.ts';
import { turn } from '../../../src/core/rules/turn.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { plain } from '../../rules/checks.ts';
import { avoided, checked, drawn, full, hands, lost, passing, places, rolled } from './drawing.ts';

/** Dials lost when the check is passed and failed; the rest is told card by card. */
const dials: readonly [name: string, pass: object, fail: object][] = [
  ['A Traitor Accused', {}, {}],
  ['Admiral Grilled', {}, { morale: 1 }],
  ['Analyze Enemy Fighter', {}, { population: 1 }],
  ['Colonial Day', { morale: -1 }, { morale: 2 }],
  ['Crippled Raider', {}, { population: 1 }],
  ['Cylon Screenings', {}, { morale: 1 }],
  ['Forced Water Mining', { food: -1 }, { population: 1, morale: 1 }],
  ['Fulfiller of Prophecy', {}, { population: 1 }],
  ['Informing the Public', {}, { morale: 2 }],
  ['Network Computers', {}, { population: 1 }],
  ['Scouting for Fuel', { fuel: -1 }, { fuel: 1 }],
  ['Scouting for Water', { food: -1 }, { fuel: 1 }],
  ['Send Survey Team', {}, {}],
  ['Water Sabotaged', {}, { food: 2 }],
];

describe('dials turned by the check', () => {
  for (const [name, pass, fail] of dials) {
    test(name, () => {
      expect(lost(checked(name, passing(name)))).toEqual(pass);
      expect(lost(checked(name, passing(name) - 1))).toEqual(fail);
    });
  }
});

describe('what else the card does', () => {
  test('A Traitor Accused: the current player chooses who goes to the Brig, or discards five', () => {
    const failed = checked('A Traitor Accused', 7).choose(0, { seat: 1 });
    expect(places(failed)).toEqual(['command', 'brig', 'command']);
    const p = avoided('A Traitor Accused', { seats: [{ hand: full }, {}, {}] });
    expect(p.asked(0)).toMatchObject({ kind: 'discard', min: 5, max: 5 });
    p.table.give(seat(0), [0, 1, 2, 3, 4]);
    expect(hands(p)).toEqual([1, 0, 0]);
  });

  test('Admiral Grilled: failed, the Admiral discards two as well; or only morale', () => {
    const failed = checked('Admiral Grilled', 8, { seats: [{}, { hand: full }, {}] });
    failed.table.give(seat(1), [0, 1]);
    expect(hands(failed)).toEqual([0, 4, 0]);
    const p = avoided('Admiral Grilled', { seats: [{}, { hand: full }, {}] });
    expect([lost(p), hands(p)]).toEqual([{ morale: 1 }, [0, 6, 0]]);
  });

  test('Analyze Enemy Fighter: passed, a destroyed raptor comes back; or a roll of 4 or less costs', () => {
    expect(checked('Analyze Enemy Fighter', 7, { reserve: { raptor: 2 } }).g.state.raptors.reserve).toBe(3);
    const low = rolled('Analyze Enemy Fighter', 4, { seats: [{ hand: full }, {}, {}] });
    low.table.give(seat(0), [0, 1]);
    expect([lost(low), hands(low)[0]]).toEqual([{ population: 1 }, 4]);
    const high = rolled('Analyze Enemy Fighter', 5, { seats: [{ hand: full }, {}, {}] });
    expect([lost(high), hands(high)[0]]).toEqual([{}, 6]);
  });

  test('Bomb Threat: morale and a civilian ship, failed or on a roll of 4 or less', () => {
    expect(lost(checked('Bomb Threat', 13))).toEqual({});
    expect(checked('Bomb Threat', 13).g.cards.count(zones.civiliansDestroyed)).toBe(0);
    for (const p of [checked('Bomb Threat', 12), rolled('Bomb Threat', 4)]) {
      expect(lost(p)).toMatchObject({ morale: expect.any(Number) });
      expect(p.g.cards.count(zones.civiliansDestroyed)).toBe(1);
    }
    const safe = rolled('Bomb Threat', 5);
    expect([lost(safe), safe.g.cards.count(zones.civiliansDestroyed)]).toEqual([{}, 0]);
  });

  test('Colonial Day: or morale', () => {
    expect(lost(avoided('Colonial Day'))).toEqual({ morale: 1 });
  });

  test('Crippled Raider: passed, the fleet moves on; or a roll of 4 or less brings raiders', () => {
    expect(checked('Crippled Raider', 10).g.state.jumpTrack).toBe(1);
    const low = rolled('Crippled Raider', 4);
    expect([low.g.state.raiders.bow, low.g.cards.count(zones.civilians.stern)]).toEqual([3, 1]);
    const high = rolled('Crippled Raider', 5);
    expect([high.g.state.raiders.bow, high.g.cards.count(zones.civilians.stern)]).toEqual([0, 0]);
  });

  test('Cylon Screenings: failed, a look at the President or the Admiral, not at oneself; or everybody discards two', () => {
    const seats = [{}, { loyalty: ['cylon-brig'] }, { loyalty: ['cylon-morale'] }];
    const failed = checked('Cylon Screenings', 8, { seats, president: 2 });
    expect(failed.asked(0)?.options).toEqual([
      { type: 'player', seat: 1 },
      { type: 'player', seat: 2 },
    ]);
    failed.choose(0, { seat: 2 });
    const [card] = failed.g.cards.list(zones.loyalty(seat(2)));
    expect(card !== undefined && failed.g.cards.knows(card, seat(0))).toBe(true);

    const own = checked('Cylon Screenings', 8, { seats, president: 0, admiral: 1 });
    expect(own.g.cards.list(zones.loyalty(seat(1))).every((one) => own.g.cards.knows(one, seat(0)))).toBe(true);

    const p = avoided('Cylon Screenings', { seats: [{ hand: full.slice(0, 3) }, { hand: full.slice(3) }, {}] });
    for (const asked of [...p.table.pending]) p.table.give(asked.seat, [0, 1]);
    expect(hands(p)).toEqual([1, 1, 0]);
  });

  test('Forced Water Mining: or food gained, morale lost, and everybody discards one at random', () => {
    const p = avoided('Forced Water Mining', { seats: [{ hand: full.slice(0, 3) }, { hand: full.slice(3) }, {}] });
    expect([lost(p), hands(p)]).toEqual([{ food: -1, morale: 1 }, [2, 2, 0]]);
  });

  test('Fulfiller of Prophecy: passed, a politics card; or a card, and another crisis after the Cylon ships', () => {
    const passed = checked('Fulfiller of Prophecy', 6);
    expect(passed.g.hand(seat(0)).map((card) => passed.g.entry(card))).toMatchObject([{ type: 'politics' }]);

    const next = { crisis: ['Fulfiller of Prophecy', 'Prison Labor'] };
    const p = drawn('Fulfiller of Prophecy', { seats: [{ hand: full }, {}, {}], next });
    p.choose(0, { label: 'effect' }).table.give(seat(0), 0);
    expect([hands(p)[0], p.g.turn.modifiers.amount('crisis-again')]).toEqual([5, 1]);
  });

  test('Fulfiller of Prophecy: the other crisis is drawn in the same turn', () => {
    const p = plain({ next: { crisis: ['Fulfiller of Prophecy', 'Prison Labor'] } }).run((g) => turn(g));
    for (let asked = p.table.pending[0]; asked; asked = p.table.pending[0]) {
      const nothing = asked.options.findIndex(({ type }) => ['nothing', 'stay', 'pass'].includes(type));
      if (asked.kind === 'crisis-choice') p.choose(asked.seat, { label: 'effect' });
      else if (asked.min === 0) p.table.give(asked.seat, []);
      else p.table.give(asked.seat, Math.max(0, nothing));
    }
    expect(p.events().filter(({ type }) => type === 'crisis-drawn')).toMatchObject([
      { name: 'Fulfiller of Prophecy' },
      { name: 'Prison Labor' },
    ]);
  });

  test('Informing the Public: passed, a look at somebody; or a roll of 4 or less costs morale and population', () => {
    const seats = [{}, { loyalty: ['cylon-brig'] }, { loyalty: ['cylon-morale'] }];
    const passed = checked('Informing the Public', 7, { seats });
    passed.choose(0, { seat: 1 });
    expect(passed.g.cards.list(zones.loyalty(seat(1))).every((card) => passed.g.cards.knows(card, seat(0)))).toBe(true);
    expect(lost(rolled('Informing the Public', 4))).toEqual({ morale: 1, population: 1 });
    expect(lost(rolled('Informing the Public', 5))).toEqual({});
  });

  test('Keep Tabs on Visitor: failed, a roll of 4 or less costs population; or four cards at random', () => {
    expect(lost(checked('Keep Tabs on Visitor', 12))).toEqual({});
    expect(lost(checked('Keep Tabs on Visitor', 11, { rolls: [4] }))).toEqual({ population: 2 });
    expect(lost(checked('Keep Tabs on Visitor', 11, { rolls: [5] }))).toEqual({});
    const p = avoided('Keep Tabs on Visitor', { seats: [{ hand: full }, {}, {}] });
    expect([hands(p), p.asked(0)]).toEqual([[2, 0, 0], null]);
  });

  test('Network Computers: passed, the fleet moves on; failed, a centurion boards; or population and back', () => {
    expect(checked('Network Computers', 11).g.state.jumpTrack).toBe(1);
    expect(checked('Network Computers', 10).g.state.boarding.get(0)).toBe(1);
    const p = avoided('Network Computers', { jumpTrack: 2 });
    expect([lost(p), p.g.state.jumpTrack]).toEqual([{ population: 1 }, 1]);
  });

  test('Scouting for Fuel and for Water: failed, a raptor is lost; or a smaller risk', () => {
    expect(checked('Scouting for Fuel', 11).g.state.raptors.reserve).toBe(3);
    expect(checked('Scouting for Water', 8).g.state.raptors.reserve).toBe(3);
    expect(lost(rolled('Scouting for Fuel', 4))).toEqual({ fuel: 1 });
    expect(lost(rolled('Scouting for Fuel', 5))).toEqual({});
    expect(lost(avoided('Scouting for Water'))).toEqual({ food: 1 });
  });

  test('Send Survey Team: failed, the current player is hurt and a raptor lost; or a roll of 5 or less costs fuel', () => {
    const failed = checked('Send Survey Team', 14);
    expect([places(failed)[0], failed.g.state.raptors.reserve]).toEqual(['sickbay', 3]);
    expect(lost(rolled('Send Survey Team', 5))).toEqual({ fuel: 1 });
    expect(lost(rolled('Send Survey Team', 6))).toEqual({});
  });

  test('Water Sabotaged: or one food', () => {
    expect(lost(avoided('Water Sabotaged'))).toEqual({ food: 1 });
  });

  test('who chooses is the current player, also when another holds all titles', () => {
    const p = drawn('Water Sabotaged', { current: 1, president: 0, admiral: 0, cag: 0 });
    expect(p.table.pending.map(({ seat: asked, kind }) => [asked, kind])).toEqual([[1, 'crisis-choice']]);
    p.run((g) => crisisStep(g, seat(1)));
    expect(p.asked(0)).toBeNull();
  });
});
