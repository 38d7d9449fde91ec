import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/index.ts';

const FIRE_SUPPORT = 'BSG1-027'; // 2 security
const VIPER = 'BSG1-147'; // a ship for 3 security

rule(
  ['CCG-COST-01', 'CCG-COST-03', 'CCG-PLAY-04'],
  'a cost is paid with whole stacks, and a unit comes into play in reserve',
  () => {
    const p = position({ seats: [{ base: 'BSG1-004', hand: [VIPER], assets: { security: [2, 1] } }, {}] });
    p.play(0, VIPER);
    expect(p.placeOf(0, VIPER)).toBe('reserve');
    expect(p.player(0).stacks.filter(({ exhausted }) => exhausted)).toHaveLength(2);
  },
);

rule(['CCG-COST-02', 'CCG-COST-06'], 'a stack spent for one type of a cost is gone for the other', () => {
  const FREIGHTER = 'BSG1-174'; // may be committed for 1 logistics when a stack is spent
  const VIRUS = 'BSG1-018'; // 1 logistics and 1 security
  const p = position({ seats: [{ alert: [FREIGHTER], hand: [VIRUS] }, {}] });
  expect(p.offered(0, 'play')).toEqual([]); // the base makes the security, and nothing is left to spend with the Freighter
  const q = position({ seats: [{ alert: [FREIGHTER], hand: [VIRUS], assets: { persuasion: 1 } }, {}] });
  q.play(0, VIRUS);
  expect(q.placeOf(0, VIRUS)).toBe('discard');
  expect(q.player(0).stacks.every(({ exhausted }) => exhausted)).toBe(true);
});

rule(['CCG-COST-04', 'CCG-COST-05'], 'ways that differ are offered, cheapest first, none with a stack too many', () => {
  const p = position({
    seats: [{ base: 'BSG1-004', alert: [VIPER], hand: [FIRE_SUPPORT], assets: { security: [3, 2, 1, 1] } }, {}],
  });
  p.play(0, FIRE_SUPPORT);
  expect(p.asked(0).kind).toBe('pay');
  expect(p.asked(0).options.map(({ stacks, excess }) => [(stacks as number[]).length, excess])).toEqual([
    [2, 0], // 1 + 1
    [1, 0], // 2
    [2, 1], // 2 + 1
    [1, 1], // 3
    [2, 2], // 3 + 1
  ]);
});

rule(['CCG-COST-02', 'CCG-COST-06'], 'stacks of another type are of no use', () => {
  const p = position({ seats: [{ base: 'BSG1-004', hand: [VIPER], assets: { logistics: 9, security: 2 } }, {}] });
  expect(p.offered(0, 'play')).toEqual([]);
});

rule(
  ['CCG-KEY-01', 'CCG-KEY-02', 'CCG-KEY-03'],
  'Expedite: what is left over pays for a second card, resolved second',
  () => {
    const CRACKDOWN = 'BSG1-017'; // 1 security, Expedite
    const p = position({
      seats: [
        { base: 'BSG1-004', alert: ['BSG1-150'], hand: [FIRE_SUPPORT, CRACKDOWN], assets: { security: [3] } },
        { hand: [VIPER] },
      ],
    });
    p.play(0, FIRE_SUPPORT).choose(0, { type: 'expedite', id: CRACKDOWN });
    expect(p.power(0, 'BSG1-150')).toBe(5);
    expect(p.placeOf(1, VIPER)).toBe('discard');
    expect(p.player(0).discard.map(({ id }) => id)).toEqual([CRACKDOWN, FIRE_SUPPORT]);
  },
);

