import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { takeAction } from '../../src/core/rules/action.ts';
import { finalJump, GameOver } from '../../src/core/rules/end-of-game.ts';
import { sendTo } from '../../src/core/rules/hazardous-locations.ts';
import { sideOf } from '../../src/core/rules/loyalty.ts';
import type { Galactica } from '../../src/core/state/galactica.ts';
import { zones } from '../../src/core/state/zones.ts';
import { goalLosses } from '../../src/modules/conflicted-loyalties/personal-goal-rules.ts';
import { adama, facedown, faceup, loyaltyDeck, roslin, starbuck, zarek } from './people.ts';

const wreck = 'goal-self-destruction';
const far = { travelled: ['Desolate Moon', 'Barren Planet', 'Barren Planet'] };
const near = { travelled: ['Barren Planet', 'Barren Planet', 'Barren Planet'] };
const goal = expect.objectContaining({ type: 'goal' });

/** Seat 2, in Sickbay, with the goal to be there. */
function aiming(setup: Partial<PositionSetup> = {}) {
  const p = position({ seats: [zarek, adama, { ...starbuck, at: 'sickbay', loyalty: [wreck] }], ...setup });
  loyaltyDeck(p.g, 'cylon-brig');
  return p.run((g) => takeAction(g, seat(2)));
}

/** The end of the game, which throws. */
function ends(p: ReturnType<typeof position>) {
  p.run(function* (g: Galactica) {
    try {
      yield* finalJump(g);
    } catch (end) {
      if (!(end instanceof GameOver)) throw end;
    }
  });
  return p.g.state;
}

describe('revealing a personal goal', () => {
  rule('BG-GOAL-01', 'is an action of the player who holds it', () => {
    const p = aiming();
    expect(p.asked(2)?.options).toContainEqual(goal);
    p.run((g) => takeAction(g, seat(1)));
    expect(p.asked(1)?.options).not.toContainEqual(goal);
    p.run((g) => takeAction(g, seat(2))).choose(2, { type: 'goal' });
    expect(faceup(p, 2)).toEqual([wreck]);
    expect(p.events('spectator')).toContainEqual({ type: 'goal-revealed', seat: 2, card: wreck });
  });

  rule('BG-GOAL-02', 'only while its condition is true, not because it once was', () => {
    const p = position({ seats: [zarek, adama, { ...starbuck, at: 'command', loyalty: [wreck] }] });
    p.run((g) => takeAction(g, seat(2)));
    expect(p.asked(2)?.options).not.toContainEqual(goal);
    p.run((g) => sendTo(g, seat(2), 'sickbay'));
    p.run((g) => takeAction(g, seat(2)));
    expect(p.asked(2)?.options).toContainEqual(goal);
    p.run((g) => sendTo(g, seat(2), 'command'));
    p.run((g) => takeAction(g, seat(2)));
    expect(p.asked(2)?.options).not.toContainEqual(goal);
  });

  rule(
    'BG-GOAL-03',
    'at distance 6 a not-a-Cylon card goes into the loyalty deck, and one card is drawn from it',
    () => {
      const p = aiming(near);
      const before = p.g.cards.count(zones.notCylonDeck);
      p.choose(2, { type: 'goal' });
      expect(p.g.cards.count(zones.notCylonDeck)).toBe(before - 1);
      expect(p.g.cards.count(zones.loyaltyDeck)).toBe(1);
      expect(facedown(p, 2).length).toBe(1);
    },
  );

  rule('BG-GOAL-03', 'the deck is shuffled: the card drawn may be either', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const p = aiming({ seed: `goal ${seed}` }).choose(2, { type: 'goal' });
      drawn.add(
        facedown(p, 2)
          .map((id) => (id === 'cylon-brig' ? 'cylon' : 'not'))
          .join(),
      );
    }
    expect([...drawn].sort()).toEqual(['cylon', 'not']);
  });

  rule('BG-GOAL-04', 'the new card is seen by its player only', () => {
    const p = aiming().choose(2, { type: 'goal' });
    const [id = ''] = facedown(p, 2);
    const own = p.events(seat(2)).find(({ type }) => type === 'loyalty-dealt');
    expect(JSON.stringify(own)).toContain(id);
    for (const viewer of [seat(0), 'spectator'] as const) {
      const event = p.events(viewer).find(({ type }) => type === 'loyalty-dealt');
      expect(event).toEqual({ type: 'loyalty-dealt', seat: 2, n: 1 });
      for (const card of p.g.cards.list(zones.loyalty(seat(2)))) expect(p.g.cards.knows(card, viewer)).toBe(false);
    }
  });

  rule('BG-GOAL-05', 'at distance 7 no card is drawn', () => {
    const p = aiming(far).choose(2, { type: 'goal' });
    expect([facedown(p, 2), faceup(p, 2)]).toEqual([[], [wreck]]);
    expect(p.g.cards.count(zones.loyaltyDeck)).toBe(1);
  });

  rule('BG-GOAL-06', 'does not end the game or bring the objective nearer', () => {
    const p = aiming(near).choose(2, { type: 'goal' });
    expect(p.g.state).toMatchObject({ winner: null, nextJumpWins: false });
  });
});

describe('personal goals at the end of the game', () => {
  const holder = { ...starbuck, at: 'command' as const };

  rule('BG-GOAL-07', 'each unrevealed one of a human player costs its resource, a hidden Cylon counts as one', () => {
    const p = position({
      seats: [
        { ...roslin, loyalty: ['goal-acquire-power', 'cylon-brig'] },
        { ...adama, loyalty: ['goal-sacrifice', 'goal-use-caution'] },
        { ...starbuck, loyaltyFaceup: ['goal-devastation'] },
      ],
    });
    p.run((g) => goalLosses(g));
    expect(p.g.state.resources).toMatchObject({ food: 7, fuel: 7, population: 11, morale: 10 });
    expect(p.events('spectator')).toContainEqual({ type: 'goal-missed', seat: 0, card: 'goal-acquire-power' });
  });

  rule('BG-GOAL-08', 'the humans win if every resource is still above 0', () => {
    const p = position({ seats: [zarek, adama, { ...holder, loyalty: [wreck] }], resources: { morale: 2 } });
    expect(ends(p)).toMatchObject({ winner: 'humans' });
    expect(p.g.state.resources.morale).toBe(1);
  });

  rule('BG-GOAL-08', 'the Cylons win if one of them falls to 0', () => {
    const p = position({ seats: [zarek, adama, { ...holder, loyalty: [wreck] }], resources: { morale: 1 } });
    expect(ends(p)).toMatchObject({ winner: 'cylons', ending: 'personal-goals' });
  });

  rule('BG-GOAL-09', 'that of a revealed Cylon costs nothing', () => {
    const p = position({
      seats: [zarek, adama, { ...starbuck, revealed: true, loyalty: [wreck], loyaltyFaceup: ['cylon-brig'] }],
      resources: { morale: 1 },
    });
    expect(ends(p)).toMatchObject({ winner: 'humans' });
  });

  rule('BG-GOAL-10', 'counts as not a Cylon, and does not outweigh a Cylon card', () => {
    const p = position({
      seats: [{ ...zarek, loyalty: [wreck] }, { ...adama, loyalty: ['goal-selfish', 'cylon-brig'] }, starbuck],
    });
    expect(p.g.seats.map((one) => sideOf(p.g, one))).toEqual(['humans', 'cylons', 'humans']);
  });
});
