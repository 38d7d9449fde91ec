import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { lookAtLoyalty } from '../../../src/core/rules/loyalty.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { checked, failing, full, hands, knowsLoyalty, lost, passing, places } from './drawing.ts';

/** Cards whose results only turn dials: what is lost when passed, at the partial number, and failed. */
const onlyDials: readonly [name: string, pass: object, partial: object | null, fail: object][] = [
  ['Low Supplies', {}, null, { morale: 1 }],
  ['Prison Labor', {}, null, { morale: 1, food: 1 }],
  ['Resistance', {}, { food: 1 }, { food: 1, fuel: 1 }],
  ['The Olympic Carrier', {}, { population: 1 }, { morale: 1, population: 1 }],
  ['Unidentified Ship', {}, null, { population: 1 }],
];

describe('crises that only turn dials', () => {
  for (const [name, pass, partial, fail] of onlyDials) {
    test(name, () => {
      expect(lost(checked(name, passing(name)))).toEqual(pass);
      if (partial) {
        expect(lost(checked(name, passing(name) - 1))).toEqual(partial);
        expect(lost(checked(name, failing(name) + 1))).toEqual(partial);
      }
      expect(lost(checked(name, failing(name)))).toEqual(fail);
    });
  }

  test('Low Supplies: another morale if food is below 6 by then', () => {
    expect(lost(checked('Low Supplies', 6, { resources: { food: 5 } }))).toMatchObject({ morale: 2 });
    expect(lost(checked('Low Supplies', 6, { resources: { food: 6 } }))).toMatchObject({ morale: 1 });
  });
});

describe('crises that move characters', () => {
  test('Crash Landing: the Admiral may spend fuel, or morale is lost and the current player hurt', () => {
    expect(lost(checked('Crash Landing', 6))).toEqual({});
    const spent = checked('Crash Landing', 5).choose(1, { index: 0 });
    expect([lost(spent), places(spent)[0]]).toEqual([{ fuel: 1 }, 'command']);
    const kept = checked('Crash Landing', 5).choose(1, { index: 1 });
    expect([lost(kept), places(kept)[0]]).toEqual([{ morale: 1 }, 'sickbay']);
    const empty = checked('Crash Landing', 5, { resources: { fuel: 0 } }); // none to spend
    expect([empty.asked(1), empty.g.state.resources.morale, places(empty)[0]]).toEqual([null, 9, 'sickbay']);
  });

  test('Cylon Accusation: the current player goes to the Brig', () => {
    expect(places(checked('Cylon Accusation', 10))).toEqual(['command', 'command', 'command']);
    expect(places(checked('Cylon Accusation', 9))).toEqual(['brig', 'command', 'command']);
  });

  test('Cylon Virus: FTL Control is cleared and a centurion boards', () => {
    const seats = [{}, { at: 'ftl-control' as const }, {}];
    const passed = checked('Cylon Virus', 13, { seats });
    expect([places(passed)[1], passed.g.state.boarding.get(0)]).toEqual(['ftl-control', 0]);
    const failed = checked('Cylon Virus', 12, { seats });
    expect([places(failed), failed.g.state.boarding.get(0)]).toEqual([['command', 'sickbay', 'command'], 1]);
  });

  test('Detector Sabotage: the Research Lab is cleared, and nobody looks at loyalty cards any more', () => {
    const seats = [{}, { at: 'research-lab' as const, loyalty: ['cylon-brig'] }, {}];
    const passed = checked('Detector Sabotage', 8, { seats });
    expect(passed.names(zones.inPlay)).toEqual([]);
    passed.run((g) => lookAtLoyalty(g, seat(0), seat(1), 'all'));
    expect(passed.events(seat(0)).map(({ type }) => type)).toContain('loyalty-looked-at');

    const failed = checked('Detector Sabotage', 7, { seats });
    expect([places(failed)[1], failed.names(zones.inPlay)]).toEqual(['sickbay', ['Detector Sabotage']]);
    failed.run((g) => lookAtLoyalty(g, seat(0), seat(1), 'all'));
    const hidden = failed.g.cards.list(zones.loyalty(seat(1)));
    expect(hidden.some((card) => failed.g.cards.knows(card, seat(0)))).toBe(false);
  });

  test('Missing G4 Explosives: food is lost and everybody in the Armory arrested', () => {
    const seats = [{}, { at: 'armory' as const }, { at: 'armory' as const }];
    expect(lost(checked('Missing G4 Explosives', 7, { seats }))).toEqual({});
    const failed = checked('Missing G4 Explosives', 6, { seats });
    expect([lost(failed), places(failed)]).toEqual([{ food: 1 }, ['command', 'brig', 'brig']]);
  });

  test('Security Breach: morale is lost and Command cleared', () => {
    const seats = [{}, { at: 'armory' as const }, {}];
    expect(lost(checked('Security Breach', 6, { seats }))).toEqual({});
    const failed = checked('Security Breach', 5, { seats });
    expect([lost(failed), places(failed)]).toEqual([{ morale: 1 }, ['sickbay', 'armory', 'sickbay']]);
  });

  test('Terrorist Bomber: morale is lost and the current player hurt', () => {
    expect(lost(checked('Terrorist Bomber', 9))).toEqual({});
    const failed = checked('Terrorist Bomber', 8);
    expect([lost(failed), places(failed)]).toEqual([{ morale: 1 }, ['sickbay', 'command', 'command']]);
  });

  test('Guilt by Collusion: passed, the current player may arrest somebody', () => {
    const passed = checked('Guilt by Collusion', 9).choose(0, { type: 'yes' }).choose(0, { type: 'player', seat: 1 });
    expect(places(passed)).toEqual(['command', 'brig', 'command']);
    expect(places(checked('Guilt by Collusion', 9).choose(0, { type: 'no' }))).not.toContain('brig');
    expect(lost(checked('Guilt by Collusion', 8))).toEqual({ morale: 1 });
  });

  test('Witch Hunt: failed, the current player has somebody hurt', () => {
    expect(lost(checked('Witch Hunt', 10))).toEqual({});
    expect(lost(checked('Witch Hunt', 6))).toEqual({ morale: 1 });
    const seats = [{}, { at: 'sickbay' as const }, {}, { at: 'brig' as const }];
    const failed = checked('Witch Hunt', 5, { seats });
    expect(failed.asked(0)?.options).toEqual([
      { type: 'player', seat: 0 },
      { type: 'player', seat: 2 },
    ]);
    failed.choose(0, { seat: 2 });
    expect([lost(failed), places(failed)[2]]).toEqual([{ morale: 1 }, 'sickbay']);
  });
});