rule(['CCG-COST-03', 'CCG-COST-06'], 'whoever may pay with any type chooses which to keep', () => {
  const DIFFERENCE_OF_OPINION = 'BSG1-064'; // whoever challenges its player pays 1 of any type
  const p = position({
    seats: [
      { alert: [VIPER], assets: { logistics: 2, security: 1, persuasion: 1 } },
      { persistent: [DIFFERENCE_OF_OPINION, DIFFERENCE_OF_OPINION] },
    ],
  }).challenge(0, VIPER);
  const kinds = () => p.offered(0, 'pay').map(({ ids }) => (ids as string[]).join());
  expect(kinds().sort()).toEqual(['BSG1-158', 'BSG1-163', 'BSG1-164', 'BSG1P-3']); // one of each, and the base
  p.choose(0, { type: 'pay', ids: ['BSG1-163'] });
  expect(kinds()).toHaveLength(4); // there is another of those
  p.choose(0, { type: 'pay', ids: ['BSG1-158'] }).passUntil('action');
  expect(p.player(0).stacks.filter(({ exhausted }) => exhausted)).toHaveLength(2);
  expect(p.influence(1)).toBe(8);
});

rule(
  'CCG-COST-04',
  'a large stack may pay for all of it, or for the rest of it with a unit that generates more',
  () => {
    const TAX = 'BSG1-064';
    const [ORDNANCE, SUPPLY] = ['BSG1-161', 'BSG1-174'];
    const p = position({
      seats: [{ alert: [VIPER, ORDNANCE, SUPPLY], assets: { security: [2] } }, { persistent: [TAX, TAX, TAX] }],
    }).challenge(0, VIPER);
    expect(p.offered(0, 'pay').map(({ ids }) => ids)).toEqual([
      ['BSG1P-3'],
      ['BSG1-164'],
      ['BSG1-164', ORDNANCE],
      ['BSG1-164', SUPPLY],
      ['BSG1P-3', ORDNANCE, SUPPLY],
    ]);
    p.choose(0, { ids: ['BSG1-164', SUPPLY] });
    expect([p.placeOf(0, SUPPLY), p.placeOf(0, ORDNANCE), p.influence(1)]).toEqual(['reserve', 'alert', 8]);
  },
);

rule('CCG-COST-04', 'of units that generate more, which is committed is chosen if they are not the same', () => {
  const FREIGHTER = 'BSG1-161';
  const DECK_CREW = 'BSG2-058'; // attached to a ship
  const seats = [
    { base: 'BSG1-004', alert: [FREIGHTER, FREIGHTER, VIPER], hand: [FIRE_SUPPORT], assets: { security: 1 } },
    {},
  ];
  const ways = (p: ReturnType<typeof position>) =>
    p
      .play(0, FIRE_SUPPORT)
      .target(0, 0, VIPER)
      .offered(0, 'pay')
      .map(({ ids }) => ids);
  const both = ['BSG1-004', FREIGHTER, FREIGHTER];
  expect(ways(position({ seats }))).toEqual([['BSG1-164', FREIGHTER], both]);
  const linked = [{ mission: DECK_CREW, to: FREIGHTER }];
  const p = position({ seats: seats.map((one, at) => (at === 0 ? { ...one, linked } : one)) });
  expect(ways(p)).toEqual([['BSG1-164', FREIGHTER], ['BSG1-164', FREIGHTER], both]);
  const [one, other] = p.offered(0, 'pay').map(({ helpers }) => helpers);
  expect(one).not.toEqual(other);
});

rule(['CCG-KEY-01', 'CCG-KEY-03', 'CCG-COST-05'], 'a unit that generates more may do so for an Expedite card', () => {
  const CRACKDOWN = 'BSG1-017'; // 1 security, Expedite
  const FREIGHTER = 'BSG1-161';
  const seats = [
    { base: 'BSG1-004', alert: ['BSG1-150', FREIGHTER], hand: [FIRE_SUPPORT, CRACKDOWN], assets: { security: [2] } },
    { hand: [VIPER] },
  ];
  const p = position({ seats });
  p.play(0, FIRE_SUPPORT).target(0, 0, 'BSG1-150');
  expect(p.offered(0, 'expedite')).toMatchObject([{ id: CRACKDOWN, ids: [FREIGHTER] }]);
  p.choose(0, { type: 'expedite' });
  expect([p.placeOf(0, FREIGHTER), p.placeOf(1, VIPER)]).toEqual(['reserve', 'discard']);
  const q = position({ seats: seats.map((one) => ({ ...one, alert: ['BSG1-150'] })) });
  q.play(0, FIRE_SUPPORT);
  expect(q.placeOf(0, CRACKDOWN)).toBe('hand'); // nothing is left over
});
