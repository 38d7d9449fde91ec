import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { position } from '../../testing/index.ts';

const VIPER_2 = 'BSG1-147'; // power 2
const VIPER_3 = 'BSG1-150'; // power 3
const HELO = 'BSG1-123'; // personnel, power 2
const SHUTTLE = 'BSG1-146'; // mystic value 1
const SCOUT = 'BSG1-163'; // mystic value 3

rule(
  ['CCG-CHAL-06', 'CCG-CHAL-02'],
  'undefended, the challenged player loses influence equal to the power; the challenger is committed',
  () => {
    const p = position({ seats: [{ alert: [VIPER_3] }, { alert: [VIPER_2] }] });
    p.challenge(0, VIPER_3).choose(1, { type: 'decline' });
    expect(p.influence(1)).toBe(7);
    expect(p.placeOf(0, VIPER_3)).toBe('reserve');
    expect(p.player(0).discard).toEqual([]); // no mystic value is revealed
  },
);

rule('CCG-CHAL-03', 'a defender must be of the type of the challenger', () => {
  const p = position({ seats: [{ alert: [VIPER_3] }, { alert: [HELO, VIPER_2] }] });
  p.challenge(0, VIPER_3);
  expect(p.offered(1, 'defend').map(({ id }) => id)).toEqual([VIPER_2]);
});

rule(
  ['CCG-CHAL-07', 'CCG-CHAL-08', 'CCG-CHAL-10', 'CCG-CHAL-11', 'CCG-MYSTIC-01'],
  'mystic values are added, the higher total wins, the loser is defeated, no influence is lost',
  () => {
    const p = position({
      seats: [
        { alert: [VIPER_3], deck: [SHUTTLE] },
        { alert: [VIPER_2], deck: [SCOUT] },
      ],
    });
    p.challenge(0, VIPER_3).target(1, 1, VIPER_2);
    expect(p.placeOf(0, VIPER_3)).toBe('discard');
    expect(p.placeOf(1, VIPER_2)).toBe('reserve');
    expect([p.influence(0), p.influence(1)]).toEqual([10, 10]);
    expect(p.player(1).discard.map(({ id }) => id)).toEqual([SCOUT]);
  },
);

rule('CCG-CHAL-09', 'the challenger wins a tie', () => {
  const p = position({
    seats: [
      { alert: [VIPER_2], deck: [SCOUT] },
      { alert: [VIPER_2], deck: [SCOUT] },
    ],
  });
  p.challenge(0, VIPER_2).target(1, 1, VIPER_2);
  expect(p.placeOf(0, VIPER_2)).toBe('reserve');
  expect(p.placeOf(1, VIPER_2)).toBe('discard');
});

rule(
  ['CCG-KEY-08', 'CCG-KEY-09', 'CCG-KEY-10'],
  'a sniper picks the defender once the challenged player defends',
  () => {
    const SNIPER = 'BSG1-149';
    const p = position({ seats: [{ alert: [SNIPER] }, { alert: [VIPER_3, VIPER_2, HELO] }] });
    p.challenge(0, SNIPER);
    expect(p.asked(1).kind).toBe('defend-at-all');
    p.choose(1, { type: 'defend' });
    expect(p.offered(0, 'defend').map(({ id }) => id)).toEqual([VIPER_3, VIPER_2]);
    p.target(0, 1, VIPER_2);
    expect(p.placeOf(1, VIPER_3)).toBe('alert');
    expect(p.placeOf(1, VIPER_2)).not.toBe('alert');
  },
);

rule('CCG-KEY-11', 'a unit with Scramble defends against either type', () => {
  const ACE = 'BSG1-098';
  const p = position({ seats: [{ alert: [VIPER_2] }, { alert: [ACE, HELO] }] });
  p.challenge(0, VIPER_2);
  expect(p.offered(1, 'defend').map(({ id }) => id)).toEqual([ACE]);
});

