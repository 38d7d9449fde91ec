import { type Plain, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { ccgHost } from '../../src/host.ts';
import { position } from '../../testing/index.ts';

const VIPER = 'BSG1-147'; // power 2
const TEST_OF_FAITH = 'BSG1-049'; // target player gains 1 influence
const STAKES = 'BSG1-031'; // who ties for the most gains 2 influence
const SABOTEUR = 'BSG1-105'; // Commit: each player loses 1 influence
const GALACTICA = 'BSG1-002'; // power 7
const BASE_THAT_HURTS = 'BSG1-007'; // Exhaust: target player loses 1 influence
const TRACKER = 'BSG2-094'; // sacrificed after a challenge of its own
const STRONG = 'BSG1-154'; // Cylon threat 4
const LINKED = 'BSG2-050'; // a mission that is linked to a unit

rule(
  ['CCG-WIN-01', 'CCG-WIN-04', 'CCG-TIMING-05'],
  'at 20 influence the game is won at once, in the middle of a challenge as well',
  () => {
    const p = position({
      seats: [{ alert: [VIPER] }, { influence: 19, hand: [TEST_OF_FAITH], assets: { persuasion: 2 } }],
    });
    p.challenge(0, VIPER).play(1, TEST_OF_FAITH).choose(1, { player: 1 });
    expect(p.done).toBe(true);
    expect(p.player(1)).toMatchObject({ won: true, influence: 20 });
    expect(p.player(0).won).toBe(false);
    expect(p.placeOf(0, VIPER)).toBe('alert'); // the challenge is not carried out
    const q = position({
      seats: [{ alert: [VIPER] }, { influence: 18, hand: [TEST_OF_FAITH], assets: { persuasion: 2 } }],
    });
    q.challenge(0, VIPER).play(1, TEST_OF_FAITH).choose(1, { player: 1 });
    expect(q.player(1)).toMatchObject({ won: false, influence: 17 });
  },
);

rule('CCG-WIN-05', 'who win by one and the same effect tie; nobody wins if the last lose by one', () => {
  const p = position({
    seats: [
      { influence: 18, hand: [STAKES, VIPER], assets: { persuasion: 2 } },
      { influence: 18, hand: [VIPER] },
    ],
  });
  p.play(0, STAKES);
  expect([p.player(0).won, p.player(1).won]).toEqual([true, true]);
  const q = position({ seats: [{ influence: 1, alert: [SABOTEUR] }, { influence: 1 }] });
  q.use(0, SABOTEUR);
  expect(q.done).toBe(true);
  expect(q.view().players).toMatchObject([
    { won: false, out: true },
    { won: false, out: true },
  ]);
  expect(q.events()).toContainEqual(expect.objectContaining({ type: 'game-over', winners: [] }));
  expect(ccgHost.result(q.view() as unknown as Plain)).toMatchObject({ winner: 'nobody' }); // a view is plain data
});

rule('CCG-WIN-08', 'everybody knows the influence of all', () => {
  const p = position({ seats: [{ influence: 7 }, { influence: 12 }] });
  for (const viewer of [seat(0), seat(1), 'spectator'] as const)
    expect(p.view(viewer).players.map(({ influence }) => influence)).toEqual([7, 12]);
});

rule(
  ['CCG-WIN-09', 'CCG-DEFENSE-02', 'CCG-DEFENSE-03', 'CCG-TYPE-11'],
  'who has lost leaves with all his cards and the power of his base; the others play on',
  () => {
    const p = position({
      seats: [{ alert: [VIPER] }, { base: GALACTICA, influence: 2, alert: [STRONG], hand: [VIPER] }, {}],
    });
    expect(p.view().fleetDefense).toBe(15);
    p.challenge(0, VIPER).choose(0, { player: 1 }).passUntil('action');
    expect(p.view().fleetDefense).toBe(8);
    expect(p.player(1)).toMatchObject({ out: true, alert: [], handCount: 0, deck: 0 });
    expect(p.isAsked(2)).toBe(true);
    p.pass(2, 0);
    expect(p.done).toBe(true); // the others alone go round
    expect([p.player(0).won, p.player(2).won]).toEqual([false, false]);
  },
);

rule('CCG-WIN-09', 'what would become of a card after the challenge does not once its player has lost', () => {
  const p = position({ seats: [{ base: BASE_THAT_HURTS, influence: 1, alert: [TRACKER] }, {}, {}] });
  p.challenge(0, TRACKER).choose(0, { player: 1 }).use(0, BASE_THAT_HURTS).choose(0, { player: 0 }).passUntil('action');
  expect(p.player(0)).toMatchObject({ out: true, discard: [] });
  expect(p.placeOf(0, TRACKER)).toBe('removed');
});

rule(
  ['CCG-WIN-09', 'CCG-KEY-15'],
  'what others have linked to a unit that leaves goes to their discard pile, face up',
  () => {
    const p = position({
      seats: [
        { alert: [VIPER], linked: [{ mission: LINKED, to: STRONG, at: 1 }] },
        { influence: 2, alert: [STRONG] },
        {},
      ],
    });
    p.g.turnOver(p.card(0, LINKED), true);
    p.challenge(0, VIPER).choose(0, { player: 1 }).passUntil('action');
    expect(p.placeOf(0, LINKED)).toBe('discard');
    expect(p.g.isExhausted(p.card(0, LINKED))).toBe(false);
  },
);

rule('CCG-DEFENSE-04', 'a base that is spent counts as before', () => {
  const p = position({ seats: [{ supply: 2, hand: [VIPER] }, {}] });
  p.play(0, VIPER);
  expect(p.player(0).stacks).toMatchObject([{ exhausted: true }]);
  expect(p.view().fleetDefense).toBe(8);
});

rule('CCG-TYPE-12', 'the Cylon threat of cards provokes attacks', () => {
  const p = position({ seats: [{ alert: [STRONG, VIPER] }, { reserve: [STRONG] }] });
  expect(p.view().threatLevel).toBe(9);
  expect(p.view().players.map(({ threat }) => threat)).toEqual([5, 4]);
});
