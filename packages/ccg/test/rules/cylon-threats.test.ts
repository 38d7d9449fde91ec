import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/index.ts';

const STRONG = 'BSG1-154'; // a ship of power 4 and Cylon threat 4
const VIPER = 'BSG1-147'; // Cylon threat 1
const MISSION = 'BSG1-069'; // Cylon threat 0
const ROSLIN = 'BSG1-127'; // Commit: gain 1 influence
const SHUTTLE = 'BSG1-146'; // power 1, mystic value 1, Cylon threat 0
const CAG = 'BSG1-099'; // other Pilots +1; power 2, Cylon threat 1
const RISK_TAKER = 'BSG1-137'; // a Pilot of power 3
const FIRE_SUPPORT = 'BSG1-027';

rule('CCG-THREAT-06', 'of a revealed card only the Cylon threat and the red text count', () => {
  const p = position({
    phase: 'cylon',
    seats: [{ alert: [STRONG, STRONG, RISK_TAKER], deck: [CAG] }, { deck: [MISSION] }],
  });
  expect(p.player(0).threats).toMatchObject([{ id: CAG, power: 1 }]);
  expect(p.power(0, RISK_TAKER)).toBe(3);
});

rule('CCG-THREAT-12', 'when no threat is left the phase ends', () => {
  const p = position({
    phase: 'cylon',
    seats: [{ alert: [STRONG, STRONG, VIPER], deck: [MISSION] }, { deck: [MISSION] }],
  });
  expect(p.player(0).discard).toMatchObject([{ id: MISSION }]);
  expect(p.done).toBe(true);
  expect([p.influence(0), p.influence(1)]).toEqual([10, 10]);
});

rule('CCG-THREAT-17', 'a threat always defends, and events are played as in any challenge', () => {
  const p = position({
    phase: 'cylon',
    seats: [
      { alert: [STRONG, STRONG, SHUTTLE, VIPER], hand: [FIRE_SUPPORT], assets: { security: 1 }, deck: [STRONG] },
      { deck: [MISSION] },
    ],
  });
  p.challenge(0, SHUTTLE).choose(0, { id: STRONG });
  expect(p.asked(0).kind).toBe('challenge-play');
  expect(p.view().challenge).toMatchObject({ threat: true, defended: true, defender: p.card(0, STRONG, 'threats') });
  p.play(0, FIRE_SUPPORT).choose(0, { card: p.card(0, SHUTTLE) });
  expect(p.events().find(({ type }) => type === 'challenge-decided')).toMatchObject({ challenger: 4, defender: 5 });
  const q = position({
    phase: 'cylon',
    seats: [
      { alert: [STRONG, STRONG, SHUTTLE, VIPER], deck: [STRONG] },
      { alert: [ROSLIN], deck: [MISSION] },
    ],
  });
  q.challenge(0, SHUTTLE).choose(0, { id: STRONG });
  q.use(1, ROSLIN); // others act in it as well
  expect(q.influence(1)).toBe(11);
});

rule('CCG-THREAT-21', 'a threat that wins defeats the challenger and stays', () => {
  const p = position({
    phase: 'cylon',
    seats: [{ alert: [STRONG, STRONG, SHUTTLE, VIPER], deck: [STRONG] }, { deck: [MISSION] }],
  });
  p.challenge(0, SHUTTLE).choose(0, { id: STRONG }).passUntil('face-threats');
  expect(p.placeOf(0, SHUTTLE)).toBe('discard');
  expect(p.player(0).threats).toMatchObject([{ id: STRONG }]);
  expect(p.influence(0)).toBe(10);
  expect(p.asked(1).kind).toBe('face-threats');
});
