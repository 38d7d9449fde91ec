import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { position } from '../../testing/index.ts';

const VIPER = 'BSG1-147';
const HELO = 'BSG1-123';
const CAG = 'BSG1-099'; // Apollo
const ACE = 'BSG1-098'; // Apollo, 3 logistics
const LIAISON = 'BSG1-100'; // Apollo, 4 security
const FIRE_SUPPORT = 'BSG1-027'; // target unit +2, 2 security
const TEST_OF_FAITH = 'BSG1-049'; // target player gains 1 influence, 2 persuasion
const WINNING_HAND = 'BSG1-053'; // target challenging personnel
const SHELTER = 'BSG2-018'; // target unit can't be targeted
const DOWNED_PILOT = 'BSG1-024'; // target opponent commits a ship or sacrifices a personnel
const AIDE = 'BSG1-101'; // Billy: gain 1 influence when it enters play
const ROSLIN = 'BSG1-127'; // Commit: gain 1 influence
const PRESS_JUNKET = 'BSG1-087'; // a ship: 2 influence
const BOOMER = 'BSG1-103'; // a Cylon
const RAPTOR_PILOT = 'BSG1-104'; // Boomer as well

rule(
  ['CCG-PLAY-01', 'CCG-PLAY-03', 'CCG-TIMING-02'],
  'a card is shown, then its choices are made, then it is paid for and takes effect',
  () => {
    const p = position({
      seats: [{ base: 'BSG1-004', alert: [VIPER], hand: [FIRE_SUPPORT], assets: { security: 2 } }, { alert: [HELO] }],
    });
    p.play(0, FIRE_SUPPORT);
    expect(p.player(0).played).toMatchObject([{ id: FIRE_SUPPORT }]);
    expect(p.player(0).stacks.some(({ exhausted }) => exhausted)).toBe(false); // chosen before paying
    p.target(0, 0, VIPER);
    expect(p.power(0, VIPER)).toBe(4);
    const told = p.events().map(({ type }) => type);
    const order = ['played', 'chosen', 'paid', 'power'].map((type) => told.indexOf(type));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  },
);

rule('CCG-PLAY-02', 'what its text asks for must be there', () => {
  const hand = [WINNING_HAND, FIRE_SUPPORT];
  const assets = { persuasion: 1, security: 2 };
  const offered = (alert: string[]) =>
    position({ seats: [{ alert, hand, assets }, {}] })
      .offered(0, 'play')
      .map(({ id }) => id);
  expect(offered([])).toEqual([]);
  expect(offered([HELO])).toEqual([FIRE_SUPPORT]); // it is not challenging
  // What another card has brought about counts as well.
  const p = position({ seats: [{ alert: [HELO], hand: [SHELTER, FIRE_SUPPORT], assets: { security: 4 } }, {}] });
  p.play(0, SHELTER).passUntil('action').pass(1);
  expect(p.offered(0, 'play')).toEqual([]);
});

rule(['CCG-PLAY-05', 'CCG-TYPE-04'], 'an event takes effect at once and goes to the discard pile', () => {
  const p = position({ seats: [{ hand: [TEST_OF_FAITH], assets: { persuasion: 2 } }, {}] });
  p.play(0, TEST_OF_FAITH).choose(0, { player: 1 });
  expect(p.influence(1)).toBe(11);
  expect(p.placeOf(0, TEST_OF_FAITH)).toBe('discard');
});

rule(
  ['CCG-PLAY-07', 'CCG-PLAY-08', 'CCG-EFFECT-05'],
  'who plays the card picks the opponent, who picks between what he can do',
  () => {
    const hand = [DOWNED_PILOT];
    const assets = { persuasion: 2 };
    const p = position({ seats: [{ hand, assets }, { alert: [VIPER] }, { alert: [VIPER, HELO] }] });
    p.play(0, DOWNED_PILOT);
    expect(p.asked(0).options.map(({ player }) => player)).toEqual([1, 2]);
    p.choose(0, { player: 2 });
    expect(p.isAsked(2)).toBe(true);
    expect(p.asked(2).options).toHaveLength(2);
    const q = position({ seats: [{ hand, assets }, { alert: [VIPER] }] });
    q.play(0, DOWNED_PILOT);
    expect(q.placeOf(1, VIPER)).toBe('reserve'); // there is no personnel to sacrifice
  },
);

rule('CCG-STACK-02', 'overlaying costs the full cost', () => {
  const offered = (security: number) =>
    position({ seats: [{ base: 'BSG1-004', alert: [CAG], hand: [LIAISON], assets: { security } }, {}] }).offered(
      0,
      'play',
    );
  expect(offered(3)).toEqual([]);
  expect(offered(4)).toHaveLength(1);
});

