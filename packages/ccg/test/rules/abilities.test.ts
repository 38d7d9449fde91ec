import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { executionPhase } from '../../src/rules/execution.ts';
import { position } from '../../testing/index.ts';

const VIPER = 'BSG1-147';
const VIPER_3 = 'BSG1-150';
const HELO = 'BSG1-123'; // an Officer of power 2, mystic value 1
const CAG = 'BSG1-099'; // Apollo, a Pilot: other Pilots +1
const LIAISON = 'BSG1-100'; // Apollo too
const RISK_TAKER = 'BSG1-137'; // a Pilot of power 3
const ROSLIN = 'BSG1-127'; // Commit: gain 1 influence; power 3
const COLONIAL_ONE = 'BSG1-004'; // Exhaust: target player gains 1 influence
const MAVERICK = 'BSG2-126'; // Commit and exhaust: return target alert personnel to its owner's hand; power 2
const FAITH = 'BSG1-049'; // an event: target player gains 1 influence
const SABOTEUR = 'BSG1-105'; // red text: each player loses 1 influence; mystic value 0, Cylon threat 4
const PRESS_JUNKET = 'BSG1-087'; // a ship: 2 influence
const STERN = 'BSG1-061'; // an Officer: persistent
const PRAYER = 'BSG1-038'; // reveal a mystic value: target unit +1 for each point
const STRONG = 'BSG1-154'; // Cylon threat 4
const SUPPLIES = 'BSG2-050'; // linked personnel: +1 power
const BLACKMAIL = 'BSG2-048'; // a link, Cylon threat 1
const TRUST = 'BSG2-070'; // linked personnel, commit it: ready target mission

rule('CCG-ABILITY-01', 'using an ability is an action', () => {
  const p = position({ seats: [{ alert: [ROSLIN] }, {}] });
  p.use(0, ROSLIN);
  expect(p.influence(0)).toBe(11);
  expect(p.isAsked(0)).toBe(false);
  expect(p.asked(1).kind).toBe('action');
});

rule('CCG-ABILITY-02', 'the price of an ability must be payable: alert to commit, face up to exhaust', () => {
  const p = position({ seats: [{ base: COLONIAL_ONE, reserve: [ROSLIN] }, {}] });
  expect(p.offered(0, 'ability').map(({ id }) => id)).toEqual([COLONIAL_ONE]);
  p.use(0, COLONIAL_ONE).choose(0, { player: 0 }).pass(1);
  expect(p.offered(0, 'ability')).toEqual([]);
});

rule(
  ['CCG-ABILITY-03', 'CCG-CHAL-12'],
  'abilities are used in a challenge, by the units in it as well, and it goes on',
  () => {
    const p = position({ seats: [{ alert: [HELO] }, { alert: [ROSLIN] }] });
    p.challenge(0, HELO).target(1, 1, ROSLIN);
    expect(p.asked(1).kind).toBe('challenge-play');
    p.use(1, ROSLIN).passUntil('action');
    expect(p.influence(1)).toBe(11);
    expect(p.placeOf(0, HELO)).toBe('discard'); // 3 against 4: it has lost
    expect(p.placeOf(1, ROSLIN)).toBe('reserve');
    const q = position({ seats: [{ alert: [MAVERICK] }, { alert: [ROSLIN] }] });
    q.challenge(0, MAVERICK).choose(1, { type: 'decline' });
    q.use(0, MAVERICK).target(0, 1, ROSLIN).passUntil('action'); // commits and exhausts the challenger itself
    expect(q.placeOf(1, ROSLIN)).toBe('hand');
    expect(q.influence(1)).toBe(8); // with the power it had
  },
);

rule(
  ['CCG-ABILITY-04', 'CCG-ABILITY-05', 'CCG-MYSTIC-04'],
  'red text works when the card is revealed as a Cylon threat, and at no other time',
  () => {
    const p = position({
      seats: [
        { alert: [VIPER, SABOTEUR], hand: [SABOTEUR], deck: [SABOTEUR] },
        { alert: [VIPER_3], deck: [SABOTEUR] },
      ],
    });
    p.challenge(0, VIPER).target(1, 1, VIPER_3).passUntil('action');
    expect(p.player(0).discard.map(({ id }) => id)).toContain(SABOTEUR);
    expect([p.influence(0), p.influence(1)]).toEqual([10, 10]);
    const r = position({
      seats: [
        { alert: [VIPER], deck: [FAITH] },
        { alert: [VIPER_3], deck: [FAITH] },
      ],
    });
    r.challenge(0, VIPER).target(1, 1, VIPER_3).passUntil('action');
    expect(r.placeOf(0, FAITH)).toBe('discard'); // revealed, and not played
    expect([r.influence(0), r.influence(1)]).toEqual([10, 10]);
    const q = position({ phase: 'cylon', seats: [{ alert: [STRONG, STRONG, VIPER], deck: [SABOTEUR] }, {}] });
    expect([q.influence(0), q.influence(1)]).toEqual([9, 9]);
  },
);

