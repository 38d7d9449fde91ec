/** The sheets of the Cylon Leaders. */
import { type Position, type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { context } from '../../../src/core/engine/context.ts';
import { takeAction } from '../../../src/core/rules/action.ts';
import { discardSkills } from '../../../src/core/rules/discard.ts';
import { leaveBrig } from '../../../src/core/rules/hazardous-locations.ts';
import { activateLocation, canActivate } from '../../../src/core/rules/locations.ts';
import { movementStep } from '../../../src/core/rules/movement.ts';
import { receiveSkills } from '../../../src/core/rules/receive-skills.ts';
import { revealAsCylon } from '../../../src/core/rules/reveal.ts';
import { skillCheck } from '../../../src/core/rules/skill-check.ts';
import { discardStep } from '../../../src/core/rules/turn.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { infiltrate } from '../../../src/modules/cylon-leaders/infiltration.ts';
import { offered } from '../../rules/acting.ts';
import { spec } from '../../rules/checks.ts';
import { adama, loyaltyCard, roslin, starbuck } from '../../rules/people.ts';

const me = seat(0);
const three = ['Repair', 'Repair', 'Repair'];

function table(leader: SeatSetup, setup: Partial<PositionSetup> = {}): Position {
  const seats = [leader, roslin, adama, starbuck];
  return position({ cylonLeader: true, seats, president: 1, admiral: 2, cag: 3, ...setup });
}
const acting = (p: Position): Position => p.run((g) => takeAction(g, me));
const moving = (p: Position): Position => p.run((g) => movementStep(g, me));
const checking = (p: Position): Position =>
  p.run((g) => skillCheck(g, spec(), { source: 'location', location: 'brig', context: context('location', me) }));

describe('Cavil', () => {
  const cavil: SeatSetup = { character: 'cavil' };

  test('Primacy places a basestar, 3 raiders and a civilian ship', () => {
    const p = acting(table(cavil)).choose(0, { name: 'Primacy' }).choose(0, { type: 'yes' });
    expect(p.g.state.basestars.filter(({ where, area }) => where === 'main' && area === 'bow')).toHaveLength(1);
    expect([p.g.state.raiders.bow, p.g.cards.count(zones.civilians.stern)]).toEqual([3, 1]);
  });

  test('Primacy may remove a basestar when all are in play', () => {
    const p = acting(table(cavil, { basestars: [{ area: 'bow' }, { area: 'stern' }] })).choose(0, { name: 'Primacy' });
    p.choose(0, { basestar: 1 });
    expect(p.g.state.basestars.map(({ where }) => where)).toEqual(['main', 'supply']);
  });

  test('Aggressive Tactics gives 2 actions in place of moving', () => {
    const p = moving(table(cavil)).choose(0, { name: 'Aggressive Tactics' });
    expect([p.asked(0)?.kind, p.g.player(me).miracle]).toEqual(['action', 0]);
    p.choose(0, { name: 'Primacy' }).choose(0, { type: 'no' });
    expect(p.asked(0)?.kind).toBe('action');
  });

  test('Lies and Secrets costs the hand when a Cylon is revealed', () => {
    const seats = [{ ...cavil, hand: three }, { ...roslin, loyalty: ['cylon-morale'] }, adama, starbuck];
    const p = table(cavil, { seats });
    p.run((g) => revealAsCylon(g, seat(1), loyaltyCard(p, 1, 'cylon-morale'), 'execution'));
    expect(p.handNames(0)).toEqual([]);
  });
});

describe('Leoben Conoy', () => {
  const leoben: SeatSetup = { character: 'leoben-conoy', hand: ['Repair 1'] };

  test('Glimpse the Face of God draws 2 Destiny cards and puts 2 cards back on top', () => {
    const p = moving(table(leoben, { destiny: ['Launch Scout 1', 'Consolidate Power 1', 'Repair 2'] }));
    p.choose(0, { name: 'Glimpse the Face of God' });
    expect(p.handNames(0).sort()).toEqual(['Consolidate Power', 'Launch Scout', 'Repair']);
    p.choose(0, { name: 'Launch Scout' }).choose(0, { name: 'Repair' });
    expect(p.names(zones.destiny)).toEqual(['Repair', 'Launch Scout', 'Repair']);
    expect(p.handNames(0)).toEqual(['Consolidate Power']);
  });

  test('Cryptic Message exchanges hands', () => {
    const seats = [leoben, { ...roslin, hand: ['Consolidate Power', 'Consolidate Power'] }, adama, starbuck];
    const p = acting(table(leoben, { seats }));
    p.choose(0, { name: 'Cryptic Message' }).choose(0, { seat: 1 });
    expect([p.handNames(0), p.handNames(1)]).toEqual([['Consolidate Power', 'Consolidate Power'], ['Repair']]);
  });

  test('Clouded keeps him away from others', () => {
    const cylon = { ...roslin, revealed: true, at: 'caprica', loyaltyFaceup: ['cylon-morale'] } as const;
    const p = moving(table(leoben, { seats: [leoben, cylon, adama, starbuck], president: 2 }));
    const places = p.asked(0)?.options.flatMap(({ location }) => (typeof location === 'string' ? [location] : []));
    expect(places).toContain('cylon-fleet');
    expect(places).not.toContain('caprica');
  });

  test('Clouded keeps him away from others when he infiltrates or leaves the Brig of his own choice', () => {
    const seats = [leoben, { ...roslin, at: 'armory' as const }, adama, starbuck];
    const places = (p: Position) => p.asked(0)?.options.map(({ location }) => location);
    const infiltrates = table(leoben, { seats }).run((g) => infiltrate(g, me));
    expect(places(infiltrates)).toContain('research-lab');
    expect(places(infiltrates)).not.toContain('armory');
    const inBrig = { seats: [{ ...leoben, infiltrating: true, at: 'brig' as const }, ...seats.slice(1)] };
    const free = table(leoben, inBrig).run((g) => leaveBrig(g, me, me));
    expect(places(free)).toContain('research-lab');
    expect(places(free)).not.toContain('armory');
    const pardoned = table(leoben, inBrig).run((g) => leaveBrig(g, me, seat(1)));
    expect(pardoned.asked(1)?.options).toContainEqual(expect.objectContaining({ location: 'armory' }));
  });
});

describe('"Caprica" Six', () => {
  const six: SeatSetup = { character: 'caprica-six' };

  test('Intimate takes a card, and its owner draws of the type she names', () => {
    const seats = [six, { ...roslin, hand: ['Consolidate Power'] }, adama, starbuck];
    const p = moving(table(six, { seats })).choose(0, { name: 'Intimate' });
    p.choose(0, { skill: 'treachery' });
    expect(p.handNames(0)).toEqual(['Consolidate Power']);
    expect(p.g.cards.list(zones.hand(seat(1))).map((card) => p.g.entry(card))).toMatchObject([{ type: 'treachery' }]);
  });

  rule('BG-UNI-139', 'Human Delusion adds cards to a revealed check, before one is taken out of it', () => {
    const cally = { character: 'callandra-tyrol' };
    const p = checking(table(six, { seats: [{ ...six, hand: three }, roslin, adama, cally] }));
    p.pass('check-revealed').choose(0, { name: 'Human Delusion' });
    p.table.give(me, [0, 1]);
    expect(p.handNames(0)).toHaveLength(1);
    const added = p.events('spectator').filter(({ type }) => type === 'check-card-added');
    expect(added).toMatchObject([{ by: 0 }, { by: 0 }]);
  });

  rule('BG-UNI-139', 'Quick Fix waits until she has added hers or does not want to, then takes out any of them', () => {
    const cally = { character: 'callandra-tyrol' };
    const seats = [{ ...six, hand: ['Repair 2'] }, roslin, adama, cally];
    const p = checking(table(six, { seats, current: 3, cag: 1 })).pass('check-revealed');
    expect([p.asked(0)?.kind, p.asked(3)]).toEqual(['check-revealed', null]);
    p.choose(0, { name: 'Human Delusion' }).choose(0, { name: 'Repair' });
    expect(p.asked(3)?.kind).toBe('check-complete');
    p.choose(3, { name: 'Quick Fix', discarded: 'Repair', strength: 2 });
    expect(p.events('spectator')).toContainEqual(expect.objectContaining({ type: 'check-card-removed', strength: 2 }));
    const before = checking(table(six, { seats, current: 3, cag: 1, revision: 7 })).pass('check-revealed');
    expect([before.asked(0)?.kind, before.asked(3)?.kind]).toEqual(['check-revealed', 'check-revealed']);
  });

  test('Conflicted Loyalties makes the Cylon Fleet cost a card', () => {
    const at = 'cylon-fleet';
    expect(canActivate(table({ ...six, at }).g, me, at)).toBe(false);
    const p = table({ ...six, at, hand: ['Repair'] }).run((g) => activateLocation(g, me, at));
    expect(p.handNames(0)).toEqual([]);
  });
});

describe('Aaron Doral', () => {
  const doral: SeatSetup = { character: 'aaron-doral', infiltrating: true, at: 'command' };
  const drawn = (leader: SeatSetup): number => {
    const p = table(leader).run((g) => receiveSkills(g, me));
    for (let n = 0; p.asked(0) && n < 5; n++) p.table.give(me, 0);
    return p.handNames(0).length;
  };

  test('Industrious draws 2 extra cards while infiltrating, but not in Sickbay', () => {
    expect([drawn(doral), drawn({ ...doral, at: 'sickbay' })]).toEqual([4, 1]);
    expect(drawn({ character: 'aaron-doral' })).toBe(2);
  });

  rule('BG-CLAR-01', 'Meticulous takes him to a Cylon location but the Resurrection Ship, for another action', () => {
    const p = acting(table(doral)).choose(0, { name: 'Meticulous' });
    const places = p.asked(0)?.options.map(({ location }) => location);
    expect(places).toContain('human-fleet');
    expect(places).not.toContain('resurrection-ship');
    p.choose(0, { location: 'human-fleet' });
    expect([p.asked(0)?.kind, p.g.player(me).infiltrating]).toEqual(['action', false]);
    expect(offered(acting(table({ character: 'aaron-doral' })), 0)).not.toContain('Meticulous');
  });

  test("Vanity keeps him out of checks in another player's Action step", () => {
    const seen = (current: number) => {
      const p = table({ ...doral, hand: three }, { current });
      p.g.state.step = 'action';
      return checking(p).pass('add-to-check').asked(0)?.kind ?? null;
    };
    expect([seen(1), seen(0)]).toEqual([null, 'add-to-check']);
  });
});

describe('Sharon "Athena" Agathon', () => {
  const athena: SeatSetup = { character: 'sharon-agathon', infiltrating: true, at: 'command' };

  rule(['BG-CLAR-35', 'BG-CLAR-37'], 'For Love draws treachery so that another player discards 1 card less', () => {
    const seats = [athena, { ...roslin, hand: three }, adama, starbuck];
    const p = table(athena, { seats }).run((g) =>
      discardSkills(g, seat(1), 2, 'choice', { cause: context('crisis', seat(1)) }),
    );
    p.choose(0, { name: 'For Love' });
    expect(p.asked(1)).toMatchObject({ kind: 'discard', min: 1 });
    expect(p.handNames(0)).toHaveLength(1);
    const shut = table(athena, { seats }).run((g) =>
      discardSkills(g, seat(1), 2, 'choice', { cause: context('super-crisis', seat(1)) }),
    );
    expect(shut.asked(0)).toBeNull();
  });

  rule(['BG-CLAR-36', 'BG-CLAR-38'], 'For Love is no help with the hand limit or with what a sheet asks for', () => {
    const full = Array.from({ length: 12 }, () => 'Consolidate Power');
    const p = table(athena, { seats: [athena, { ...roslin, hand: full }, adama, starbuck] }).run((g) => discardStep(g));
    expect([p.asked(0), p.asked(1)?.min]).toEqual([null, 2]);
    const ill = { ...roslin, at: 'press-room' as const, hand: ['Consolidate Power', 'Consolidate Power', 'Repair'] };
    const sheet = table(athena, { seats: [athena, ill, adama, starbuck] });
    sheet.run((g) => activateLocation(g, seat(1), 'press-room'));
    expect([sheet.asked(0), sheet.asked(1)?.min]).toEqual([null, 2]);
  });

  rule('BG-UNI-147', 'For Love pays for changing ship, but not for somebody without cards', () => {
    const crossing = (hand: readonly string[]) => {
      const seats = [athena, { ...roslin, at: 'command' as const, hand }, adama, starbuck];
      return table(athena, { seats, current: 1 }).run((g) => movementStep(g, seat(1)));
    };
    const places = (p: Position) => p.asked(1)?.options.map(({ location }) => location);
    expect(places(crossing([]))).not.toContain('press-room');
    const p = crossing(['Repair']).choose(1, { location: 'press-room' }).choose(0, { name: 'For Love' });
    expect([p.g.player(seat(1)).place, p.handNames(1)]).toEqual(['press-room', ['Repair']]);
  });

  rule(
    ['BG-INFIL-18', 'BG-INFIL-19'],
    'Resolute activates locations of either side, among them Caprica and Human Fleet',
    () => {
      const p = acting(table(athena)).choose(0, { name: 'Resolute' });
      const places = p.asked(0)?.options.map(({ location }) => location);
      expect(places).toEqual(expect.arrayContaining(['command', 'caprica', 'human-fleet', 'hangar-deck']));
      p.choose(0, { location: 'human-fleet' });
      expect(p.asked(0)?.kind).not.toBe('choose-action'); // she infiltrates already
      const crisis = acting(table(athena, { next: { crisis: ['Water Sabotaged', 'Prison Labor'] } }));
      crisis.choose(0, { name: 'Resolute' }).choose(0, { location: 'caprica' }).choose(0, { name: 'Water Sabotaged' });
      crisis.pass('crisis-choice');
      expect(crisis.g.turn.crises.list()).toMatchObject([{ activation: [expect.any(String)] }]);
    },
  );

  rule('BG-INFIL-20', 'Hub Destroyed takes her to the Cylons', () => {
    const p = acting(table({ ...athena, hand: three }, { already: ['hubDestroyed'] }));
    p.choose(0, { name: 'Resolute' }).choose(0, { location: 'hub-destroyed' });
    expect(p.g.player(me)).toMatchObject({ place: 'cylon-fleet', infiltrating: false });
  });

  rule('BG-INFIL-21', 'not the Hangar Deck out of the Brig', () => {
    const p = acting(table({ ...athena, at: 'brig' })).choose(0, { name: 'Resolute' });
    expect(p.asked(0)?.options.map(({ location }) => location)).not.toContain('hangar-deck');
  });

  test('Grieving leaves her without cards in a hazardous location', () => {
    const p = table({ ...athena, at: 'sickbay' }).run((g) => receiveSkills(g, me));
    expect([p.asked(0), p.handNames(0)]).toEqual([null, []]);
  });
});

describe("D'Anna Biers", () => {
  const danna: SeatSetup = { character: 'danna-biers' };

  rule(
    'BG-CLAR-04',
    'Visions looks at a loyalty card and ends her infiltration, out of the Brig without a discard',
    () => {
      const p = acting(table({ ...danna, infiltrating: true, at: 'brig', hand: [...three, ...three] }));
      p.choose(0, { name: 'Visions' }).choose(0, { seat: 1 });
      expect(p.g.player(me)).toMatchObject({ place: 'resurrection-ship', infiltrating: false });
      expect(p.handNames(0)).toHaveLength(6);
      expect(p.events(me).map(({ type }) => type)).toContain('loyalty-seen');
      expect(offered(acting(table(danna)), 0)).not.toContain('Visions');
    },
  );

  test("Don't Trust Anyone draws 2 super crises", () => {
    const p = acting(table(danna)).choose(0, { name: "Don't Trust Anyone" });
    expect(p.g.cards.count(zones.superCrisisHand(me))).toBe(2);
  });

  test('Heretic lets her leave the Resurrection Ship for a super crisis only', () => {
    const at = 'resurrection-ship';
    expect(moving(table({ ...danna, at })).asked(0)).toBeNull();
    const p = moving(table({ ...danna, at, superCrises: ['Bomb on Colonial 1'] })).choose(0, { location: 'caprica' });
    expect([p.g.player(me).place, p.g.cards.count(zones.superCrisisHand(me))]).toEqual(['caprica', 0]);
  });
});

describe("Simon O'Neill", () => {
  const simon: SeatSetup = { character: 'simon-oneill', hand: [...three, 'Repair'] };
  const most = (leader: SeatSetup) => checking(table(leader)).pass('add-to-check').asked(0)?.max;

  test('Calculating adds 2 cards to checks, 3 while infiltrating, but not in the Brig', () => {
    const among = { ...simon, infiltrating: true, at: 'command' } as const;
    expect([most(simon), most(among), most({ ...among, at: 'brig' })]).toEqual([2, 3, 1]);
  });

  test('Logic-Bound leaves one of the cards face up', () => {
    const p = checking(table(simon)).pass('add-to-check');
    p.table.give(me, [0, 1]);
    expect(p.asked(0)?.kind).toBe('card-face-up');
    p.table.give(me, 0);
    const added = p.events('spectator').filter(({ type, seat: by }) => type === 'check-cards-added' && by === 0);
    expect(added.map(({ n, names = null }) => [n, names])).toEqual([
      [1, null],
      [1, [expect.stringMatching(/^Repair/)]],
    ]);
  });

  rule(['BG-CYLON-09', 'BG-CRISIS-13'], 'neither counts in the check of a super crisis', () => {
    const crisis = (leader: SeatSetup, revision?: number) =>
      table(leader, { current: 1, ...(revision === undefined ? {} : { revision }) })
        .run((g) => skillCheck(g, spec(), { source: 'super-crisis', context: context('super-crisis', seat(1)) }))
        .pass('add-to-check');
    const among = { ...simon, infiltrating: true, at: 'command' } as const;
    expect([crisis(simon).asked(0)?.max, crisis(among).asked(0)?.max]).toEqual([1, 2]);
    expect(crisis(simon, 7).asked(0)?.max).toBe(2);
    const p = crisis(among);
    p.table.give(me, [0, 1]);
    const added = p.events('spectator').filter(({ type, seat: by }) => type === 'check-cards-added' && by === 0);
    expect(added).toMatchObject([{ n: 2 }]);
    expect(added[0]).not.toHaveProperty('names');
  });

  test('Modifications comes in place of the icons of the crisis', () => {
    const p = table(simon, { part: 'activate-cylon-ships', raiders: { bow: 1 } });
    p.g.turn.crises.add({ activation: ['raiders', 'basestars'], jump: false });
    p.play().choose(0, { name: 'Modifications' });
    expect(p.asked(0)?.kind).toBe('choose-effect');
    p.table.give(me, 2);
    const icons = p.events().flatMap(({ type, icon }) => (type === 'activated' ? [icon] : []));
    expect([icons, p.g.player(me).miracle]).toEqual([['basestars'], 0]);
  });
});
