/** Cards in the odd places where two rules meet. */
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { funds, type Position, position } from '../../testing/index.ts';

const HELO = 'BSG1-123'; // an Officer of power 2
const TIGH = 'BSG1-133'; // an Officer of power 3
const ROSLIN = 'BSG1-127'; // Commit: Gain 1 influence.
const VIPER = 'BSG1-147'; // a ship
const HEAVY_RAIDER = 'BSG2-147'; // a Cylon ship
const CARRIER = 'BSG1-160'; // Exhaust: Return target Cylon unit you control to its owner's hand.
const MAVERICK = 'BSG2-126'; // Commit and exhaust: Return target alert personnel to its owner's hand.
const TROJAN_HORSE = 'BSG2-154'; // sacrificed, it meets 2 requirements of a Cylon mission
const RAIDER_SWARM = 'BSG2-072'; // Link: ship. 2 Cylon ships
const HUNTERS = 'BSG2-077'; // 2 Cylon personnel: defeat target mission with Link
const DECK_CREW = 'BSG2-058'; // Link: ship
const TO_THE_VICTOR = 'BSG2-038'; // exhaust target personnel
const SHELTER = 'BSG2-018'; // no effect may target the unit
const BALTAR = 'BSG1-118'; // Commit: Defeat target exhausted personnel.
const PICKING_SIDES = 'BSG1-086'; // a singular personnel of yours; others sacrifice those of its title
const FALSE_SENSE = 'BSG2-019'; // an opponent reveals two mystic values, you choose
const SURVIVOR = 'BSG2-100'; // Sacrifice target alert personnel: this card gets +3 power

describe('an ability whose price turns its own card over or moves it', () => {
  rule('CCG-TIMING-02', 'still finds that card, if it was the target chosen', () => {
    const carrier = position({ seats: [{ alert: [CARRIER] }, {}] }).use(0, CARRIER);
    expect(carrier.placeOf(0, CARRIER)).toBe('hand');
    const maverick = position({ seats: [{ alert: [MAVERICK, TIGH] }, {}] });
    maverick.use(0, MAVERICK).target(0, 0, MAVERICK);
    expect([maverick.placeOf(0, MAVERICK), maverick.placeOf(0, TIGH)]).toEqual(['hand', 'alert']);
  });

  test('does nothing to it where that price took it out of play', () => {
    const told = (revision?: number) => {
      const p = position({ seats: [{ alert: [SURVIVOR, HELO] }, {}], ...(revision === undefined ? {} : { revision }) });
      p.use(0, SURVIVOR).target(0, 0, SURVIVOR);
      expect(p.placeOf(0, SURVIVOR)).toBe('discard');
      return p.events().map(({ type }) => type);
    };
    expect(told()).not.toContain('power');
    expect(told(2)).toContain('power'); // the log of a game from before tells what it told
  });
});

describe('a unit exhausted in its own challenge', () => {
  const exhausted = (revision?: number): Position => {
    const p = position({
      seats: [{ alert: [ROSLIN] }, { hand: [TO_THE_VICTOR], assets: funds(TO_THE_VICTOR) }],
      ...(revision === undefined ? {} : { revision }),
    });
    return p.challenge(0, ROSLIN).pass(0).play(1, TO_THE_VICTOR);
  };

  rule(['CCG-CHAL-13', 'CCG-ABILITY-02'], 'is alert still, and can be committed for its ability', () => {
    const p = exhausted();
    expect(p.g.isExhausted(p.card(0, ROSLIN))).toBe(true);
    p.use(0, ROSLIN).passUntil('action');
    expect([p.placeOf(0, ROSLIN), p.influence(0), p.influence(1)]).toEqual(['reserve', 11, 7]);
  });

  test('goes on as it was in a game from before', () => {
    expect(exhausted(2).asked(1).kind).toBe('action'); // nobody had anything left to do in that challenge
  });
});

describe('a face-down unit', () => {
  test('is protected from being a target like any other', () => {
    const offered = (hand: readonly string[]) => {
      const mine = { exhausted: [HELO], hand, assets: funds(SHELTER) };
      const p = position({ seats: [mine, { alert: [BALTAR] }] });
      if (hand.length > 0) p.play(0, SHELTER).target(0, 0, HELO);
      else p.pass(0);
      return p.offered(1, 'ability').length;
    };
    expect([offered([]), offered([SHELTER])]).toEqual([1, 0]);
  });

  rule('CCG-MOVE-07', 'has no subtitle, and so is not singular', () => {
    const mine = { alert: [PICKING_SIDES, TIGH, ROSLIN], exhausted: [HELO] };
    const p = position({ seats: [mine, { alert: [HELO] }] }).resolve(0, PICKING_SIDES);
    expect(p.offered(0, 'card').map(({ id }) => id)).toEqual([TIGH, ROSLIN]);
  });
});

describe('a ship sacrificed to meet the requirements of a mission', () => {
  test('is nothing that the mission can be linked to', () => {
    const offered = (...others: string[]) =>
      position({ seats: [{ alert: [RAIDER_SWARM, TROJAN_HORSE, ...others] }, {}] }).offered(0, 'resolve').length;
    expect([offered(), offered(VIPER)]).toEqual([0, 1]);
    const before = position({ seats: [{ alert: [RAIDER_SWARM, TROJAN_HORSE] }, {}], revision: 2 });
    before.resolve(0, RAIDER_SWARM);
    expect(before.placeOf(0, RAIDER_SWARM)).toBe('discard');
  });

  test('may take the only target of the mission along', () => {
    const linked = [{ mission: DECK_CREW, to: TROJAN_HORSE }];
    const p = position({ seats: [{ alert: [HUNTERS, TROJAN_HORSE, HEAVY_RAIDER], linked }, {}] });
    p.resolve(0, HUNTERS);
    expect([HUNTERS, TROJAN_HORSE, DECK_CREW].map((one) => p.placeOf(0, one))).toEqual(Array(3).fill('discard'));
  });
});

test('who has left the game chooses no mystic value: whoever revealed them does', () => {
  const alert = ['BSG1-105', TIGH]; // Commit: Each player loses 1 influence.
  const p = position({
    seats: [
      { hand: [FALSE_SENSE], assets: funds(FALSE_SENSE), influence: 1 },
      { alert, deck: ['BSG1-163', 'BSG1-146'] },
      { alert: [TIGH] },
    ],
  });
  p.play(0, FALSE_SENSE).choose(0, { player: seat(1) });
  p.use(1, 'BSG1-105').pass(2);
  p.challenge(1, TIGH).target(2, 2, TIGH).passUntil('mystic');
  expect(p.offered(1, 'mystic').map(({ value }) => value)).toEqual([3, 1]);
});