rule('CCG-MYSTIC-02', 'a mystic value is revealed without anybody being asked', () => {
  const p = position({ seats: [{ alert: [VIPER] }, { alert: [VIPER_3] }] });
  p.challenge(0, VIPER).target(1, 1, VIPER_3);
  expect(p.asked(1).kind).toBe('action');
  expect(p.events().filter(({ type }) => type === 'mystic-revealed')).toMatchObject([{ player: 0 }, { player: 1 }]);
});

rule('CCG-MYSTIC-03', 'mystic values are revealed wherever a text calls for it', () => {
  const p = position({
    seats: [{ alert: [VIPER], hand: [PRAYER], assets: { persuasion: 1 }, deck: ['BSG1-163'] }, {}],
  });
  p.play(0, PRAYER).passUntil('action');
  expect(p.power(0, VIPER)).toBe(5);
  expect(p.player(0).discard.map(({ id }) => id)).toContain('BSG1-163');
});

rule(
  ['CCG-MISSION-03', 'CCG-TYPE-05'],
  'only a face-up alert mission is resolved, so none in the turn it is played',
  () => {
    const p = position({ seats: [{ alert: [VIPER], hand: [PRESS_JUNKET] }, {}] });
    p.play(0, PRESS_JUNKET).pass(1);
    expect(p.placeOf(0, PRESS_JUNKET)).toBe('reserve');
    expect(p.offered(0, 'resolve')).toEqual([]);
    const q = position({ seats: [{ alert: [VIPER, PRESS_JUNKET] }, {}] });
    expect(q.offered(0, 'resolve')).toHaveLength(1);
    q.g.turnOver(q.card(0, PRESS_JUNKET), true);
    q.pass(0, 1).run(executionPhase);
    expect(q.offered(0, 'resolve')).toEqual([]);
  },
);

rule('CCG-MISSION-09', 'a persistent mission goes to the resource area of who resolved it', () => {
  const p = position({ seats: [{ alert: [STERN, HELO] }, {}] });
  p.resolve(0, STERN);
  expect(p.player(0).persistent).toMatchObject([{ id: STERN }]);
  expect(p.player(0).alert.map(({ id }) => id)).toEqual([HELO]);
  expect(p.player(0).discard).toEqual([]);
});

rule('CCG-TYPE-10', 'texts refer to cards by their traits', () => {
  const p = position({ seats: [{ alert: [CAG, RISK_TAKER, HELO] }, {}] });
  expect([p.power(0, CAG), p.power(0, RISK_TAKER), p.power(0, HELO)]).toEqual([2, 4, 2]);
});

rule('CCG-KEY-16', 'the Cylon threat of an attached mission is not counted', () => {
  const p = position({ seats: [{ alert: [HELO], linked: [{ mission: BLACKMAIL, to: HELO }] }, {}] });
  expect(p.view().threatLevel).toBe(0);
  const q = position({ seats: [{ alert: [HELO, BLACKMAIL] }, {}] });
  expect(q.view().threatLevel).toBe(1);
});

rule('CCG-KEY-17', 'its controller uses an attached mission, and commits only a unit of his own for it', () => {
  const offered = (at: number) =>
    position({
      first: 1,
      seats: [
        { alert: [HELO], reserve: [PRESS_JUNKET] },
        { alert: [HELO], linked: [{ mission: TRUST, to: HELO, at }] },
      ],
    });
  expect(offered(1).offered(1, 'ability')).toMatchObject([{ id: TRUST }]);
  const others = offered(0);
  expect(others.offered(1, 'ability')).toEqual([]);
  expect(others.pass(1).offered(0, 'ability')).toEqual([]);
});

rule('CCG-KEY-18', 'an attached mission stays when its unit is overlaid, and shows again when it is face up', () => {
  const p = position({
    seats: [{ alert: [CAG], hand: [LIAISON], assets: { security: [4] }, linked: [{ mission: SUPPLIES, to: CAG }] }, {}],
  });
  p.g.turnOver(p.card(0, CAG), true);
  expect(p.power(0, CAG)).toBe(0);
  expect(p.placeOf(0, SUPPLIES)).toBe('linked');
  p.play(0, LIAISON).passUntil('action');
  expect(p.player(0).alert).toMatchObject([{ id: LIAISON, exhausted: false, power: 4, linked: [{ id: SUPPLIES }] }]);
  const q = position({
    phase: 'ready',
    seats: [{ alert: [CAG], stacked: { [CAG]: [LIAISON] }, linked: [{ mission: SUPPLIES, to: CAG }] }, {}],
  });
  q.passUntil('reorder').choose(0, { type: 'top', id: LIAISON });
  expect(q.player(0).alert).toMatchObject([
    { id: LIAISON, power: 4, linked: [{ id: SUPPLIES }], stacked: [{ id: CAG }] },
  ]);
});
