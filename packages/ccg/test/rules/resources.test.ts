import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { executionPhase } from '../../src/rules/execution.ts';
import { readyPhase } from '../../src/rules/ready.ts';
import { position } from '../../testing/index.ts';

const VIPER = 'BSG1-147'; // a ship for 3 security
const CRACKDOWN = 'BSG1-017'; // 1 security
const COLONIAL_ONE = 'BSG1-004'; // persuasion; Exhaust: target player gains 1 influence
const TEST_OF_FAITH = 'BSG1-049'; // 2 persuasion
const CAG = 'BSG1-099'; // Apollo: other Pilots +1; Cylon threat 1
const LIAISON = 'BSG1-100'; // Apollo, 4 security
const RISK_TAKER = 'BSG1-137'; // a Pilot of power 3 and Cylon threat 2

rule(['CCG-RES-11', 'CCG-RES-12'], 'a stack gives 1 for the base or asset and 1 for each supply card', () => {
  const payable = (supply: number) => position({ seats: [{ hand: [VIPER], supply }, {}] }).offered(0, 'play').length;
  expect([0, 1, 2, 3].map(payable)).toEqual([0, 0, 1, 1]);
  const p = position({ seats: [{ hand: [VIPER], supply: 2 }, {}] });
  p.play(0, VIPER);
  expect(p.player(0).stacks).toMatchObject([{ base: true, exhausted: true, amount: 3 }]);
  const one = position({
    seats: [{ base: COLONIAL_ONE, hand: [CRACKDOWN], assets: { security: 1 } }, { hand: [VIPER] }],
  });
  expect(one.offered(0, 'play')).toHaveLength(1);
});

rule(['CCG-RES-13', 'CCG-RES-14'], 'a stack is spent once until it is restored', () => {
  const p = position({ seats: [{ hand: [CRACKDOWN, CRACKDOWN] }, { hand: [VIPER, VIPER] }] });
  p.play(0, CRACKDOWN).passUntil('action').pass(1);
  expect(p.player(0).stacks).toMatchObject([{ exhausted: true }]);
  expect(p.offered(0, 'play')).toEqual([]);
  p.run(readyPhase);
  expect(p.player(0).stacks).toMatchObject([{ exhausted: false }]);
  p.run(executionPhase);
  expect(p.offered(0, 'play').map(({ id }) => id)).toContain(CRACKDOWN);
});

rule('CCG-RES-15', 'a base that was spent is exhausted: it cannot be exhausted for its ability', () => {
  const p = position({ seats: [{ base: COLONIAL_ONE, supply: 1, hand: [TEST_OF_FAITH] }, {}] });
  expect(p.offered(0, 'ability')).toHaveLength(1);
  p.play(0, TEST_OF_FAITH).passUntil('action').pass(1);
  expect(p.offered(0, 'ability')).toEqual([]);
});

rule('CCG-RES-05', 'a unit that is an asset is nothing but its resource', () => {
  const p = position({ phase: 'ready', seats: [{ alert: [RISK_TAKER], hand: [CAG, LIAISON], supply: 3 }, {}] });
  p.choose(0, { id: CAG }).choose(0, { type: 'asset' }).passUntil('none');
  expect(p.power(0, RISK_TAKER)).toBe(3);
  expect(p.view().threatLevel).toBe(2);
  p.run(executionPhase);
  expect(p.offered(0, 'challenge').map(({ id }) => id)).toEqual([RISK_TAKER]);
  p.play(0, LIAISON).passUntil('action');
  expect(p.player(0).reserve).toMatchObject([{ id: LIAISON, stacked: [] }]); // not on the other Apollo
});

rule(['CCG-RES-07', 'CCG-RES-09'], 'a supply card is nothing else, and stays face down', () => {
  const p = position({ phase: 'ready', seats: [{ alert: [RISK_TAKER], hand: [CAG] }, {}] });
  p.choose(0, { id: CAG }).choose(0, { type: 'supply' }).passUntil('none');
  expect(p.power(0, RISK_TAKER)).toBe(3);
  expect(p.view().threatLevel).toBe(2);
  p.g.turnOver(p.g.baseOf(seat(0)), true);
  p.run(readyPhase); // restores the base, and no supply card
  expect(p.player(0, seat(1)).stacks).toMatchObject([{ exhausted: false, amount: 2 }]);
  expect(p.player(0, seat(1)).stacks[0]?.supply[0]).not.toHaveProperty('id');
});
