import { type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { discard, draw } from '../../src/core/effects/cards.ts';
import { drawSuper, execute } from '../../src/core/effects/cylons.ts';
import type { Effect } from '../../src/core/effects/effect.ts';
import { all, anyPlayer, nothing, pick } from '../../src/core/effects/flow.ts';
import { movableTo, sendTo } from '../../src/core/effects/movement.ts';
import { canHold, giveTitle } from '../../src/core/effects/titles.ts';
import { chosen, cylons, everybody, humans } from '../../src/core/effects/who.ts';
import { context } from '../../src/core/engine/context.ts';
import { rollDie } from '../../src/core/engine/dice.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { activateLocation } from '../../src/core/rules/locations.ts';
import { movementStep } from '../../src/core/rules/movement.ts';
import { skillCheck } from '../../src/core/rules/skill-check.ts';
import { discardStep, handLimit, turn } from '../../src/core/rules/turn.ts';
import type { LocationId } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';

const adama: SeatSetup = { character: 'william-adama' };
const starbuck: SeatSetup = { character: 'kara-thrace', miracle: 0 };
const cylon = { character: 'tom-zarek', revealed: true, at: 'caprica', loyaltyFaceup: ['cylon-morale'] } as const;
const hand = ['Executive Order', 'Consolidate Power', 'Repair'];

/** Seat 0 human and current, seat 1 a hidden Cylon, seat 2 a revealed one. */
function table(who: Partial<SeatSetup> = {}, setup: Partial<PositionSetup> = {}) {
  const seats = [{ ...adama, at: 'command' } as const, { ...starbuck, loyalty: ['cylon-brig'] }, { ...cylon, ...who }];
  return position({ seats, admiral: 0, president: 1, cag: 1, ...setup });
}
const seatsOffered = (p: ReturnType<typeof table>, by = 0) => p.asked(by)?.options.map((option) => option['seat']);
/** Carries an effect out as if a crisis said so. */
const byCrisis = (effect: Effect) => (g: ReturnType<typeof table>['g']) => effect.run(g, context('crisis', g.current));

rule(
  ['BG-TERM-01', 'BG-TERM-02', 'BG-TERM-03'],
  'players are all, Cylon players the revealed ones, human players the rest',
  () => {
    const p = table();
    const c = context('crisis', seat(0));
    expect(everybody.of(p.g, c)).toEqual([0, 1, 2]);
    expect(cylons.of(p.g, c)).toEqual([2]);
    expect(humans.of(p.g, c)).toEqual([0, 1]);
  },
);

rule('BG-TERM-03', 'a hidden Cylon discards with the human players', () => {
  const seats = [
    { ...adama, hand: ['Repair'] },
    { ...starbuck, hand: ['Repair'], loyalty: ['cylon-brig'] },
    { ...cylon, hand: ['Repair'] },
  ];
  const p = position({ seats, president: 1, cag: 1 }).run(byCrisis(discard(humans, 1)));
  expect([p.handNames(0), p.handNames(1), p.handNames(2)]).toEqual([[], [], ['Repair']]);
});

rule(['BG-CYLON-01', 'BG-TURNREF-22'], 'a Cylon player discards nothing for a crisis, whatever it says', () => {
  const p = table({ hand }).run(byCrisis(discard(everybody, 2)));
  expect(p.asked(2)).toBeNull();
  expect(p.handNames(2)).toHaveLength(3);
  p.run(byCrisis(discard(cylons, 'all')));
  expect(p.handNames(2)).toHaveLength(3);
});

rule('BG-CYLON-01', 'nor for an ability in a check', () => {
  const p = table({ hand });
  p.run((g) => discard(cylons, 1).run(g, context('check-ability', seat(0))));
  expect(p.handNames(2)).toHaveLength(3);
});

rule(['BG-CYLON-01', 'BG-TURNREF-42'], 'a Cylon player is sent neither to the Brig nor to Sickbay', () => {
  const p = table();
  p.run(byCrisis(all(sendTo('brig', cylons), sendTo('sickbay', cylons))));
  expect(p.g.player(seat(2)).place).toBe('caprica');
});

rule(['BG-CYLON-02', 'BG-TURNREF-23'], 'a crisis does not execute a Cylon player', () => {
  const p = table({ hand }).run(byCrisis(execute(cylons)));
  expect(p.events()).toEqual([]);
  expect(p.handNames(2)).toHaveLength(3);
});

rule(
  ['BG-CYLON-02', 'BG-TURNREF-23'],
  'unless the card says so: then back to the Resurrection Ship, without a hand',
  () => {
    const p = table({ hand, superCrises: ['Inbound Nukes'] }).run(byCrisis(execute(cylons, { cylonsToo: true })));
    expect(p.g.player(seat(2)).place).toBe('resurrection-ship');
    expect(p.handNames(2)).toEqual([]);
    expect(p.names(zones.superCrisisHand(seat(2)))).toEqual(['Inbound Nukes']);
    expect(p.g.state.resources.morale).toBe(10);
  },
);

rule(
  ['BG-CYLON-12', 'BG-TURNREF-22'],
  'a Cylon player draws what a result gives though he discarded nothing for it',
  () => {
    const p = table({ hand }).run(byCrisis(all(discard(everybody, 2), draw(everybody, 2, 'treachery'))));
    expect(p.handNames(2)).toHaveLength(5);
  },
);

rule('BG-CYLON-03', 'a revealed Cylon has neither the good nor the bad abilities of the sheet', () => {
  const tyrol = { ...cylon, character: 'galen-tyrol' };
  const p = position({ seats: [adama, starbuck, tyrol], president: 1, cag: 1 });
  expect(handLimit(p.g, seat(2))).toBe(10);
  p.g.player(seat(2)).revealed = false;
  expect(handLimit(p.g, seat(2))).toBe(8);
  const zarek = table({ at: 'human-fleet', miracle: 1 }, { current: 2 });
  zarek.run((g) => takeAction(g, seat(2)));
  expect(zarek.asked(2)?.options.map(({ type }) => type)).not.toContain('ability');
});

const check = { difficulty: 10, skills: ['politics'], pass: nothing, fail: nothing } as const;
const byLocation = { source: 'location', location: 'brig', context: context('location', seat(0)) } as const;

rule('BG-CYLON-04', 'a Cylon player may add one card to a check, or none', () => {
  const p = table({ hand }, { current: 1 });
  p.run((g) => skillCheck(g, check, byLocation)).pass('add-to-check');
  expect(p.asked(2)).toMatchObject({ min: 0, max: 1 });
  expect(p.asked(2)?.options).toHaveLength(3);
});

rule('BG-CYLON-05', 'a Cylon player uses neither actions nor abilities of skill cards', () => {
  const cards = ['Investigative Committee', 'Strategic Planning', 'Calculations', 'Executive Order'];
  const p = table({ hand: cards });
  p.run((g) => skillCheck(g, check, byLocation));
  expect(p.asked(2)?.kind).toBe('add-to-check');
  p.rolls(4).run((g) => rollDie(g, seat(0), 'card'));
  expect(p.asked(2)).toBeNull();
  p.run((g) => takeAction(g, seat(2)));
  expect(p.asked(2)?.options.map(({ type }) => type)).toEqual(['location', 'nothing']);
  const human = position({ seats: [adama, starbuck, { ...cylon, at: 'command', revealed: false, hand: cards }] });
  human.run((g) => skillCheck(g, check, byLocation));
  expect(human.asked(2)?.kind).toBe('before-check');
});

rule('BG-CYLON-06', 'a Cylon player keeps to 10 cards at the end of every turn', () => {
  const many = [...Array(6).fill('Repair'), ...Array(6).fill('Launch Scout')];
  const p = table({ hand: many }).run(discardStep);
  expect(p.asked(2)).toMatchObject({ kind: 'discard', min: 2, max: 2 });
});

rule('BG-CYLON-07', 'a Cylon player draws a crisis only by activating Caprica', () => {
  const p = table({ hand }, { current: 2, next: { crisis: ['Water Sabotaged', 'Jammed Assault'].slice(0, 1) } });
  const crises = p.g.cards.count(zones.crisisDeck);
  p.run(turn);
  p.choose(2, { skill: 'politics' }).choose(2, { skill: 'tactics' }).choose(2, { type: 'stay' });
  expect(p.g.cards.count(zones.crisisDeck)).toBe(crises);
  p.choose(2, { location: 'caprica' });
  expect(p.asked(2)?.kind).toBe('choose-crisis');
  p.choose(2, { name: 'Water Sabotaged' });
  expect(p.events()).toContainEqual(
    expect.objectContaining({ type: 'crisis-drawn', name: 'Water Sabotaged', seat: 2 }),
  );
});

rule('BG-CYLON-08', 'what such a crisis asks the current player, the Cylon player decides', () => {
  for (const current of [0, 2]) {
    const p = table({ at: 'caprica' }, { current, next: { crisis: ['Water Sabotaged'] } });
    p.run((g) => activateLocation(g, seat(2), 'caprica')).choose(2, { name: 'Water Sabotaged' });
    expect(p.asked(2)).toMatchObject({ kind: 'crisis-choice' });
    p.choose(2, { index: 1 });
    expect(p.g.state.resources.food).toBe(7);
  }
});

rule('BG-CYLON-08', 'and so the choices that a result of it leaves to the current player', () => {
  const next = { crisis: ['A Traitor Accused'] };
  const p = table({ at: 'caprica' }, { current: 0, next, destiny: ['Repair 1', 'Repair 1'] });
  p.run((g) => activateLocation(g, seat(2), 'caprica')).choose(2, { name: 'A Traitor Accused' });
  p.choose(2, { index: 0 }).pass('pick-player');
  expect(p.asked(0)).toBeNull();
  expect(seatsOffered(p, 2)).toEqual([0, 1]);
  p.choose(2, { seat: 0 });
  expect(p.g.player(seat(0)).place).toBe('brig');
});

rule('BG-CYLON-08', 'a human player who draws a crisis leaves them to the current player', () => {
  const p = table().run((g) =>
    pick('current', movableTo('brig'), sendTo('brig', chosen)).run(g, context('crisis', seat(1))),
  );
  expect(seatsOffered(p, 0)).toEqual([0, 1]);
});

rule('BG-CYLON-09', 'sheets do nothing to a super crisis, skill cards do', () => {
  const boomer = { character: 'sharon-valerii', miracle: 1, hand: ['Investigative Committee'] };
  const seats = [{ ...adama, miracle: 1 }, boomer, { ...cylon, superCrises: ['Inbound Nukes'] }];
  const p = position({ seats, current: 2, president: 0, admiral: 0, cag: 1, next: { crisis: ['Unidentified Ship'] } });
  p.run((g) => activateLocation(g, seat(2), 'caprica')).choose(2, { index: 0 });
  expect(p.asked(1)).toMatchObject({ kind: 'before-check' });
  expect(p.asked(0)).toBeNull();
  p.pass();
  expect(p.g.player(seat(0)).miracle).toBe(1);
  const crisis = position({
    seats,
    current: 2,
    president: 0,
    admiral: 0,
    cag: 1,
    next: { crisis: ['Unidentified Ship'] },
  });
  crisis.run((g) => activateLocation(g, seat(2), 'caprica')).choose(2, { index: 1 });
  crisis.choose(2, { name: 'Unidentified Ship' });
  expect(crisis.asked(1)).toMatchObject({ kind: 'check-outright' });
});

rule('BG-CYLON-09', 'nor can a crisis ability put another card in the place of a super crisis', () => {
  const seats = [{ ...starbuck, miracle: 1 }, adama, { ...cylon, superCrises: ['"Demand Peace" Manifesto'] }];
  const p = position({ seats, current: 2, president: 0 });
  p.run((g) => activateLocation(g, seat(2), 'caprica')).choose(2, { index: 0 });
  expect(p.asked(0)).toBeNull();
  expect(p.asked(1)).toMatchObject({ kind: 'crisis-choice' });
});

rule(['BG-CYLON-13', 'BG-TURNREF-18'], 'a Cylon player cannot be picked for the Airlock', () => {
  const p = table();
  p.g.player(seat(0)).place = 'airlock';
  p.run((g) => activateLocation(g, seat(0), 'airlock'));
  expect(seatsOffered(p)).toEqual([0, 1]);
  const atLocation = (location: LocationId) =>
    table().run((g) => pick('you', anyPlayer, nothing).run(g, context('location', seat(0), { location })));
  expect(seatsOffered(atLocation('airlock'))).toEqual([0, 1]);
  expect(seatsOffered(atLocation('human-fleet'))).toEqual([0, 1, 2]);
});

rule(['BG-CYLON-14', 'BG-TURNREF-20', 'BG-FAQ-03'], 'nor by a skill card, Executive Order above all', () => {
  const seats = [
    { ...adama, hand: ['Executive Order'], at: 'command' } as const,
    starbuck,
    cylon,
    { character: 'saul-tigh' },
  ];
  const p = position({ seats, president: 1, admiral: 0, cag: 1 });
  p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'skill-card' });
  expect(seatsOffered(p)).toEqual([1, 3]);
  p.run((g) => pick('you', anyPlayer, nothing).run(g, context('skill', seat(0))));
  expect(seatsOffered(p)).toEqual([0, 1, 3]);
  p.run((g) => pick('you', anyPlayer, nothing).run(g, context('quorum', seat(0))));
  expect(seatsOffered(p)).toEqual([0, 1, 3]);
  p.run((g) => pick('you', anyPlayer, nothing).run(g, context('crisis', seat(0))));
  expect(seatsOffered(p)).toEqual([0, 1, 2, 3]);
});

