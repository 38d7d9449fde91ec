import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { commit, exhaust, ready, restore } from '../../src/rules/moving.ts';
import { type Position, position } from '../../testing/index.ts';

const VIPER = 'BSG1-147';
const VIPER_3 = 'BSG1-150';
const RISK_TAKER = 'BSG1-137'; // Starbuck, a Pilot of power 3
const CAG = 'BSG1-099'; // Apollo: other Pilots +1
const ROSLIN = 'BSG1-127'; // Commit: gain 1 influence
const CONDITION_ONE = 'BSG1-015'; // ready target unit
const CONDITION_TWO = 'BSG1-016'; // commit target unit
const THEM_OR_US = 'BSG1-050'; // sacrifice a ship, defeat a personnel
const FLIGHT_SCHOOL = 'BSG1-068'; // sacrificed instead of a ship that would be defeated
const HELO = 'BSG1-123';
const ACE = 'BSG1-098'; // Apollo too
const STRANDED = 'BSG1-047'; // a reserve personnel is shuffled into its owner's deck

/** Does something to a card, and says whether it was done. */
function done(p: Position, act: typeof ready, name: string): boolean {
  let answer = false;
  p.run(function* (g) {
    answer = act(g, p.card(0, name));
  });
  return answer;
}

rule(['CCG-MOVE-01', 'CCG-MOVE-02', 'CCG-ZONE-02'], 'readying moves a card from reserve to alert, and no other', () => {
  const p = position({ seats: [{ reserve: [VIPER], assets: { security: 1 } }, {}] });
  expect(done(p, ready, VIPER)).toBe(true);
  expect(p.placeOf(0, VIPER)).toBe('alert');
  expect(done(p, ready, VIPER)).toBe(false);
  expect(done(p, ready, 'BSG1-164')).toBe(false); // an asset
  expect(p.placeOf(0, 'BSG1-164')).toBe('resources');
});

rule(['CCG-MOVE-03', 'CCG-MOVE-04'], 'committing moves a card from alert to reserve, and no other', () => {
  const p = position({ seats: [{ alert: [VIPER], assets: { security: 1 } }, {}] });
  expect(done(p, commit, VIPER)).toBe(true);
  expect(p.placeOf(0, VIPER)).toBe('reserve');
  expect(done(p, commit, VIPER)).toBe(false);
  expect(done(p, commit, 'BSG1-164')).toBe(false);
  expect(p.placeOf(0, 'BSG1-164')).toBe('resources');
});

rule(
  ['CCG-MOVE-05', 'CCG-MOVE-06', 'CCG-MOVE-08', 'CCG-MOVE-09'],
  'exhausting turns a card face down, restoring turns it up; what lies so already cannot be',
  () => {
    const p = position({ seats: [{ alert: [VIPER] }, {}] });
    expect(done(p, restore, VIPER)).toBe(false);
    expect(done(p, exhaust, VIPER)).toBe(true);
    expect(p.player(0).alert).toMatchObject([{ id: VIPER, exhausted: true }]);
    expect(done(p, exhaust, VIPER)).toBe(false);
    expect(done(p, restore, VIPER)).toBe(true);
    expect(p.player(0).alert).toMatchObject([{ id: VIPER, exhausted: false }]);
  },
);

rule('CCG-MOVE-07', 'an exhausted card has no traits, abilities or values', () => {
  const p = position({ seats: [{ alert: [RISK_TAKER, ROSLIN], reserve: [CAG] }, {}] });
  expect(p.power(0, RISK_TAKER)).toBe(4);
  expect(p.offered(0, 'ability')).toMatchObject([{ id: ROSLIN }]);
  const before = p.view().threatLevel;
  const q = position({ seats: [{ alert: [RISK_TAKER], exhausted: [CAG, ROSLIN] }, {}] });
  expect(q.power(0, RISK_TAKER)).toBe(3);
  expect(q.offered(0, 'ability')).toEqual([]);
  expect(q.player(0).reserve).toMatchObject([
    { exhausted: true, power: 0, threat: 0, traits: [], keywords: [] },
    { exhausted: true, power: 0, threat: 0, traits: [], keywords: [] },
  ]);
  expect(q.view().threatLevel).toBe(before - 4);
  // It keeps its type and title: one of the same title is overlaid on it, and texts about personnel find it.
  const r = position({ seats: [{ exhausted: [CAG], hand: [ACE], assets: { logistics: 3 } }, {}] });
  r.play(0, ACE).passUntil('action');
  expect(r.player(0).reserve).toMatchObject([{ id: ACE, exhausted: false, stacked: [{ id: CAG }] }]);
  const s = position({ seats: [{ exhausted: [ROSLIN], hand: [STRANDED], assets: { security: 3 } }, {}] });
  expect(s.offered(0, 'play')).toMatchObject([{ id: STRANDED }]);
});

rule(
  ['CCG-MOVE-10', 'CCG-MOVE-11', 'CCG-ZONE-10', 'CCG-GEN-01'],
  'defeated and sacrificed cards go to their owners, and a sacrifice is no defeat',
  () => {
    const p = position({
      seats: [{ alert: [VIPER], hand: [THEM_OR_US], persistent: [FLIGHT_SCHOOL] }, { alert: [HELO] }],
    });
    p.play(0, THEM_OR_US).choose(0, { type: 'yes' }).passUntil('action');
    expect([p.placeOf(0, VIPER), p.placeOf(1, HELO)]).toEqual(['discard', 'discard']);
    expect(p.placeOf(0, FLIGHT_SCHOOL)).toBe('resources');
    const q = position({ seats: [{ alert: [VIPER], persistent: [FLIGHT_SCHOOL] }, { alert: [VIPER_3] }] });
    q.challenge(0, VIPER).target(1, 1, VIPER_3);
    expect(q.asked(0).kind).toBe('respond'); // a defeat, for comparison
  },
);

rule(
  ['CCG-MOVE-12', 'CCG-ZONE-11'],
  'a discarded card goes from hand to the pile of its holder, for all to see',
  () => {
    const p = position({ seats: [{ hand: ['BSG1-017'] }, { hand: [VIPER] }] });
    p.play(0, 'BSG1-017');
    expect(p.player(1, 'spectator').discard).toMatchObject([{ id: VIPER }]);
    expect(p.player(1).handCount).toBe(0);
  },
);

rule(
  ['CCG-PLAY-06', 'CCG-TYPE-06', 'CCG-EFFECT-05'],
  "a target may be any player's unit, personnel or ship, that it can be done to",
  () => {
    const p = position({
      seats: [
        { alert: [VIPER, 'BSG1-087'], hand: [CONDITION_TWO], assets: { security: 2 } },
        { alert: [HELO], reserve: [VIPER_3] },
      ],
    });
    p.play(0, CONDITION_TWO);
    expect(p.asked(0).options.map(({ id }) => id)).toEqual([VIPER, HELO]);
    p.target(0, 1, HELO).passUntil('action');
    expect(p.placeOf(1, HELO)).toBe('reserve');
    const q = position({
      seats: [
        { reserve: [VIPER], hand: [CONDITION_ONE], assets: { logistics: 2 } },
        { alert: [HELO], reserve: [VIPER_3] },
      ],
    });
    q.play(0, CONDITION_ONE);
    expect(q.asked(0).options.map(({ id }) => id)).toEqual([VIPER, VIPER_3]);
  },
);
