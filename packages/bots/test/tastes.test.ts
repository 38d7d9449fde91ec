/** What veterans do: the tests of taste, one by one. */
import type { View } from '@ragtag/galactica';
import { position } from '@ragtag/galactica/testing';
import type { Option } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { steadyPlayer } from '../src/index.ts';
import { caught, checking, crewWith, hand, holding, seen, strength, takes, turn } from './table.ts';

const lastLeg: Partial<View> = { nextJumpWins: true, distance: 8, sleeperPhaseDone: true };
const destinations = (...names: readonly string[]): Option[] =>
  names.map((name, card) => ({ type: 'destination', card, name }));
const either = (text: string): Option => ({ type: 'option', index: 0, label: 'effect', text });

describe('jumping', () => {
  test('1 last leg, -1, population 4: jumps before anything else', () => {
    const view = seen(1, { current: 1, jumpTrack: 4, resources: { population: 4 } }, lastLeg);
    expect(turn(view)).toMatchObject({ type: 'location', at: 'ftl-control' });
  });

  test('2 last leg, -3, population 5: jumps, 3 lost and 1 for a goal still wins', () => {
    const view = seen(1, { current: 1, jumpTrack: 3, resources: { population: 5 } }, lastLeg);
    expect(turn(view)).toMatchObject({ type: 'location', at: 'ftl-control' });
  });

  test('3 last leg, -1, population 1, board empty: does not roll', () => {
    const view = seen(1, { current: 1, jumpTrack: 4, resources: { population: 1 } }, lastLeg);
    expect(turn(view).at).not.toBe('ftl-control');
  });

  test('4 -3, population 5, no Cylon ship out: does something else', () => {
    const view = seen(1, { current: 1, jumpTrack: 3, resources: { population: 5 } });
    expect(turn(view).at).not.toBe('ftl-control');
  });

  test('5 -3, population 8, five raiders on two bare civilian ships: jumps', () => {
    const setup = {
      current: 1,
      jumpTrack: 3,
      resources: { population: 8 },
      raiders: { stern: 5 },
      civilians: { stern: 2 },
    };
    expect(turn(seen(1, setup))).toMatchObject({ type: 'location', at: 'ftl-control' });
  });

  test('29 pursuit before Auto Attack, 7 ships waiting, board empty, -1: lets them come', () => {
    const setup = { current: 1, jumpTrack: 4, pursuit: 3, fleetRaiders: { bow: 4, stern: 3 } };
    expect(turn(seen(1, setup)).at).not.toBe('ftl-control');
  });
});

describe('destinations', () => {
  const at = (distance: number, fuel: number, ...names: readonly string[]): unknown => {
    const view = seen(1, { resources: { fuel } }, { distance });
    return takes(view, 'choose-destination', destinations(...names))[0]?.['name'];
  };

  test('6 fuel 6, distance 3: the farther one', () => {
    expect(at(3, 6, 'Barren Planet', 'Tylium Planet')).toBe('Barren Planet');
  });

  test('7 fuel 2, distance 3: the one with fuel, and the raptor is risked', () => {
    expect(at(3, 2, 'Barren Planet', 'Tylium Planet')).toBe('Tylium Planet');
    const risk = {
      key: 'risk',
      args: {
        kind: 'raptor',
        n: 1,
        least: 3,
        gain: { key: 'gain', args: { n: 2, resource: { key: 'fuel', args: {} } } },
      },
    };
    const options = [
      { type: 'yes', text: risk },
      { type: 'no', text: { key: 'nothing', args: {} } },
    ];
    expect(takes(seen(1, { resources: { fuel: 1 } }), 'may', options)).toMatchObject([{ type: 'yes' }]);
  });

  test('8 distance 6: nothing beyond 8 is worth fuel', () => {
    expect(at(6, 6, 'Remote Planet', 'Desolate Moon')).toBe('Remote Planet');
  });

  test('9 distance 5, fuel 4: the one after which the next jump wins', () => {
    expect(at(5, 4, 'Asteroid Field', 'Deep Space')).toBe('Asteroid Field');
  });

  test('31 a hidden Cylon as Admiral, fuel 7: 3 rather than 1', () => {
    const view = seen(1, { seats: crewWith({ 1: { loyalty: ['cylon-morale'] } }), resources: { fuel: 7 } });
    const turns = { ...view, turn: { ...view.turn, number: 20 } };
    expect(takes(turns, 'choose-destination', destinations('Cylon Raiders', 'Icy Moon'))[0]?.['name']).toBe(
      'Cylon Raiders',
    );
  });
});