describe('crises that cost cards', () => {
  test('Elections Loom: the President discards four', () => {
    const seats = [{ hand: full }, {}, {}];
    expect(lost(checked('Elections Loom', 8, { seats }))).toEqual({});
    expect(lost(checked('Elections Loom', 5, { seats }))).toEqual({ morale: 1 });
    const failed = checked('Elections Loom', 4, { seats });
    expect(lost(failed)).toEqual({ morale: 1 });
    failed.choose(
      0,
      { name: 'Executive Order' },
      { name: 'Repair' },
      { name: 'Launch Scout' },
      { name: 'Evasive Maneuvers' },
    );
    expect(hands(failed)[0]).toBe(2);
  });

  test('Loss of a Friend: the current player discards two, and loses morale if it fails', () => {
    const seats = [{ hand: full }, {}, {}];
    expect(hands(checked('Loss of a Friend', 9, { seats }))[0]).toBe(6);
    for (const [strength, dials] of [
      [7, {}],
      [6, { morale: 1 }],
    ] as const) {
      const p = checked('Loss of a Friend', strength, { seats });
      p.choose(0, { name: 'Executive Order' }, { name: 'Evasive Maneuvers' });
      expect([lost(p), hands(p)[0]]).toEqual([dials, 4]);
    }
  });

  test('Unexpected Reunion: morale and the whole hand of the current player', () => {
    const seats = [{ hand: full }, { hand: full.slice(0, 1) }, {}];
    expect(hands(checked('Unexpected Reunion', 8, { seats }))).toEqual([6, 1, 0]);
    const failed = checked('Unexpected Reunion', 7, { seats });
    expect([lost(failed), hands(failed)]).toEqual([{ morale: 1 }, [0, 1, 0]]);
  });
});

