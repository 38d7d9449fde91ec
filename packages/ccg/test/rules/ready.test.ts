import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/index.ts';

const VIPER = 'BSG1-147';
const CAG = 'BSG1-099';
const ACE = 'BSG1-098';
const CRACKDOWN = 'BSG1-017'; // an event

rule(
  ['CCG-TURN-02', 'CCG-TURN-03', 'CCG-TURN-04', 'CCG-TURN-05'],
  'face-up cards are readied, face-down ones only restored, then two cards drawn',
  () => {
    const p = position({ phase: 'ready', seats: [{ reserve: [VIPER], exhausted: [CAG] }, {}] });
    expect(p.player(0).alert).toMatchObject([{ id: VIPER }]);
    expect(p.player(0).reserve).toMatchObject([{ id: CAG, exhausted: false }]);
    expect(p.player(0).handCount).toBe(2);
  },
);

rule(
  ['CCG-RES-02', 'CCG-RES-03', 'CCG-RES-04', 'CCG-RES-06', 'CCG-RES-08'],
  'one card becomes an asset, or a supply card under a stack',
  () => {
    const p = position({ phase: 'ready', seats: [{ hand: [VIPER] }, { hand: [CRACKDOWN] }] });
    p.choose(0, { id: VIPER }).choose(0, { type: 'asset' });
    expect(p.player(0).stacks).toMatchObject([{ base: true }, { id: VIPER, amount: 1, resource: 'security' }]);
    p.choose(1, { id: CRACKDOWN });
    expect(p.asked(1).options).toMatchObject([{ type: 'supply' }]); // an event is no asset
    p.choose(1, { type: 'supply' });
    expect(p.player(1).stacks).toMatchObject([{ base: true, amount: 2 }]);
    expect(p.player(1).stacks[0]?.supply[0]).not.toHaveProperty('id'); // face down
  },
);

rule(['CCG-STACK-08', 'CCG-STACK-05', 'CCG-TURN-07'], 'the order of a unit stack may be changed', () => {
  const p = position({ phase: 'ready', seats: [{ alert: [CAG], stacked: { [CAG]: [ACE] } }, {}] });
  p.passUntil('reorder').choose(0, { type: 'top', id: ACE });
  expect(p.player(0).alert).toMatchObject([{ id: ACE, keywords: ['Scramble'], stacked: [{ id: CAG }] }]);
});