describe('checks', () => {
  const politics = ['politics', 'leadership'] as const;

  test('10 last to add, difficulty 9, forecast 1, one 2 in hand: adds nothing', () => {
    const view = seen(1, { seats: crewWith({ 1: { hand: ['Executive Order 2'] } }) });
    const check = checking(view, 'The Olympic Carrier', { difficulty: 9, skills: politics, added: [1, null, 0, 0, 0] });
    expect(takes(check, 'add-to-check', hand(view), { min: 0, max: 1 })).toEqual([]);
  });

  test('11 last to add, difficulty 9, forecast 8, 2 morale at stake: the 3, with the 1 at morale 4', () => {
    const added = [3, null, 0, 1, 1];
    const held = {
      1: {
        hand: [
          'Executive Order 1',
          'Declare Emergency 3',
          'Launch Scout 1',
          'Launch Scout 2',
          'Launch Scout 1',
          'Launch Scout 2',
        ],
      },
    };
    const total = (morale: number): number => {
      const view = seen(1, { seats: crewWith(held), resources: { morale } });
      const check = checking(view, 'Informing the Public', { difficulty: 9, skills: politics, added });
      return strength(takes(check, 'add-to-check', hand(view), { min: 0, max: 6 }));
    };
    expect(total(9)).toBe(3);
    expect(total(4)).toBe(4);
  });

  test('12 first to add, two others match, difficulty 10: about 4 to 6 of 5, 3, 2, 1', () => {
    const cards = ['Declare Emergency 5', 'Declare Emergency 3', 'Executive Order 2', 'Executive Order 1'];
    const view = holding(seen(1, { seats: crewWith({ 1: { hand: cards } }) }), 6, 1);
    const check = checking(view, 'The Olympic Carrier', {
      difficulty: 10,
      skills: politics,
      added: [null, null, null, null, null],
    });
    const given = strength(takes(check, 'add-to-check', hand(view), { min: 0, max: 4 }));
    expect(given).toBeGreaterThanOrEqual(4);
    expect(given).toBeLessThanOrEqual(6);
  });

  test('13 short by 2: plays Declare Emergency; short by 3: keeps it', () => {
    const view = seen(1, { seats: crewWith({ 1: { hand: ['Declare Emergency 3'] } }) });
    const check = checking(view, 'The Olympic Carrier', {
      difficulty: 11,
      skills: politics,
      added: [2, 0, 1, 0, 1],
      stage: 'totalled',
    });
    const options = [{ type: 'pass' }, { type: 'respond', from: 'skill', name: 'Declare Emergency', card: 0 }];
    const plays = (short: number) =>
      takes(check, 'after-total', options, { context: { short, difficulty: 11 } })[0]?.type;
    expect(plays(2)).toBe('respond');
    expect(plays(3)).toBe('pass');
  });

  test('30 a hidden Cylon, two others added, forecast 4 over: never two cards against it', () => {
    const cards = ['Evasive Maneuvers 2', 'Maximum Firepower 4', 'Executive Order 2', 'Launch Scout 1'];
    const seats = crewWith({ 1: { hand: cards, loyalty: ['cylon-morale'] } });
    const view = seen(1, { seats });
    const turns = { ...view, turn: { ...view.turn, number: 20 } };
    const check = checking(turns, 'The Olympic Carrier', {
      difficulty: 6,
      skills: politics,
      added: [4, null, 3, 0, 0],
    });
    const against = takes(check, 'add-to-check', hand(view), { min: 0, max: 4 }).filter(
      ({ skill }) => skill !== 'leadership',
    );
    expect(against.length).toBeLessThanOrEqual(1);
  });
});