describe('crises about ships', () => {
  test('Cylon Tracking Device: a raptor is lost, a basestar and two civilian ships appear', () => {
    expect(checked('Cylon Tracking Device', 10).g.state.raptors.reserve).toBe(4);
    const { g } = checked('Cylon Tracking Device', 9);
    expect(g.state.raptors).toMatchObject({ reserve: 3, destroyed: 1 });
    expect(g.state.basestars[0]).toMatchObject({ where: 'main', area: 'bow' });
    expect(g.cards.count(zones.civilians.stern)).toBe(2);
  });

  test('Hangar Accident: population, and two vipers of the Reserves are damaged', () => {
    expect(lost(checked('Hangar Accident', 10))).toEqual({});
    const partial = checked('Hangar Accident', 7);
    expect([lost(partial), partial.g.state.vipers.viper.reserve]).toEqual([{ population: 1 }, 4]);
    const failed = checked('Hangar Accident', 6, { reserve: { 'assault-raptor': 0 } });
    expect([lost(failed), failed.g.state.vipers.viper.reserve]).toEqual([{ population: 1 }, 2]);
  });

  test('Jump Computer Failure: population, and the fleet marker goes back', () => {
    const passed = checked('Jump Computer Failure', 7, { jumpTrack: 2 });
    expect([lost(passed), passed.g.state.jumpTrack]).toEqual([{}, 2]);
    const failed = checked('Jump Computer Failure', 6, { jumpTrack: 2 });
    expect([lost(failed), failed.g.state.jumpTrack]).toEqual([{ population: 1 }, 1]);
  });

  test('Legendary Discovery: passed, the card lies beside the objective and counts as distance 1', () => {
    const passed = checked('Legendary Discovery', 14);
    expect([passed.names(zones.travelled), passed.names(zones.turnCrises)]).toEqual([['Legendary Discovery'], []]);
    expect(passed.view('spectator')).toMatchObject({ distance: 1 });
    const failed = checked('Legendary Discovery', 13);
    expect([lost(failed), failed.g.state.raptors.reserve]).toEqual([{ food: 1 }, 3]);
    expect(failed.names(zones.travelled)).toEqual([]);
  });

  rule('BG-UNI-160', 'Legendary Discovery: the objective is looked at when the whole card is done, and at once', () => {
    const far = { travelled: ['Icy Moon', 'Deep Space'] };
    const passed = checked('Legendary Discovery', 14, far);
    const told = passed.events().map(({ type }) => type);
    expect(told).toContain('sleeper-phase');
    expect(told.indexOf('sleeper-phase')).toBeGreaterThan(told.lastIndexOf('check-outcome'));
    expect(checked('Legendary Discovery', 13, far).g.state.sleeperPhaseDone).toBe(false);
  });

  test('Weapon Malfunction: two vipers in space are damaged and Weapons Control is cleared', () => {
    const setup = {
      seats: [{}, { at: 'weapons-control' as const }, {}],
      vipers: { viper: { 'port-bow': 2 } },
      reserve: { viper: 4 },
    };
    expect(places(checked('Weapon Malfunction', 11, setup))[1]).toBe('weapons-control');
    const failed = checked('Weapon Malfunction', 10, setup);
    expect(failed.g.state.vipers.viper).toMatchObject({ reserve: 4, damaged: 2 });
    expect([failed.g.state.vipers.viper.space['port-bow'], places(failed)[1]]).toEqual([0, 'sickbay']);
  });
});

describe('crises about loyalty and titles', () => {
  const seats = ['brig', 'morale', 'damage'].map((power) => ({ loyalty: [`cylon-${power}`] }));

  test('Mandatory Testing: passed, the President looks at a loyalty card of the current player', () => {
    expect(knowsLoyalty(checked('Mandatory Testing', 13, { seats, president: 1 }), 1, 0)).toBe(true);
    expect(lost(checked('Mandatory Testing', 9, { seats, president: 1 }))).toEqual({});
    expect(knowsLoyalty(checked('Mandatory Testing', 9, { seats, president: 1 }), 1, 0)).toBe(false);
    expect(lost(checked('Mandatory Testing', 8, { seats, president: 1 }))).toEqual({ morale: 1 });
  });

  test('Terrorist Investigations: passed, the current player looks at a loyalty card of another', () => {
    const passed = checked('Terrorist Investigations', 12, { seats });
    expect(passed.asked(0)?.options).not.toContainEqual({ type: 'player', seat: 0 });
    passed.choose(0, { seat: 1 });
    expect(knowsLoyalty(passed, 0, 1)).toBe(true);
    expect(lost(checked('Terrorist Investigations', 6, { seats }))).toEqual({});
    expect(lost(checked('Terrorist Investigations', 5, { seats }))).toEqual({ morale: 1 });
  });

  test('Prisoner Revolt: failed, the President hands the title on', () => {
    expect(lost(checked('Prisoner Revolt', 11))).toEqual({});
    expect(lost(checked('Prisoner Revolt', 6))).toEqual({ population: 1 });
    const failed = checked('Prisoner Revolt', 5);
    expect(failed.asked(0)?.options).not.toContainEqual({ type: 'player', seat: 0 });
    failed.choose(0, { seat: 2 });
    expect([lost(failed), failed.g.state.president]).toEqual([{ population: 1 }, 2]);
  });
});
