import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { nothing } from '../../../src/core/effects/flow.ts';
import { lose } from '../../../src/core/effects/resources.ts';
import { rollDie } from '../../../src/core/engine/dice.ts';
import { takeAction } from '../../../src/core/rules/action.ts';
import { crisisStep } from '../../../src/core/rules/crisis.ts';
import { activateLocation, canActivate } from '../../../src/core/rules/locations.ts';
import { grantedMove } from '../../../src/core/rules/movement.ts';
import { turn } from '../../../src/core/rules/turn.ts';
import { startCharacter } from '../../../src/core/setup/choose-character.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { adding, crisis, skill } from '../../sheets.ts';

const adama = { character: 'william-adama', at: 'command' } as const;
const tigh = { character: 'saul-tigh', at: 'command' } as const;
const helo = { character: 'karl-agathon', at: 'hangar-deck' } as const;
const tyrol = { character: 'galen-tyrol' } as const;
const roslin = { character: 'laura-roslin' } as const;

const trial = crisis('Trial', {
  kind: 'check',
  check: { difficulty: 2, skills: ['leadership'], pass: nothing, fail: lose('morale', 1) },
});
const content = adding({ faces: [trial, skill('Wrench', { type: 'engineering', copies: { 1: 4 } }), skill('Blank')] });

test('Adama, Inspirational Leader: in his own crisis cards of strength 1 count as positive', () => {
  const own = position({
    seats: [adama, tyrol, tigh],
    content,
    next: { crisis: ['Trial'] },
    destiny: ['Wrench', 'Wrench'],
  });
  own.run((g) => crisisStep(g, seat(0))).pass();
  expect(own.g.state.resources.morale).toBe(10);
  const others = position({
    seats: [adama, tyrol, tigh],
    current: 2,
    content,
    next: { crisis: ['Trial'] },
    destiny: ['Wrench', 'Wrench'],
  });
  others.run((g) => crisisStep(g, seat(2))).pass();
  expect(others.g.state.resources.morale).toBe(9);
});

test('Adama, Command Authority: the cards of a check go into his hand, for his miracle token', () => {
  const p = position({
    seats: [tyrol, adama, tigh],
    content,
    next: { crisis: ['Trial'] },
    destiny: ['Wrench', 'Repair'],
  });
  p.run((g) => crisisStep(g, seat(0)));
  p.pass('check-resolved').choose(1, { name: 'Command Authority' });
  expect(p.handNames(1).sort()).toEqual(['Repair', 'Wrench']);
  expect(p.g.player(seat(1)).miracle).toBe(0);
  const spent = position({ seats: [tyrol, { ...adama, miracle: 0 }, tigh], content, next: { crisis: ['Trial'] } });
  spent.run((g) => crisisStep(g, seat(0))).pass();
  expect(spent.g.hand(seat(1))).toEqual([]);
});

test("Adama, Emotionally Attached: he may not activate Admiral's Quarters", () => {
  const p = position({ seats: [{ ...adama, at: 'admirals-quarters' }, { ...tigh, at: 'admirals-quarters' }, tyrol] });
  expect(canActivate(p.g, seat(0), 'admirals-quarters')).toBe(false);
  expect(canActivate(p.g, seat(1), 'admirals-quarters')).toBe(true);
});

test("Tigh, Cylon Hatred: he may make Admiral's Quarters 3 easier, once a check", () => {
  const p = position({
    seats: [{ ...roslin, at: 'admirals-quarters', hand: ['Repair', 'Repair'] }, tigh, tyrol],
    destiny: ['Executive Order 2', 'Executive Order 2'],
  });
  p.run((g) => activateLocation(g, seat(0), 'admirals-quarters'));
  p.pass('pick-player').choose(0, { seat: 2 });
  p.choose(1, { name: 'Cylon Hatred' });
  p.pass();
  expect(p.g.player(seat(2)).place).toBe('brig'); // 4 against 7 - 3
  const plain = position({ seats: [{ ...roslin, at: 'brig', hand: ['Repair', 'Repair'] }, tigh, tyrol] });
  plain.run((g) => activateLocation(g, seat(0), 'brig'));
  expect(plain.asked(1)).toBeNull();
});

test('Tigh, Declare Martial Law: the Admiral becomes President', () => {
  const p = position({ seats: [tigh, adama, roslin], president: 2 });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { name: 'Declare Martial Law' });
  expect(p.g.holder('president')).toBe(1);
  const both = position({ seats: [tigh, adama, roslin], president: 1, admiral: 1 });
  both.run((g) => takeAction(g, seat(0)));
  expect(both.asked(0)?.options).not.toContainEqual(expect.objectContaining({ name: 'Declare Martial Law' }));
});