describe('interrupts', () => {
  test('14 FTL at -3, two hold Strategic Planning: exactly one plays it, before the roll', () => {
    const p = position({
      seats: crewWith({
        0: { hand: ['Strategic Planning 3'] },
        1: { at: 'ftl-control', hand: ['Executive Order 1'] },
        2: { hand: ['Strategic Planning 4'] },
      }),
      current: 1,
      jumpTrack: 3,
      rolls: [5],
    }).play();
    const players = p.table.world.seats.map((one) => steadyPlayer(one));
    let jumped = false;
    for (let asked = p.table.pending[0]; asked && !jumped; asked = p.table.pending[0]) {
      const one = asked.seat;
      const jumps = asked.options.findIndex(({ type, location }) => type === 'location' && location === 'ftl-control');
      if (asked.kind === 'movement') p.table.give(one, 0);
      else if (asked.kind === 'action') p.table.give(one, jumps);
      else p.table.give(one, players[one]?.decide(asked, () => p.table.view(one)) ?? 0);
      jumped = p.events().some(({ type }) => type === 'jump-begins');
    }
    const log = p.events().filter(({ type, name }) => type === 'die-rolled' || name === 'Strategic Planning');
    expect(log.filter(({ type }) => type === 'skill-card-played')).toHaveLength(1);
    expect(log.findIndex(({ type }) => type === 'skill-card-played')).toBeLessThan(
      log.findIndex(({ type }) => type === 'die-rolled'),
    );
  });

  test('15 an unmanned viper damaged, 4 in reserve: passes; a pilot hit: plays Evasive Maneuvers', () => {
    const view = seen(2, { seats: crewWith({ 2: { hand: ['Evasive Maneuvers 2'] } }), reserve: { viper: 4 } });
    const options = [{ type: 'pass' }, { type: 'respond', from: 'skill', name: 'Evasive Maneuvers', card: 0 }];
    const plays = (pilot: number | null) =>
      takes(view, 'after-roll', options, {
        context: { purpose: 'attack-on-viper', natural: 5, modifier: 0, ship: 'viper', pilot },
      })[0]?.type;
    expect(plays(null)).toBe('pass');
    expect(plays(2)).toBe('respond');
  });
});

describe('orders', () => {
  const order = 'that player either may move and then may take 1 action, or may take 2 actions';
  const context = { source: 'skill', name: 'Executive Order', effect: order };
  const players = (...seats: readonly number[]): Option[] => seats.map((one) => ({ type: 'player', seat: one }));

  test('16 the pilot beside raiders before the President in the Quorum Chamber', () => {
    const seats = crewWith({ 0: { at: 'quorum-chamber' }, 2: { piloting: { area: 'bow' } } });
    const view = seen(1, { seats, raiders: { bow: 3 }, civilians: { 'starboard-stern': 1 } });
    expect(takes(view, 'pick-player', players(0, 2), { context })).toEqual(players(2));
  });

  test('17 of two as good, the one less suspected', () => {
    const seats = crewWith({ 2: { piloting: { area: 'bow' } }, 3: { piloting: { area: 'bow' } } });
    const view = seen(1, { seats, raiders: { bow: 3 } });
    expect(takes(view, 'pick-player', players(2, 3), { context, after: caught(2, [0, 4], 3) })).toEqual(players(3));
    expect(takes(view, 'pick-player', players(3, 2), { context, after: caught(3, [0, 4], 3) })).toEqual(players(2));
  });

  test('28 Arrest Order: kept at a suspicion of a half, played at .85', () => {
    const seats = crewWith({ 0: { at: 'quorum-chamber' } });
    const view = seen(0, { seats, quorumHand: ['Arrest Order'] }, { sleeperPhaseDone: true });
    const arrest: Option = { type: 'quorum', card: 0, name: 'Arrest Order' };
    expect(turn(view, [arrest], { after: caught(2, [1, 3, 4], 1) })).not.toMatchObject({ name: 'Arrest Order' });
    expect(turn(view, [arrest], { after: caught(2, [1, 3, 4], 4) })).toMatchObject({ name: 'Arrest Order' });
  });
});

