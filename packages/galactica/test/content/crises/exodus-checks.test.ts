import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { crisisStep } from '../../../src/core/rules/crisis.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { adama, roslin, starbuck, zarek } from '../../rules/people.ts';
import {
  avoided,
  checked,
  damage,
  discardAll,
  few,
  full,
  hands,
  hit,
  lost,
  passing,
  places,
  rolled,
} from './drawing.ts';

/** Dials lost when the check is passed and failed; the rest is told card by card. */
const dials: readonly [name: string, pass: object, fail: object][] = [
  ['Airlock Leak', {}, {}],
  ['Centurion Assault', {}, {}],
  ['Divisive Behavior', {}, { morale: 1 }],
  ['Guilty Conscience', {}, {}],
  ['Haunted by the Past', {}, {}],
  ['Hidden Identity', {}, { morale: 1 }],
  ['In the Ring', { morale: -1 }, { morale: 1 }],
  ["Joe's Bar", { morale: -1 }, { morale: 1 }],
  ['Power Failure', {}, {}],
  ['Strange Beacon', {}, {}],
  ['Temple of the Five', {}, {}],
  ['Threat of Super Nova', {}, { population: 1 }],
  ['Unexplained Deaths', {}, { morale: 1, population: 1 }],
  ['Unfair Bias', {}, {}],
  ['Consult the Prisoner', {}, {}],
  ['Cylon Genocide', {}, { morale: 1 }],
  ['Familiar Face', {}, { morale: 1 }],
  ['Hera Rescued', {}, { morale: 2 }],
  ['Mysterious Guide', {}, { fuel: 1 }],
  ['Mysterious Message', {}, {}],
  ['Raptor Malfunction', {}, {}],
  ['Set a Trap', {}, {}],
];

describe('dials turned by the checks of Exodus', () => {
  for (const [name, pass, fail] of dials) {
    test(name, () => {
      expect(lost(hit(checked(name, passing(name))))).toEqual(pass);
      expect(lost(hit(checked(name, passing(name) - 1)))).toEqual(fail);
    });
  }
});

