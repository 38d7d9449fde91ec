import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/index.ts';

const CAG = 'BSG1-099'; // Apollo, 3 security
const LIAISON = 'BSG1-100'; // Apollo, 4 security
const PRESS_JUNKET = 'BSG1-087'; // a ship: 2 influence
const DIPLOMACY = 'BSG1-092'; // a personnel and a ship: 3 influence
const VIPER = 'BSG1-147';
const HELO = 'BSG1-123';

rule(
  ['CCG-STACK-01', 'CCG-STACK-03', 'CCG-STACK-06', 'CCG-STACK-07'],
  'a singular card is overlaid on the stack of its title, which stays alert and is restored',
  () => {
    const p = position({ seats: [{ alert: [CAG], hand: [LIAISON], assets: { security: [4] } }, {}] });
    p.play(0, LIAISON).passUntil('action');
    expect(p.player(0).alert).toMatchObject([{ id: LIAISON, stacked: [{ id: CAG }] }]);
    const q = position({ seats: [{ exhausted: [CAG], hand: [LIAISON], assets: { security: [4] } }, {}] });
    q.play(0, LIAISON).passUntil('action');
    expect(q.player(0).reserve).toMatchObject([{ id: LIAISON, exhausted: false }]);
  },
);

rule(['CCG-STACK-10', 'CCG-TIMING-03'], 'a card underneath may be sacrificed for 1 power', () => {
  const p = position({ seats: [{ alert: [LIAISON], stacked: { [LIAISON]: [CAG] } }, {}] });
  p.choose(0, { type: 'sacrifice' });
  expect(p.power(0, LIAISON)).toBe(4);
  expect(p.placeOf(0, CAG)).toBe('discard');
});

rule(
  ['CCG-MISSION-01', 'CCG-MISSION-02', 'CCG-MISSION-07', 'CCG-MISSION-08'],
  'one mission a phase; its units stay alert',
  () => {
    const p = position({ seats: [{ alert: [PRESS_JUNKET, DIPLOMACY, VIPER, HELO] }, {}] });
    p.resolve(0, PRESS_JUNKET);
    expect(p.influence(0)).toBe(12);
    expect(p.placeOf(0, PRESS_JUNKET)).toBe('discard');
    expect(p.placeOf(0, VIPER)).toBe('alert');
    p.pass(1);
    expect(p.offered(0, 'resolve')).toEqual([]);
  },
);

rule(['CCG-MISSION-04', 'CCG-MISSION-05', 'CCG-MISSION-06'], 'a unit counts once, and only face up and alert', () => {
  const offered = (alert: string[], reserve: string[] = []) =>
    position({ seats: [{ alert, reserve }, {}] }).offered(0, 'resolve').length;
  expect(offered([DIPLOMACY, HELO, VIPER])).toBe(1);
  expect(offered([DIPLOMACY, HELO], [VIPER])).toBe(0);
  expect(offered(['BSG1-097', LIAISON])).toBe(0); // 1 Officer and 1 Politician: one unit is both
});

rule(['CCG-TURN-08', 'CCG-TURN-12'], 'the phase ends when all have passed in succession', () => {
  const p = position({ seats: [{ alert: [VIPER] }, { alert: [PRESS_JUNKET, VIPER] }] });
  p.pass(0).resolve(1, PRESS_JUNKET).challenge(0, VIPER).choose(1, { type: 'decline' }).pass(1);
  expect(p.done).toBe(false);
  p.pass(0);
  expect(p.done).toBe(true);
});

rule(['CCG-KEY-05', 'CCG-KEY-07', 'CCG-EFFECT-02'], 'persistent missions stay in force, and add up', () => {
  const STERN = 'BSG1-061'; // ships you control: +1
  const p = position({ seats: [{ alert: [STERN, LIAISON, VIPER], persistent: [STERN] }, {}] });
  expect(p.power(0, VIPER)).toBe(3);
  p.resolve(0, STERN);
  expect(p.power(0, VIPER)).toBe(4);
});

rule(['CCG-KEY-14', 'CCG-KEY-15'], 'a linked mission is in force on its unit and goes with it', () => {
  const SUPPLIES = 'BSG2-050'; // linked personnel: +1 power
  const p = position({
    seats: [
      { alert: [HELO] },
      {
        alert: ['BSG1-128'],
        linked: [{ mission: SUPPLIES, to: HELO, at: 0 }],
        hand: ['BSG1-051'],
        assets: { logistics: 2 },
      },
    ],
  });
  expect(p.power(0, HELO)).toBe(3);
  p.pass(0).play(1, 'BSG1-051').target(1, 0, HELO);
  expect(p.placeOf(1, SUPPLIES)).toBe('discard');
});
