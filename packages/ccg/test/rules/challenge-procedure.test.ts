import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { executionPhase } from '../../src/rules/execution.ts';
import { position } from '../../testing/index.ts';

const VIPER = 'BSG1-147';
const VIPER_3 = 'BSG1-150';
const HELO = 'BSG1-123'; // power 2
const TIGH = 'BSG1-133'; // power 3
const CRASHDOWN = 'BSG1-109';
const ACE = 'BSG1-098'; // Scramble
const PRESS_JUNKET = 'BSG1-087';
const FIRE_SUPPORT = 'BSG1-027'; // 2 security
const BINGO_FUEL = 'BSG1-012'; // return target alert ship to its owner's hand
const COUP = 'BSG1-033'; // exhaust a personnel of your own, and one of an opponent
const VISION = 'BSG1-132'; // neither challenges nor defends
const VULNERABLE = 'BSG2-160'; // either type may defend

rule('CCG-CHAL-01', 'a challenge is an action with a face-up alert unit of one’s own', () => {
  const p = position({
    seats: [{ alert: [VIPER, PRESS_JUNKET, TIGH], reserve: [HELO] }, { alert: [VIPER_3] }],
  });
  p.g.turnOver(p.card(0, TIGH), true);
  p.run(executionPhase);
  expect(p.offered(0, 'challenge').map(({ id }) => id)).toEqual([VIPER]);
  p.challenge(0, VIPER).passUntil('action');
  expect(p.isAsked(0)).toBe(false);
  expect(p.asked(1).kind).toBe('action');
});

rule('CCG-CHAL-05', 'in a challenge neither units nor missions are played', () => {
  const hand = [FIRE_SUPPORT, VIPER, PRESS_JUNKET];
  const p = position({ seats: [{ alert: [VIPER_3], hand, assets: { security: 3 } }, {}] });
  expect(p.offered(0, 'play')).toHaveLength(3);
  p.challenge(0, VIPER_3);
  expect(p.asked(0).kind).toBe('challenge-play');
  expect(p.offered(0, 'play').map(({ id }) => id)).toEqual([FIRE_SUPPORT]);
});

rule('CCG-CHAL-13', 'a unit exhausted in a challenge keeps what it is until the end of it', () => {
  const p = position({ seats: [{ alert: [TIGH, CRASHDOWN], hand: [COUP] }, { alert: [HELO] }] });
  p.challenge(0, TIGH).target(1, 1, HELO).play(0, COUP).choose(0, { type: 'yes' }).target(0, 0, CRASHDOWN);
  const told = p.events();
  expect(told.filter(({ type }) => type === 'exhausted').map(({ id }) => id)).toContain(HELO);
  expect(told.find(({ type }) => type === 'challenge-decided')).toMatchObject({ challenger: 4, defender: 3 });
});

rule('CCG-CHAL-14', 'without its challenger a challenge ends, and the defender is not committed', () => {
  const p = position({
    seats: [{ alert: [VIPER] }, { alert: [VIPER_3], hand: [BINGO_FUEL], assets: { persuasion: 2 } }],
  });
  p.challenge(0, VIPER).target(1, 1, VIPER_3).play(1, BINGO_FUEL).target(1, 0, VIPER).passUntil('action');
  expect(p.placeOf(0, VIPER)).toBe('hand');
  expect(p.placeOf(1, VIPER_3)).toBe('alert');
  expect([p.player(0).discard, p.influence(1)]).toEqual([[], 10]);
  expect(p.view().challenge).toBe(null);
});

test('a challenge is shown with the powers of both units, and of one where nobody defends', () => {
  const shown = (alert: string[]) => {
    const seats = [{ alert: [TIGH], hand: [FIRE_SUPPORT], assets: { security: 2 } }, { alert }];
    const p = position({ seats }).challenge(0, TIGH);
    if (alert.length > 0) p.target(1, 1, HELO);
    return p.view().challenge?.power;
  };
  expect([shown([HELO]), shown([])]).toEqual([
    { challenger: 3, defender: 2 },
    { challenger: 3, defender: 0 },
  ]);
});

rule('CCG-KEY-12', 'a unit with Scramble must be face up and alert like any other', () => {
  const p = position({ seats: [{ alert: [VIPER] }, { alert: [ACE] }] });
  p.challenge(0, VIPER);
  expect(p.asked(1).kind).toBe('defend');
  const exhausted = position({ seats: [{ alert: [VIPER] }, { alert: [ACE] }] });
  exhausted.g.turnOver(exhausted.card(1, ACE), true);
  exhausted.challenge(0, VIPER);
  expect(exhausted.asked(1).kind).toBe('action'); // nobody could defend, so nobody was asked
  const reserve = position({ seats: [{ alert: [VIPER] }, { reserve: [ACE] }] });
  reserve.challenge(0, VIPER);
  expect(reserve.asked(1).kind).toBe('action');
});

rule('CCG-GEN-04', 'what one card allows and another forbids is forbidden', () => {
  const p = position({ seats: [{ alert: [VULNERABLE] }, { alert: [VISION, HELO] }] });
  p.challenge(0, VULNERABLE);
  expect(p.offered(1, 'defend').map(({ id }) => id)).toEqual([HELO]);
});
