import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/index.ts';

// Two Hangar Bays make a fleet defense level of 8.
const STRONG = 'BSG1-154'; // a ship of power 4 and Cylon threat 4
const MISSION = 'BSG1-069'; // Cylon threat 0, no Cylon
const RAIDER = 'BSG1-157'; // a Cylon of threat 3 whose red text mills
const SHUTTLE = 'BSG1-146'; // mystic value 1, Cylon threat 0
const VIPER = 'BSG1-147'; // Cylon threat 1

rule(
  ['CCG-THREAT-01', 'CCG-THREAT-03', 'CCG-DEFENSE-01'],
  'a threat level of no more than the fleet defense level is quiet',
  () => {
    const p = position({ phase: 'cylon', seats: [{ alert: [STRONG] }, { reserve: [STRONG], exhausted: [STRONG] }] });
    expect(p.view()).toMatchObject({ threatLevel: 8, fleetDefense: 8 });
    expect(p.done).toBe(true);
  },
);

rule(
  ['CCG-THREAT-02', 'CCG-THREAT-04', 'CCG-THREAT-05', 'CCG-THREAT-11', 'CCG-THREAT-13'],
  'above it threats are revealed, those of 0 discarded, and the first player faces the rest',
  () => {
    const p = position({
      phase: 'cylon',
      seats: [
        { alert: [STRONG, VIPER], deck: [STRONG] },
        { alert: [STRONG], deck: [MISSION] },
      ],
    });
    expect(p.player(0).threats).toMatchObject([{ id: STRONG, power: 4 }]);
    expect(p.player(1).threats).toEqual([]);
    expect(p.asked(0).kind).toBe('face-threats');
  },
);

rule(
  ['CCG-THREAT-14', 'CCG-THREAT-22', 'CCG-THREAT-23'],
  'each pass costs 1 influence, and when all have passed the threats are discarded',
  () => {
    const p = position({
      phase: 'cylon',
      seats: [
        { alert: [STRONG, VIPER], deck: [STRONG] },
        { alert: [STRONG], deck: [VIPER] },
      ],
    });
    p.pass(0, 1);
    expect([p.influence(0), p.influence(1)]).toEqual([9, 9]);
    expect(p.player(0).threats).toEqual([]);
    expect(p.done).toBe(true);
  },
);

rule(
  ['CCG-THREAT-15', 'CCG-THREAT-16', 'CCG-THREAT-18', 'CCG-THREAT-20'],
  'who beats a threat gains 2 influence with two players; the neighbour reveals for it',
  () => {
    const p = position({
      phase: 'cylon',
      seats: [
        { alert: [STRONG, VIPER], deck: [VIPER, SHUTTLE] },
        { alert: [STRONG], deck: [MISSION, SHUTTLE] },
      ],
    });
    p.challenge(0, STRONG).choose(0, { id: VIPER });
    expect(p.influence(0)).toBe(12);
    expect(p.placeOf(0, STRONG)).toBe('reserve');
    expect(p.player(1).discard.map(({ id }) => id)).toEqual([SHUTTLE, MISSION]);
  },
);

rule('CCG-THREAT-19', 'with three players it is 1', () => {
  const seats = [
    { alert: [STRONG, STRONG], deck: [VIPER, SHUTTLE] },
    { alert: [STRONG, VIPER], deck: [MISSION, SHUTTLE] },
    { deck: [MISSION] },
  ];
  const p = position({ phase: 'cylon', seats });
  p.challenge(0, STRONG).choose(0, { id: VIPER });
  expect(p.influence(0)).toBe(11);
});

rule(
  ['CCG-THREAT-07', 'CCG-THREAT-08', 'CCG-THREAT-09', 'CCG-THREAT-10'],
  'all threats Cylons: red texts, then the fleet jumps and each player gives up an asset or supply card',
  () => {
    const p = position({
      phase: 'cylon',
      seats: [
        { alert: [STRONG, VIPER], deck: [RAIDER], assets: { security: 1 } },
        { alert: [STRONG], deck: [RAIDER], supply: 1 },
      ],
    });
    expect(p.player(0).discard).toHaveLength(2); // a card for each red text
    p.choose(0, { place: 'resources' }).choose(1, { place: 'supply' });
    expect(p.player(0).stacks).toHaveLength(1);
    expect(p.player(1).stacks).toMatchObject([{ amount: 1 }]);
    expect(p.done).toBe(true);
  },
);