test('Tigh, Alcoholic: with exactly one card in hand he discards it when anybody’s turn begins', () => {
  const p = position({ seats: [tyrol, { ...tigh, hand: ['Blank'] }, roslin], content });
  p.run((g) => turn(g));
  expect(p.g.hand(seat(1))).toEqual([]);
  const two = position({ seats: [tyrol, { ...tigh, hand: ['Blank', 'Blank'] }, roslin], content });
  two.run((g) => turn(g));
  expect(two.g.hand(seat(1))).toHaveLength(2);
});

test('Helo, ECO Officer: once in his turn a die is rolled again', () => {
  const p = position({ seats: [helo, tyrol, tigh], rolls: [2, 7, 3] });
  let result = 0;
  p.run(function* (g) {
    result = yield* rollDie(g, seat(1), 'card');
    yield* rollDie(g, seat(1), 'card');
  });
  p.choose(0, { name: 'ECO Officer' });
  expect(result).toBe(7);
  expect(p.table.pending).toEqual([]); // not a second time
  const elsewhere = position({ seats: [helo, tyrol, tigh], current: 1, rolls: [2] });
  elsewhere.run((g) => rollDie(g, seat(1), 'card'));
  expect(elsewhere.table.pending).toEqual([]);
});

rule('BG-CLAR-18', 'Strategic Planning stays on a die that Helo has rolled again', () => {
  const p = position({ seats: [helo, { ...tyrol, hand: ['Strategic Planning'] }, tigh], rolls: [1, 4] });
  let result = 0;
  p.run(function* (g) {
    result = yield* rollDie(g, seat(0), 'card');
  });
  p.choose(1, { name: 'Strategic Planning' }).choose(0, { name: 'ECO Officer' });
  expect(result).toBe(6);
});

rule(
  'BG-UNI-134',
  'Moral Compass changes the option; what that option leaves to somebody stays with that person',
  () => {
    const p = position({
      seats: [tigh, adama, helo],
      president: 0,
      admiral: 1,
      next: { crisis: ['Requested Resignation'] },
    });
    p.run((g) => crisisStep(g, seat(0)));
    p.choose(1, { index: 0 });
    p.choose(2, { name: 'Moral Compass', option: 1 });
    expect(p.g.player(seat(2)).miracle).toBe(0);
    expect(p.asked(0)?.kind).toBe('choose-effect');
    p.choose(0, { index: 1 });
    expect(p.g.player(seat(0)).place).toBe('brig');
  },
);

test('Helo cannot change a choice to one the card forbids', () => {
  const p = position({ seats: [tigh, adama, helo], admiral: 1, nukes: 0, next: { crisis: ['Build Cylon Detector'] } });
  p.run((g) => crisisStep(g, seat(0)));
  expect(p.table.pending).toEqual([]);
  expect(p.g.state.resources.morale).toBe(9);
  const nuke = position({ seats: [tigh, adama, helo], admiral: 1, next: { crisis: ['Build Cylon Detector'] } });
  nuke.run((g) => crisisStep(g, seat(0)));
  nuke.choose(1, { index: 1 });
  expect(nuke.asked(2)?.options).toContainEqual(expect.objectContaining({ name: 'Moral Compass', option: 0 }));
});

test('Helo, Stranded: beside the board until his second turn begins, without moves or actions', () => {
  const p = position({ seats: [{ ...helo, at: 'command' }, adama, tigh], content });
  p.run((g) => startCharacter(g, seat(0)));
  expect(p.g.player(seat(0))).toMatchObject({ place: 'off-board', stranded: 2 });
  p.run((g) => takeAction(g, seat(0)));
  expect(p.table.pending).toEqual([]);
  p.run((g) => grantedMove(g, seat(0)));
  expect(p.table.pending).toEqual([]);
  p.run((g) => turn(g));
  expect(p.g.player(seat(0))).toMatchObject({ place: 'off-board', stranded: 1 });
  expect(p.g.hand(seat(0))).toHaveLength(5);
  expect(p.g.cards.count(zones.turnCrises)).toBe(1); // he draws his crisis all the same
  p.g.turn.clear();
  p.run((g) => turn(g));
  expect(p.g.player(seat(0))).toMatchObject({ place: 'hangar-deck', stranded: 0 });
  expect(p.asked(0)?.kind).toBe('movement');
});