describe('checks of Exodus that cannot be avoided', () => {
  test('Airlock Leak: failed, a hit, and the current player is hurt', () => {
    expect(damage(checked('Airlock Leak', 6))).toBe(0);
    const failed = hit(checked('Airlock Leak', 5));
    expect([damage(failed), places(failed)]).toEqual([1, ['sickbay', 'command', 'command']]);
  });

  test('Centurion Assault: failed, a raptor is lost and the current player hurt', () => {
    expect(checked('Centurion Assault', 9).g.state.raptors.reserve).toBe(4);
    const failed = checked('Centurion Assault', 8);
    expect([failed.g.state.raptors.reserve, places(failed)[0]]).toEqual([3, 'sickbay']);
  });

  test('Divisive Behavior and In the Ring: as a consequence the current player has another hurt, pass or fail', () => {
    for (const name of ['Divisive Behavior', 'In the Ring']) {
      expect(places(checked(name, passing(name)))).not.toContain('sickbay');
      const p = checked(name, passing(name), { icon: 'Protect the Fleet', seats: [{}, {}, {}, { at: 'sickbay' }] });
      expect(p.asked(0)?.options).toEqual([
        { type: 'player', seat: 1 },
        { type: 'player', seat: 2 },
      ]);
      expect(places(p.choose(0, { seat: 1 }))).toEqual(['command', 'sickbay', 'command', 'sickbay']);
    }
  });

  test('Guilty Conscience: failed, three cards of the current player at random', () => {
    const seats = [{ hand: full }, {}, {}];
    expect(hands(checked('Guilty Conscience', 7, { seats }))[0]).toBe(6);
    const failed = checked('Guilty Conscience', 6, { seats });
    expect([failed.asked(0), hands(failed)[0]]).toEqual([null, 3]);
  });

  test('Haunted by the Past: failed, everybody discards one at random', () => {
    const seats = [{ hand: full.slice(0, 2) }, { hand: full.slice(2) }, {}];
    expect(hands(checked('Haunted by the Past', 12, { seats }))).toEqual([2, 4, 0]);
    expect(hands(checked('Haunted by the Past', 11, { seats }))).toEqual([1, 3, 0]);
  });

  test('Haunted by the Past: as a consequence the titles of the current player go to the next in line', () => {
    const drawn = (destiny: string[], current: number) =>
      position({
        seats: [zarek, adama, roslin, starbuck],
        current,
        president: 0,
        admiral: 0,
        cag: 3,
        destiny,
        next: { crisis: ['Haunted by the Past'] },
      })
        .run((g) => crisisStep(g, g.current))
        .pass();
    const { president, admiral, cag } = drawn(['Protect the Fleet', 'Repair 1', 'Repair 2'], 0).g.state;
    expect([president, admiral, cag]).toEqual([2, 1, 3]); // Roslin and Adama come next; the CAG is another
    const other = drawn(['Protect the Fleet', 'Repair 1', 'Repair 2'], 1).g.state;
    expect([other.president, other.admiral, other.cag]).toEqual([0, 0, 3]);
    expect(drawn(['Repair 1', 'Repair 1', 'Repair 2'], 0).g.state.president).toBe(0);
  });

  test('Hidden Identity: failed, the current player goes to the Brig', () => {
    expect(places(checked('Hidden Identity', 12))[0]).toBe('command');
    expect(places(checked('Hidden Identity', 11))).toEqual(['brig', 'command', 'command']);
  });

  test('In the Ring: failed, the current player is hurt', () => {
    expect(places(checked('In the Ring', 12))[0]).toBe('command');
    expect(places(checked('In the Ring', 11))).toEqual(['sickbay', 'command', 'command']);
  });

  test("Joe's Bar: failed, the current player goes to the Brig", () => {
    expect(places(checked("Joe's Bar", 12))[0]).toBe('command');
    expect(places(checked("Joe's Bar", 11))).toEqual(['brig', 'command', 'command']);
  });

  test('Power Failure: failed, the fleet marker goes back; a hit as a consequence', () => {
    expect(checked('Power Failure', 14, { jumpTrack: 2 }).g.state.jumpTrack).toBe(2);
    const failed = checked('Power Failure', 13, { jumpTrack: 2 });
    expect([failed.g.state.jumpTrack, damage(failed)]).toEqual([1, 0]);
    const short = position({
      seats: [zarek, adama, starbuck],
      destiny: ['Protect the Fleet', 'Repair 1', 'Repair 2'],
      next: { crisis: ['Power Failure'] },
    })
      .run((g) => crisisStep(g, g.current))
      .pass('choose-damaged-ship');
    expect(damage(hit(short))).toBe(1);
  });

  test('Strange Beacon: passed, all Cylon ships of an area of the current player’s choice are gone', () => {
    const setup = {
      raiders: { bow: 3, stern: 1 },
      heavyRaiders: { bow: 1 },
      basestars: [{ area: 'bow' as const, damage: ['hangar' as const] }],
      vipers: { viper: { bow: 1 } },
      civilians: { bow: 1 },
    };
    const { g } = checked('Strange Beacon', 13, setup).choose(0, { area: 'bow' });
    expect([g.state.raiders.bow, g.state.raiders.stern, g.state.heavyRaiders.bow]).toEqual([0, 1, 0]);
    expect([g.state.basestars[0]?.where, g.state.basestars[0]?.damage.hangar]).toEqual(['supply', false]);
    expect([g.state.vipers.viper.space.bow, g.cards.count(zones.civilians.bow)]).toEqual([1, 1]);
    const failed = checked('Strange Beacon', 12, { ...setup, jumpTrack: 2 });
    expect([failed.g.state.raiders.bow, failed.g.state.jumpTrack]).toEqual([3, 1]);
  });

  test('Strange Beacon: nothing is destroyed, so nothing follows from it', () => {
    const p = checked('Strange Beacon', 13, {
      basestars: [{ area: 'bow' }],
      cylonFleet: false,
      inPlay: ['The Guardians'],
    });
    p.choose(0, { area: 'bow' });
    expect([lost(p), p.g.state.basestars[0]?.where]).toEqual([{}, 'supply']);
  });

  test('Temple of the Five: passed, the current player may draw two of the own skill set', () => {
    const passed = checked('Temple of the Five', 9).choose(0, { type: 'yes' });
    passed.choose(0, { skill: 'politics' }).choose(0, { skill: 'tactics' });
    expect(hands(passed)).toEqual([2, 0, 0]);
    expect(hands(checked('Temple of the Five', 9).choose(0, { type: 'no' }))).toEqual([0, 0, 0]);
    expect(checked('Temple of the Five', 8, { jumpTrack: 2 }).g.state.jumpTrack).toBe(1);
  });

  test('Threat of Super Nova: failed, a hit; as a consequence basestars fire', () => {
    expect(damage(checked('Threat of Super Nova', 10))).toBe(0);
    expect(damage(hit(checked('Threat of Super Nova', 9)))).toBe(1);
    const fired = (icon: string | undefined) =>
      hit(checked('Threat of Super Nova', 10, { ...(icon ? { icon } : {}), basestars: [{ area: 'bow' }], rolls: [8] }));
    expect(damage(fired('Red Tape'))).toBe(1);
    expect(damage(fired(undefined))).toBe(0);
  });

  test('Unfair Bias: failed, a hit, and the whole hand of the current player', () => {
    const seats = [{ hand: full }, { hand: few }, {}];
    expect(hands(checked('Unfair Bias', 12, { seats }))).toEqual([6, 3, 0]);
    const failed = hit(checked('Unfair Bias', 11, { seats }));
    expect([hands(failed), damage(failed)]).toEqual([[0, 3, 0], 1]);
  });
});