rule('CCG-KEY-13', 'a personnel with Vision neither challenges nor defends', () => {
  const p = position({ seats: [{ alert: ['BSG1-132', HELO] }, { alert: ['BSG1-130'] }] });
  expect(p.offered(0, 'challenge').map(({ id }) => id)).toEqual([HELO]);
  p.challenge(0, HELO).passUntil('action');
  expect(p.influence(1)).toBe(8); // nobody could defend, so nobody was asked
});

rule('CCG-KEY-04', 'Manipulate: its controller may gain the influence instead', () => {
  const p = position({ seats: [{ alert: ['BSG1-165'] }, {}] });
  p.challenge(0, 'BSG1-165').choose(0, { type: 'take' });
  expect([p.influence(0), p.influence(1)]).toEqual([11, 10]);
});

rule(
  ['CCG-KEY-19', 'CCG-KEY-20'],
  'Strafe challenges as either type, and either type defends against Vulnerable',
  () => {
    const p = position({ seats: [{ alert: ['BSG2-134', 'BSG2-160'] }, { alert: [HELO, VIPER_2] }] });
    p.challenge(0, 'BSG2-134').choose(0, { as: 'personnel' });
    expect(p.offered(1, 'defend').map(({ id }) => id)).toEqual([HELO]);
    const q = position({ seats: [{ alert: ['BSG2-160'] }, { alert: [HELO, VIPER_2] }] });
    q.challenge(0, 'BSG2-160');
    expect(q.offered(1, 'defend').map(({ id }) => id)).toEqual([HELO, VIPER_2]);
  },
);

rule(
  ['CCG-CHAL-04', 'CCG-CHAL-15'],
  'events are played before it is decided; a defender gone still has defended',
  () => {
    const BINGO_FUEL = 'BSG1-012';
    const p = position({
      seats: [{ alert: [VIPER_2], hand: [BINGO_FUEL], assets: { persuasion: 2 } }, { alert: [VIPER_3] }],
    });
    p.challenge(0, VIPER_2).target(1, 1, VIPER_3).play(0, BINGO_FUEL).target(0, 1, VIPER_3);
    expect(p.placeOf(1, VIPER_3)).toBe('hand');
    expect(p.placeOf(0, VIPER_2)).toBe('reserve');
    expect(p.influence(1)).toBe(10);
  },
);

rule('CCG-CHAL-15', 'also one that is gone when mystic values are revealed', () => {
  const p = position({ seats: [{ alert: [VIPER_2], deck: ['BSG1-158', 'BSG1-146'] }, { alert: [VIPER_3] }] });
  p.g.turn.mystic.set(seat(0), [{ more: 1, picker: seat(0), here: true }]);
  p.challenge(0, VIPER_2).target(1, 1, VIPER_3);
  expect(p.asked(0).kind).toBe('mystic');
  p.g.cards.move(p.card(1, VIPER_3), p.g.zone('hand', seat(1)));
  p.choose(0, { type: 'mystic' });
  expect([p.placeOf(0, VIPER_2), p.influence(1), p.view().challenge]).toEqual(['reserve', 10, null]);
});

rule('CCG-CHAL-16', 'with several opponents, one of them is chosen', () => {
  const p = position({ seats: [{ alert: [VIPER_2] }, {}, {}] });
  p.challenge(0, VIPER_2).choose(0, { player: 2 });
  expect([p.influence(1), p.influence(2)]).toEqual([10, 8]);
});

rule(['CCG-WIN-02', 'CCG-WIN-03'], 'who has no influence left has lost, and the last one wins', () => {
  const p = position({ seats: [{ alert: [VIPER_2] }, { influence: 2 }] });
  p.challenge(0, VIPER_2);
  expect(p.player(0).won).toBe(true);
  expect(p.player(1)).toMatchObject({ won: false, out: true, influence: 0 });
  expect(p.done).toBe(true);
});

rule('CCG-WIN-03', 'who loses more influence than there is has none, and never less', () => {
  const p = position({ seats: [{ alert: [VIPER_2] }, { influence: 1 }] });
  p.challenge(0, VIPER_2);
  expect(p.player(1)).toMatchObject({ out: true, influence: 0 });
});