rule('CCG-STACK-04', 'a unit stack is a pile in the order it was made', () => {
  const p = position({
    seats: [{ alert: [CAG], hand: [ACE, LIAISON], assets: { logistics: 3, security: 4 } }, {}],
  });
  p.play(0, ACE).passUntil('action').pass(1).play(0, LIAISON).passUntil('action');
  expect(p.player(0).alert).toMatchObject([{ id: LIAISON, stacked: [{ id: ACE }, { id: CAG }] }]);
});

test('a unit returned to a hand takes its whole stack along, whichever text returns it', () => {
  const stack = { alert: [BOOMER], stacked: { [BOOMER]: [RAPTOR_PILOT] } };
  const mine = position({ seats: [{ ...stack, alert: [BOOMER, 'BSG1-160'] }, {}] });
  mine.use(0, 'BSG1-160').target(0, 0, BOOMER);
  expect([mine.placeOf(0, BOOMER), mine.placeOf(0, RAPTOR_PILOT)]).toEqual(['hand', 'hand']);
  const theirs = position({ seats: [{ alert: ['BSG2-126'] }, stack] });
  theirs.use(0, 'BSG2-126').target(0, 1, BOOMER);
  expect([theirs.placeOf(1, BOOMER), theirs.placeOf(1, RAPTOR_PILOT)]).toEqual(['hand', 'hand']);
});

rule('CCG-STACK-09', 'with a singular card its whole stack is defeated', () => {
  const p = position({
    seats: [
      { alert: [LIAISON], stacked: { [LIAISON]: [CAG, ACE] } },
      { alert: ['BSG1-138'], deck: ['BSG1-163'] },
    ],
  });
  p.challenge(0, LIAISON).target(1, 1, 'BSG1-138').passUntil('action');
  expect([LIAISON, CAG, ACE].map((name) => p.placeOf(0, name))).toEqual(['discard', 'discard', 'discard']);
});

rule(
  ['CCG-STACK-11', 'CCG-STACK-12'],
  "copies that are not singular lie side by side, and so do players' cards",
  () => {
    const p = position({ seats: [{ alert: [VIPER], hand: [VIPER], assets: { security: 3 } }, {}] });
    p.play(0, VIPER).passUntil('action');
    expect(p.player(0).alert).toMatchObject([{ id: VIPER, stacked: [] }]);
    expect(p.player(0).reserve).toMatchObject([{ id: VIPER, stacked: [] }]);
    const q = position({ seats: [{ hand: [LIAISON], assets: { security: [4] } }, { alert: [CAG] }] });
    q.play(0, LIAISON).passUntil('action');
    expect(q.player(0).reserve).toMatchObject([{ id: LIAISON, stacked: [] }]);
    expect(q.player(1).alert).toMatchObject([{ id: CAG, stacked: [] }]);
  },
);

rule('CCG-GEN-03', 'a card that contradicts the rules is followed', () => {
  const played = (persistent: string[]) => {
    const p = position({
      seats: [{ alert: [BOOMER], hand: [RAPTOR_PILOT], assets: { logistics: 3 }, persistent }, {}],
    });
    return p.play(0, RAPTOR_PILOT).passUntil('action').player(0).alert[0]?.id;
  };
  expect(played([])).toBe(RAPTOR_PILOT); // overlaid
  expect(played(['BSG1-096'])).toBe(BOOMER); // Cylon units are not singular
});

rule('CCG-EFFECT-01', 'events, missions and abilities produce effects', () => {
  const p = position({
    seats: [{ alert: [ROSLIN, VIPER, PRESS_JUNKET], hand: [TEST_OF_FAITH], assets: { persuasion: 2 } }, {}],
  });
  p.use(0, ROSLIN).pass(1);
  expect(p.influence(0)).toBe(11);
  p.resolve(0, PRESS_JUNKET).pass(1);
  expect(p.influence(0)).toBe(13);
  p.play(0, TEST_OF_FAITH).choose(0, { player: 0 });
  expect(p.influence(0)).toBe(14);
});

rule('CCG-EFFECT-03', 'a triggered effect happens when its condition occurs, and only then', () => {
  const p = position({ seats: [{ hand: [AIDE, VIPER], assets: { persuasion: 3, security: 3 } }, {}] });
  p.play(0, AIDE);
  expect(p.influence(0)).toBe(11);
  p.pass(1).play(0, VIPER).passUntil('action');
  expect(p.influence(0)).toBe(11); // another card entered play
});

test('it is told whether a card is overlaid', () => {
  const told = (alert: string[], hand: string) => {
    const p = position({ seats: [{ alert, hand: [hand], assets: { logistics: 3, persuasion: 2 } }, {}] });
    p.play(0, hand);
    return p.events().find(({ type }) => type === 'played')?.['overlaid'];
  };
  expect([told([CAG], ACE), told([HELO], ACE), told([CAG], TEST_OF_FAITH)]).toEqual([true, false, false]);
});