describe('checks of Exodus that may be avoided', () => {
  test('Consult the Prisoner: on to Auto Jump; or a card of each and the Brig; or cards of two', () => {
    expect(checked('Consult the Prisoner', 13).g.state.jumpTrack).toBe(1);
    const seats = [{ hand: full }, { hand: few }, {}];
    const failed = discardAll(checked('Consult the Prisoner', 12, { seats }));
    expect([hands(failed), places(failed)[0], failed.g.state.jumpTrack]).toEqual([[5, 2, 0], 'brig', 0]);
    const p = discardAll(avoided('Consult the Prisoner', { seats }));
    expect([hands(p), places(p)[0]]).toEqual([[3, 1, 0], 'command']);
  });

  test('Cylon Genocide: passed, every Cylon ship on the main board is destroyed, and no other', () => {
    const setup = {
      raiders: { bow: 2, stern: 1 },
      heavyRaiders: { 'port-bow': 1 } as const,
      basestars: [{ area: 'bow' as const }, { area: 'stern' as const, where: 'fleet' as const }],
      fleetRaiders: { stern: 2 },
      vipers: { viper: { bow: 1 } },
    };
    const { g } = checked('Cylon Genocide', 21, setup);
    expect([g.state.raiders.bow, g.state.raiders.stern, g.state.heavyRaiders['port-bow']]).toEqual([0, 0, 0]);
    expect(g.state.basestars.map(({ where }) => where)).toEqual(['supply', 'fleet']);
    expect([g.state.fleetRaiders.stern, g.state.vipers.viper.space.bow]).toEqual([2, 1]);
  });

  test('Cylon Genocide: a Cylon attack card ends with the basestar, Scar lives', () => {
    const p = checked('Cylon Genocide', 21, {
      basestars: [{ area: 'bow' }],
      cylonFleet: false,
      inPlay: ['The Guardians'],
    });
    expect([lost(p), p.g.state.raptors.reserve]).toEqual([{ morale: 1 }, 3]);
  });

  test('Cylon Genocide: failed, basestars, launches and heavy raiders in that order; or perhaps the Brig', () => {
    const failed = checked('Cylon Genocide', 20, {
      basestars: [{ area: 'bow' }],
      heavyRaiders: { stern: 1 },
      rolls: [1],
    });
    const acts = failed
      .events()
      .map(({ type }) => type)
      .filter((type) => ['galactica-attacked', 'cylon-ships-placed', 'heavy-raider-moved'].includes(type));
    expect(acts).toEqual(['galactica-attacked', 'cylon-ships-placed', 'heavy-raider-moved']);
    expect(failed.g.state.raiders.bow).toBe(3);
    expect(places(rolled('Cylon Genocide', 4))[0]).toBe('brig');
    expect(places(rolled('Cylon Genocide', 5))[0]).toBe('command');
  });

  test('Familiar Face: passed, the Admiral may have somebody arrested; failed, the whole hand; or morale', () => {
    const seats = [{ hand: full }, { hand: few }, {}];
    const passed = checked('Familiar Face', 12, { seats }).choose(1, { type: 'yes' }).choose(1, { seat: 0 });
    expect(places(passed)).toEqual(['brig', 'command', 'command']);
    expect(places(checked('Familiar Face', 12, { seats }).choose(1, { type: 'no' }))).not.toContain('brig');
    expect(hands(checked('Familiar Face', 11, { seats }))).toEqual([6, 0, 0]);
    const p = avoided('Familiar Face', { seats });
    expect([lost(p), hands(p)]).toEqual([{ morale: 1 }, [6, 3, 0]]);
  });

  test('Hera Rescued: failed, a raptor too; or one morale', () => {
    expect(checked('Hera Rescued', 9).g.state.raptors.reserve).toBe(3);
    const p = avoided('Hera Rescued');
    expect([lost(p), p.g.state.raptors.reserve]).toEqual([{ morale: 1 }, 4]);
  });

  test('Mysterious Guide: passed, on to Auto Jump; failed, the whole hand; or morale', () => {
    const seats = [{ hand: full }, { hand: few }, {}];
    const passed = checked('Mysterious Guide', 11, { seats });
    expect([passed.g.state.jumpTrack, hands(passed)]).toEqual([1, [6, 3, 0]]);
    expect(hands(checked('Mysterious Guide', 10, { seats }))).toEqual([0, 3, 0]);
    const p = avoided('Mysterious Guide', { seats });
    expect([lost(p), hands(p)]).toEqual([{ morale: 1 }, [6, 3, 0]]);
  });

  test('Mysterious Message: passed, the current player may take two cards out of the Destiny deck', () => {
    const destiny = ['Consolidate Power 1', 'Repair 1', 'Bait', 'Full Throttle 2', 'Negotiation 5', 'Bait'];
    const passed = checked('Mysterious Message', 9, { destiny }).choose(0, { type: 'yes' });
    passed.choose(0, { name: 'Bait' }, { name: 'Negotiation' });
    expect(passed.names(zones.destiny).sort()).toEqual(['Bait', 'Full Throttle']);
    const [left] = passed.g.cards.list(zones.destiny);
    expect(left !== undefined && passed.g.cards.knows(left, seat(0))).toBe(false); // shuffled since
    const refused = checked('Mysterious Message', 9, { destiny }).choose(0, { type: 'no' });
    expect(refused.g.cards.count(zones.destiny)).toBe(4);
  });

  test('Mysterious Message: failed, basestars launch and fire; or they only fire', () => {
    const setup = { basestars: [{ area: 'bow' as const }], rolls: [8] };
    const failed = hit(checked('Mysterious Message', 8, setup));
    expect([failed.g.state.raiders.bow, damage(failed)]).toEqual([3, 1]);
    const p = hit(avoided('Mysterious Message', setup));
    expect([p.g.state.raiders.bow, damage(p)]).toEqual([0, 1]);
  });

  test('Raptor Malfunction: failed, a hit and a raptor; or the current player is hurt', () => {
    const failed = hit(checked('Raptor Malfunction', 11));
    expect([damage(failed), failed.g.state.raptors.reserve]).toEqual([1, 3]);
    const p = avoided('Raptor Malfunction');
    expect([places(p), damage(p), p.g.state.raptors.reserve]).toEqual([['sickbay', 'command', 'command'], 0, 4]);
  });

  test('Set a Trap: passed, a centurion is destroyed; failed, one boards and the current player is hurt', () => {
    const passed = checked('Set a Trap', 10, { boarding: [1, 0, 1] }).choose(0, { space: 2 });
    expect([passed.g.state.boarding.get(0), passed.g.state.boarding.get(2)]).toEqual([1, 0]);
    expect(checked('Set a Trap', 10).asked(0)).toBeNull();
    const failed = checked('Set a Trap', 9);
    expect([failed.g.state.boarding.get(0), places(failed)[0]]).toEqual([1, 'sickbay']);
    expect(rolled('Set a Trap', 4).g.state.boarding.get(0)).toBe(1);
    expect(rolled('Set a Trap', 5).g.state.boarding.get(0)).toBe(0);
  });

  test('The Passage: on to Auto Jump; two civilian ships lost; or a roll of 6 or less hurts', () => {
    const passed = checked('The Passage', 14);
    expect([passed.g.state.jumpTrack, passed.g.cards.count(zones.civiliansDestroyed)]).toEqual([1, 0]);
    const failed = checked('The Passage', 13);
    expect([failed.g.state.jumpTrack, failed.g.cards.count(zones.civiliansDestroyed)]).toEqual([0, 2]);
    expect(places(rolled('The Passage', 6))[0]).toBe('sickbay');
    expect(places(rolled('The Passage', 7))[0]).toBe('command');
  });
});