rule(['BG-CYLON-15', 'BG-TURNREF-20'], 'a skill card that speaks of all players means Cylon players, too', () => {
  const seats = [{ ...adama, hand: ['State of Emergency'], at: 'command' } as const, starbuck, cylon];
  const p = position({ seats, president: 1, admiral: 0, cag: 1 });
  p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'skill-card' });
  p.choose(0, { type: 'nothing' }).choose(1, { type: 'nothing' });
  expect(p.asked(2)?.options).toContainEqual({ type: 'act' });
});

rule(['BG-CYLON-16', 'BG-TURNREF-21', 'BG-TURNREF-42'], 'nor for anything a Cylon player cannot undergo', () => {
  const p = table({}, { admiral: 1 });
  p.run(byCrisis(pick('current', movableTo('brig'), sendTo('brig', chosen))));
  expect(seatsOffered(p)).toEqual([0, 1]);
  p.run(byCrisis(pick('current', movableTo('sickbay'), sendTo('sickbay', chosen))));
  expect(seatsOffered(p)).toEqual([0, 1]);
  p.run(byCrisis(pick('current', canHold('admiral'), giveTitle('admiral', chosen))));
  expect(seatsOffered(p)).toEqual([0, 1]);
});

rule('BG-TURNREF-42', 'a Cylon player cannot go to the Brig or to Sickbay', () => {
  const p = table({}, { current: 2 }).run((g) => movementStep(g, seat(2)));
  const locations = p.asked(2)?.options.map(({ location }) => location);
  expect(locations).not.toContain('brig');
  expect(locations).not.toContain('sickbay');
});

rule('BG-REVEAL-11', 'when there are no super crises left, none is drawn', () => {
  const p = table();
  p.g.cards.moveAll(zones.superCrisisDeck, zones.removed);
  p.run(byCrisis(drawSuper(cylons, 2)));
  expect(p.names(zones.superCrisisHand(seat(2)))).toEqual([]);
  expect(p.events()).toEqual([]);
});