describe('fighting and mending', () => {
  test('18 a centurion on the last space: the Armory, whatever else burns', () => {
    const setup = { current: 1, boarding: [0, 0, 0, 1], raiders: { stern: 3 }, civilians: { stern: 1 }, jumpTrack: 4 };
    expect(turn(seen(1, setup))).toMatchObject({ type: 'location', at: 'armory' });
  });

  test('19 damage 4, FTL Control among it, track on 2, Repair held: goes there and repairs', () => {
    const seats = crewWith({ 4: { hand: ['Repair 1'] } });
    const damaged = ['ftl-control', 'armory', 'admirals-quarters', 'hangar-deck'] as const;
    expect(turn(seen(4, { seats, current: 4, jumpTrack: 2, damaged }))).toMatchObject({
      name: 'Repair',
      at: 'ftl-control',
    });
  });

  test('20 Command: a viper with two civilian ships, raiders one area off: escorts', () => {
    const view = seen(1, { vipers: { viper: { bow: 1 } }, civilians: { bow: 2 }, raiders: { 'starboard-bow': 2 } });
    const options: Option[] = [
      { type: 'nothing' },
      { type: 'launch', ship: 'viper', area: 'port-bow' },
      { type: 'move', ship: 'viper', area: 'bow', to: 'starboard-bow' },
      { type: 'escort', ship: 'viper', area: 'bow', civilian: 1 },
      { type: 'escort', ship: 'viper', area: 'bow', civilian: 2 },
    ];
    expect(takes(view, 'activate-viper', options, { context: { left: 2 } })).toMatchObject([{ type: 'escort' }]);
    const one = seen(1, { vipers: { viper: { bow: 1 } }, civilians: { bow: 1 }, raiders: { 'starboard-bow': 2 } });
    expect(takes(one, 'activate-viper', options.slice(0, 4), { context: { left: 1 } })).toMatchObject([
      { type: 'escort' },
    ]);
  });

  test('21 a basestar alone, -1, at Weapons Control: moves to FTL Control', () => {
    const setup = { current: 4, jumpTrack: 4, basestars: [{ area: 'bow' }] } as const;
    expect(turn(seen(4, setup))).toMatchObject({ type: 'location', at: 'ftl-control' });
  });

  test('27 a nuke: the lone basestar, not the one among ours', () => {
    const view = seen(1, {
      seats: crewWith({ 2: { piloting: { area: 'bow' } } }),
      basestars: [{ area: 'bow' }, { area: 'stern' }],
      raiders: { bow: 6 },
      civilians: { bow: 2 },
    });
    const options = (['bow', 'stern'] as const).map((area) => ({ type: 'area', area }));
    expect(takes(view, 'nuke-area', options)).toEqual([options[1]]);
  });
});

describe('crises', () => {
  const lose = (resource: string, n = 1) => ({ key: 'lose', args: { n, resource: { key: resource, args: {} } } });
  const all = (...effects: readonly Option['x'][]) => ({ key: 'all', args: { effects } });
  const discards = (who: string, n: number) => ({
    key: 'discard',
    args: { who: { key: who, args: {} }, n, how: { key: 'choice', args: {} } },
  });
  const choose = (view: View, name: string, ...texts: readonly Option['x'][]): unknown => {
    const options = texts.map((text, index) => ({ ...either(''), index, text: text ?? '' }));
    return takes(view, 'crisis-choice', options, { context: { name } })[0]?.['index'];
  };

  test('22 Water Shortage: food 8 and few cards: food; food 3 and full hands: cards', () => {
    const cards = all(discards('president', 2), discards('current', 3));
    const rich = seen(0, { current: 1, resources: { food: 8 } });
    const few = {
      ...rich,
      players: rich.players.map((one) => ({ ...one, hand: { ...one.hand, count: one.seat === 0 ? 3 : 4 } })),
    };
    expect(choose(few, 'Water Shortage', lose('food'), cards)).toBe(0);
    expect(
      choose(holding(seen(0, { current: 1, resources: { food: 3 } }), 8), 'Water Shortage', lose('food'), cards),
    ).toBe(1);
  });

  test('23 Riots with fuel 2: food and morale', () => {
    const view = seen(1, { resources: { fuel: 2, morale: 6, food: 6, population: 7 } });
    expect(choose(view, 'Riots', all(lose('food'), lose('morale')), all(lose('population'), lose('fuel')))).toBe(0);
  });

  test('24 Rescue the Fleet: population just after a jump, ships just before one', () => {
    const ships = (area: string, ...placed: readonly (readonly [string, number])[]) => ({
      key: 'place',
      args: {
        ships: placed.map(([kind, n]) => ({ key: `ships-${kind}`, args: { n } })),
        area: { key: 'spaceArea', args: { id: area } },
      },
    });
    const attack = all(lose('morale'), ships('bow', ['basestar', 1], ['raider', 3]), ships('stern', ['civilian', 3]));
    const early = seen(1, { jumpTrack: 0, resources: { population: 10 } });
    expect(choose(early, 'Rescue the Fleet', lose('population', 2), attack)).toBe(0);
    const late = seen(1, {
      jumpTrack: 4,
      resources: { population: 6 },
      reserve: { viper: 2 },
      vipers: { viper: { stern: 2, 'port-stern': 2 } },
    });
    expect(choose(late, 'Rescue the Fleet', lose('population', 2), attack)).toBe(1);
  });

  test('25 Admiral Grilled, morale 8, few cards that count: takes the loss', () => {
    const seats = crewWith({ 0: { character: 'sharon-valerii', at: 'armory' }, 4: { character: 'karl-agathon' } });
    const view = holding(seen(2, { seats, current: 2, resources: { morale: 8 } }), 3);
    const options: Option[] = [
      { type: 'option', index: 0, label: 'check', difficulty: 9, skills: ['politics', 'leadership'] },
      { type: 'option', index: 1, label: 'effect', text: lose('morale') },
    ];
    expect(takes(view, 'crisis-choice', options, { context: { name: 'Admiral Grilled' } })).toMatchObject([
      { index: 1 },
    ]);
  });

  test('26 scouting: a launch without an icon goes down, an easy check with one stays', () => {
    const back = (view: View, name: string) =>
      takes(
        view,
        'put-back',
        ['top', 'bottom'].map((type) => ({ type, card: 0, name })),
        { context: { deck: 'crisis-deck' } },
      )[0]?.type;
    const fight = seen(1, { basestars: [{ area: 'bow' }, { area: 'stern' }] });
    expect(back(fight, 'Unidentified Ship')).toBe('bottom');
    expect(back(holding(seen(1, {}), 7), 'Terrorist Bomber')).toBe('top');
  });
});

describe('Cylons', () => {
  const hidden = { 1: { loyalty: ['cylon-damage'], at: 'command' as const } };
  const reveal = (view: View): Option => ({
    type: 'reveal',
    card: view.players[1]?.loyalty[0]?.card ?? -1,
    name: 'You Are a Cylon',
  });

  test('32 a hidden Cylon about to be jailed shows himself with his power', () => {
    const view = seen(1, { seats: crewWith(hidden), current: 1 }, { sleeperPhaseDone: true, distance: 5 });
    const after = [
      ...caught(1, [0, 2, 3, 4], 3),
      { type: 'check-begins', location: 'admirals-quarters', target: 1, skills: ['leadership', 'tactics'] },
    ];
    expect(turn(view, [reveal(view)], { after }).type).toBe('reveal');
  });

  const shown = { 1: { revealed: true, at: 'caprica' as const, superCrises: ['Inbound Nukes'] } };

  test('33 revealed, 5 raiders with 3 bare civilian ships: the raiders first', () => {
    const view = seen(1, { seats: crewWith(shown), current: 1, raiders: { stern: 5 }, civilians: { stern: 3 } });
    expect(turn(holding(view, 5)).at).toBe('cylon-fleet');
    const options = ['raiders', 'heavy', 'basestars'].map((icon, index) => ({
      type: 'effect',
      index,
      text: { key: 'activate', args: { icons: [{ key: `icon-${icon}`, args: {} }] } },
    }));
    expect(takes(view, 'choose-effect', options, { context: { name: 'Cylon Fleet' } })).toMatchObject([{ index: 0 }]);
  });

  test('34 revealed, a super crisis held, the humans at 2 cards a head: plays it', () => {
    const view = holding(seen(1, { seats: crewWith(shown), current: 1, raiders: { stern: 1 } }), 2);
    expect(turn(view)).toMatchObject({ type: 'location', at: 'caprica' });
  });
});
